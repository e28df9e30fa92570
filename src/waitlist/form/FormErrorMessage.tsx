import { css } from '@emotion/react';
import { usePageContext } from '../../i18n/pageContext.ts';
import { T } from '../../i18n/T.tsx';
import { color, font, space } from '../../theme/tokens.ts';
import { CircleAlertIcon } from '../../ui/icons.tsx';
import type { FormError } from '../signupOutcome.ts';
import { ERROR_TEXTS } from './formState.ts';

/** The error above the button. Its live region always exists, so that new text is announced. */
export function FormErrorMessage({ id, error }: { id: string; error: FormError | null }) {
  const { language } = usePageContext();
  const serverMessage = error?.serverMessage;
  return (
    <div id={id} role="alert">
      {error && (
        <div css={message}>
          <CircleAlertIcon />
          {/* A server's message may be in any language; it is rendered as text, never as HTML. */}
          {serverMessage ? (
            <p
              lang={serverMessage.language ?? undefined}
              dir={serverMessage.language === language.tag ? language.dir : 'auto'}
            >
              {serverMessage.text}
            </p>
          ) : (
            <T as="p" k={ERROR_TEXTS[error.type]} />
          )}
        </div>
      )}
    </div>
  );
}

const message = css`
  display: flex;
  gap: ${space.xs};
  padding-block-end: ${space.s};
  color: ${color.red};
  font-size: ${font.small};
  font-weight: 600;
  line-height: 1.6;
  overflow-wrap: anywhere;
  /* A very long server message must not push the form away. */
  p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 6;
  }
  svg {
    flex: none;
    margin-block-start: 0.2em;
  }
`;
