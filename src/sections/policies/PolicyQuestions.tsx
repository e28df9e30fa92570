import { css } from '@emotion/react';
import IconMail from '~icons/lucide/mail';
import { SUPPORT_EMAIL, supportMailto } from '../../config.ts';
import { T } from '../../i18n/T.tsx';
import { type TextKey, useText } from '../../i18n/useText.ts';
import { grid, pane } from '../../theme/mixins.ts';
import { color, font, space } from '../../theme/tokens.ts';
import { buttonRow, quietButton } from '../../ui/buttonStyles.ts';
import { SocialLink } from '../layout/SocialLink.tsx';

interface PolicyQuestionsProps {
  title: TextKey;
  /** Subject of the email. */
  subject: TextKey;
}

/** The card for questions about a policy; on paper it names the address. */
export function PolicyQuestions({ title, subject }: PolicyQuestionsProps) {
  const t = useText();
  return (
    <section css={[pane, card]}>
      <T as="h2" css={heading} k={title} />
      <T as="p" css={words} k="policies.questionsText" />
      <p hidden>{SUPPORT_EMAIL}</p>
      <div css={buttonRow}>
        <a css={quietButton} href={supportMailto(t(subject))}>
          <IconMail aria-hidden="true" />
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
`;

const heading = css`
  font-size: ${font.title3};
`;

const words = css`
  margin-block-end: ${space.s};
  color: ${color.inkMuted};
`;
