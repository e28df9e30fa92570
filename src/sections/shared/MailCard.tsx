import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import IconMail from '~icons/lucide/mail';
import { supportMailto } from '../../config.ts';
import { T } from '../../i18n/T.tsx';
import { type TextKey, useText } from '../../i18n/useText.ts';
import { pane, screenOnly } from '../../theme/mixins.ts';
import { color, font, space } from '../../theme/tokens.ts';
import { quietButton } from '../../ui/buttonStyles.ts';

interface MailCardProps {
  title: TextKey;
  text: TextKey;
  /** Subject of the email. */
  subject: TextKey;
  /** Text of the mail link. */
  label: TextKey;
  /** Further links beside the mail link. */
  children?: ReactNode;
}

/** A card for questions that the page does not answer, with a mail link to support. */
export function MailCard({ title, text, subject, label, children }: MailCardProps) {
  const t = useText();
  return (
    <section css={[pane, card, screenOnly]}>
      <div>
        <T as="h2" css={heading} k={title} />
        <T as="p" css={words} k={text} />
      </div>
      <div css={links}>
        <a css={quietButton} href={supportMailto(t(subject))}>
          <IconMail aria-hidden="true" />
          <T k={label} />
        </a>
        {children}
      </div>
    </section>
  );
}

const card = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.l};
  padding: ${space.band};
`;

const heading = css`
  font-size: ${font.title3};
`;

const words = css`
  margin-block-start: ${space.xs};
  color: ${color.inkMuted};
`;

const links = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
`;
