import { css } from '@emotion/react';
import { SUPPORT_EMAIL, supportMailto } from '../../config.ts';
import { T } from '../../i18n/T.tsx';
import { useText } from '../../i18n/useText.ts';
import { color, font, media } from '../../theme/tokens.ts';

/**
 * Explains how to join by email. Shown only where scripts are off or failed to load
 * (`data-scripts="failed"`, set by `boot.ts`): the form never pretends to work.
 */
export function WithoutScripts() {
  const t = useText();
  return (
    <div css={note}>
      <T as="p" k="waitlist.withoutScripts.text" />
      <a href={supportMailto(t('waitlist.withoutScripts.subject'))}>
        <T k="waitlist.withoutScripts.link" values={{ email: SUPPORT_EMAIL }} />
      </a>
    </div>
  );
}

const note = css`
  display: none;
  grid-column: 1 / -1;
  color: ${color.inkMuted};
  font-size: ${font.small};
  ${media.noScripts} {
    display: block;
  }
  [data-scripts='failed'] & {
    display: block;
  }
`;
