import { css } from '@emotion/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { column, grid, muted, pane } from '../theme/mixins.ts';
import { color, font, size, space } from '../theme/tokens.ts';
import { primaryButton } from '../ui/buttonStyles.ts';
import { Logo } from '../ui/Logo.tsx';
import { TextField } from '../ui/TextField.tsx';
import { PROBLEMS, TITLE, TOKEN } from './texts.ts';

interface TokenFormProps {
  /** Whether the server has refused the last one. */
  isWrong: boolean;
  onToken: (token: string) => void;
}

/** Asks for the operator's token. A refusal MUST be announced, and the field have the focus. */
export function TokenForm({ isWrong, onToken }: TokenFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const token = field.current?.value.trim();
    if (token) onToken(token);
  };
  return (
    <main css={column}>
      <form css={[pane, card]} onSubmit={submit}>
        <Logo />
        <h1>{TITLE}</h1>
        <div>
          <TextField
            {...{ ref: field, id: 'token', type: 'password', label: TOKEN.label, required: true }}
            {...{ autoComplete: 'current-password', 'aria-describedby': 'token-hint' }}
            errorId={isWrong ? 'token-error' : undefined}
          >
            {null}
          </TextField>
        </div>
        {isWrong && (
          <p id="token-error" role="alert">
            {PROBLEMS.wrongToken}
          </p>
        )}
        <p id="token-hint" css={muted(font.micro)}>
          {TOKEN.hint}
        </p>
        <button type="submit" css={primaryButton}>
          {TOKEN.show}
        </button>
      </form>
    </main>
  );
}

const card = css`
  ${grid(space.s)}
  max-inline-size: ${size.form};
  margin: ${space.xxl} auto;
  padding: ${space.card};
  h1 { font-size: ${font.title4}; }
  [role='alert'] {
    color: ${color.red};
    font-size: ${font.small};
  }
`;
