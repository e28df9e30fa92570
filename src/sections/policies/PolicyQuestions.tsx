import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { SUPPORT_EMAIL, supportMailto } from '../../config.ts';
import { T } from '../../i18n/T.tsx';
import type { TextGroup } from '../../i18n/textKeys.ts';
import { grid, pane } from '../../theme/mixins.ts';
import { color, font, space } from '../../theme/tokens.ts';
import { buttonRow, quietButton } from '../../ui/buttonStyles.ts';
import { MailIcon } from '../../ui/icons.tsx';
import { SocialLink } from '../layout/SocialLink.tsx';

/** The card for questions about a policy; on paper it names the address. */
export function PolicyQuestions({ texts }: { texts: TextGroup<'title' | 'subject'> }) {
  const { t } = useTranslation();
  return (
    <section css={[pane, card]}>
      <T as="h2" k={`${texts}.title`} />
      <T as="p" k="policies.questionsText" />
      <p hidden>{SUPPORT_EMAIL}</p>
      <div css={buttonRow}>
        <a css={quietButton} href={supportMailto(t(`${texts}.subject`))}>
          <MailIcon />
          <T k="policies.emailUs" />
        </a>
        <SocialLink />
      </div>
    </section>
  );
}

const card = css`
  ${grid(space.xs)}
  padding: ${space.card};
  break-inside: avoid;
  h2 { font-size: ${font.title3}; }
  h2 + p {
    margin-block-end: ${space.s};
    color: ${color.inkMuted};
  }
`;
