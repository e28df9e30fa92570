import { css } from '@emotion/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { column, ledeText, pane } from '../theme/mixins.ts';
import { color, font, size, space } from '../theme/tokens.ts';
import { primaryButton } from '../ui/buttonStyles.ts';
import { Logo } from '../ui/Logo.tsx';
import { control, muted } from './styles.ts';
import { PROBLEMS, TOKEN } from './texts.ts';

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
    <main css={[column, screen]}>
      <form css={[pane, card]} onSubmit={submit}>
        <Logo />
        <h1 css={heading}>{TOKEN.heading}</h1>
        <p css={[ledeText, lede]}>{TOKEN.lede}</p>
        <label htmlFor="token">{TOKEN.label}</label>
        <input
          ref={field}
          id="token"
          type="password"
          required
          autoComplete="current-password"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? 'token-error token-hint' : 'token-hint'}
          css={[control, tokenField]}
        />
        {isWrong && (
          <p id="token-error" role="alert" css={error}>
            {PROBLEMS.wrongToken}
          </p>
        )}
        <p id="token-hint" css={muted}>
          {TOKEN.hint}
        </p>
        <button type="submit" css={[primaryButton, button]}>
          {TOKEN.show}
        </button>
      </form>
    </main>
  );
}

const screen = css`
  display: grid;
  place-items: center;
  padding-block: ${space.xxl};
`;

const card = css`
  display: grid;
  justify-items: start;
  gap: ${space.xs};
  inline-size: 100%;
  max-inline-size: ${size.form};
  padding: ${space.card};
  label {
    font-size: ${font.small};
    font-weight: 600;
  }
`;

const heading = css`
  margin-block-start: ${space.s};
  font-size: ${font.title4};
  letter-spacing: -0.02em;
`;

const lede = css`
  margin-block-end: ${space.m};
  font-size: ${font.small};
`;

const tokenField = css`
  inline-size: 100%;
  &[aria-invalid] {
    border-color: ${color.red};
    outline: ${size.ring} solid ${color.redHalo};
  }
`;

const error = css`
  color: ${color.red};
  font-size: ${font.small};
`;

const button = css`
  margin-block-start: ${space.s};
`;
