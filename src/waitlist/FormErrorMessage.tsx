import { css } from '@emotion/react';
import IconAlert from '~icons/lucide/circle-alert';
import { T } from '../i18n/T.tsx';
import { color, media, size, space } from '../theme/tokens.ts';
import { ERROR_TEXTS } from './errorMessages.ts';
import type { FormError } from './formState.ts';

interface FormErrorMessageProps {
  id: string;
  error: FormError | null;
}

/** The error above the button. Its element is always there, so that a text put into it is announced. */
export function FormErrorMessage({ id, error }: FormErrorMessageProps) {
  return (
    <div id={id} role="alert" css={area}>
      {error && (
        <div css={message}>
          <IconAlert aria-hidden="true" />
          {/* A server's words may be in any language, of any length, and are text whatever they hold. */}
          <p dir={error.serverMessage ? 'auto' : undefined}>
            {error.serverMessage ?? <T k={ERROR_TEXTS[error.type]} />}
          </p>
        </div>
      )}
    </div>
  );
}

const area = css`
  min-inline-size: 0;
  &:empty { margin-block-start: calc(-1 * ${space.xs}); }
  ${media.medium} {
    grid-area: 1 / 1 / auto / -1;
    &:empty { margin-block: 0 calc(-1 * ${space.xs}); }
  }
`;

const message = css`
  display: flex;
  gap: ${space.xs};
  color: ${color.red};
  font-size: ${size.small};
  font-weight: 550;
  overflow-wrap: anywhere;
  /* A hostile message must not push the form away. */
  p { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 6; }
  svg { flex: none; inline-size: 1.25em; block-size: 1.25em; margin-block-start: 0.15em; }
`;
