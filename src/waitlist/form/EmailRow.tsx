import { css, keyframes } from '@emotion/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageContext } from '../../i18n/pageContext.ts';
import { T } from '../../i18n/T.tsx';
import { FORM_FIELDS } from '../../rules/contract.ts';
import { shadow } from '../../theme/shadows.ts';
import { color, font, media, radius, size, space, time } from '../../theme/tokens.ts';
import { primaryButton } from '../../ui/buttonStyles.ts';
import { TextField } from '../../ui/TextField.tsx';

interface EmailRowProps
  extends Pick<
    ComponentProps<'input'>,
    'ref' | 'defaultValue' | 'onInput' | 'aria-describedby' | 'aria-invalid'
  > {
  id: string;
  /** Path of the page that the form is on. */
  from: string;
  /** Id of the error's element while there is an error. */
  errorId: string | undefined;
  /** Disables field and button, and says that the address is being sent. */
  isWaiting?: boolean;
}

/** The field and the form's button, with the hidden fields that only a browser's submit sends. */
export function EmailRow({ from, isWaiting = false, ...rest }: EmailRowProps) {
  const { t } = useTranslation();
  const { language } = usePageContext();
  const action = isWaiting ? 'waitlist.submitting' : 'waitlist.submit';
  return (
    <>
      <div css={container}>
        <TextField
          label={<T k="waitlist.emailLabel" />}
          placeholder={t('waitlist.emailPlaceholder')}
          name={FORM_FIELDS.email}
          type="email"
          dir="ltr"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          disabled={isWaiting}
          styles={row}
          {...rest}
        >
          <button css={[primaryButton, submitButton]} type="submit" disabled={isWaiting}>
            {isWaiting && <span css={spinner} aria-hidden="true" />}
            {/* A new element for each text: translators replace the text node that React knows. */}
            <T key={action} as="span" k={action} />
          </button>
        </TextField>
      </div>
      <input type="hidden" name={FORM_FIELDS.language} value={language.tag} />
      <input type="hidden" name={FORM_FIELDS.from} value={from} />
      {/* `hidden`, since autofill and screen readers find a field that is only out of sight. */}
      <input hidden name={FORM_FIELDS.trap} autoComplete="off" />
    </>
  );
}

const container = css`
  container-type: inline-size;
`;

// Side by side, field and button look like one control; its edge shows the field's focus and error.
const row = css`
  gap: ${space.xs};
  & > button { grid-area: 2 / 1; }
  ${media.formRow} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0;
    padding: ${space.xxs};
    padding-inline-start: ${space.s};
    border: ${space.hair} solid ${color.controlEdge};
    border-radius: ${radius.pill};
    background: ${color.surfaceRaised};
    box-shadow: ${shadow.soft};
    &:has(input:focus-visible) {
      outline: ${size.ring} solid ${color.focus};
      outline-offset: ${size.line};
    }
    &:has([aria-invalid]) {
      border-color: ${color.red};
      outline: ${size.ring} solid ${color.redHalo};
    }
    /* One ring in one color. */
    &:has([aria-invalid]):has(input:focus-visible) {
      outline-color: ${color.red};
      outline-offset: 0;
    }
    input, input[aria-invalid] {
      padding-inline: ${space.xs};
      border: 0;
      outline: none;
      background: none;
    }
    /* All borders are visible there. */
    ${media.forcedColors} {
      &:has(input:focus-visible), &:has([aria-invalid]) { border-color: Canvas; }
    }
    & > button {
      grid-area: 1 / 2;
      padding-inline: ${space.m};
    }
    input, button { min-block-size: ${size.target}; }
  }
`;

// A longer label takes space from the field: nothing outside the form moves.
const submitButton = css`
  min-block-size: ${size.control};
  font-size: ${font.body};
`;

const turn = keyframes`to { transform: rotate(1turn); }`;

// Does not move under reduced motion; the text beside it says what is in progress.
const spinner = css`
  inline-size: 1.125em;
  block-size: 1.125em;
  border: 0.125em solid currentColor;
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} ${time.turn} linear infinite;
`;
