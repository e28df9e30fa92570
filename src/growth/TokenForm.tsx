import { css } from '@emotion/react';
import { column, grid, muted, pane } from '../theme/mixins.ts';
import { font, size, space } from '../theme/tokens.ts';
import { primaryButton } from '../ui/buttonStyles.ts';
import { TextField } from '../ui/TextField.tsx';
import { Warning } from './Panel.tsx';
import { PROBLEMS, TITLE, TOKEN } from './texts.ts';

interface TokenFormProps {
  /** Whether the server has refused the last token. */
  isWrong: boolean;
  onToken: (token: string) => void;
}

/** Asks for the operator's token. A refusal MUST be announced, and the field MUST have focus. */
export function TokenForm({ isWrong, onToken }: TokenFormProps) {
  return (
    <main css={column}>
      <form css={[pane, card]} action={(form) => onToken(String(form.get('token')).trim())}>
        <h1>{TITLE}</h1>
        <div>
          <TextField
            {...{ id: 'token', name: 'token', type: 'password', label: TOKEN.label }}
            {...{ autoComplete: 'current-password', autoFocus: true, required: true }}
            // An HTTP header cannot hold other characters.
            pattern="\s*[!-~]+\s*"
            aria-describedby="token-hint"
            errorId={isWrong ? 'token-error' : undefined}
          >
            {null}
          </TextField>
        </div>
        {isWrong && <Warning id="token-error">{PROBLEMS.wrongToken}</Warning>}
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
`;
