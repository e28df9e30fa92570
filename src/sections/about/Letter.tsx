import { css } from '@emotion/react';
import IconMail from '~icons/lucide/mail';
import { SUPPORT_EMAIL, supportMailto } from '../../config.ts';
import { T } from '../../i18n/T.tsx';
import { useText } from '../../i18n/useText.ts';
import { displayText } from '../../theme/mixins.ts';
import { color, font, radius, size, space } from '../../theme/tokens.ts';
import { buttonRow, primaryButton, quietButton } from '../../ui/buttonStyles.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { GlassFrame } from '../shared/GlassFrame.tsx';

/** A letter to the team, under the glass. */
export function Letter() {
  const t = useText();
  return (
    <GlassFrame styles={frame}>
      <div css={sheet}>
        <dl css={head}>
          <T as="dt" k="about.to" />
          <dd>{SUPPORT_EMAIL}</dd>
          <T as="dt" k="about.subject" />
          <T as="dd" k="about.subjectText" />
        </dl>
        <p css={text}>
          <T k="about.note" />
          <br />
          <T k="about.reader" />
        </p>
        <div css={buttonRow}>
          <a css={primaryButton} href={supportMailto(t('about.subjectText'))}>
            <IconMail aria-hidden="true" />
            <T k="about.write" />
          </a>
          <PageLink to="/" css={quietButton}>
            <T k="common.returnToHome" />
          </PageLink>
        </div>
      </div>
    </GlassFrame>
  );
}

const frame = css`
  inline-size: min(100%, ${size.field});
`;

const sheet = css`
  display: grid;
  gap: ${space.l};
  padding: ${space.card};
  border-radius: ${radius.l};
  background: ${color.surface};
`;

const head = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space.xs} ${space.m};
  padding-block-end: ${space.m};
  border-block-end: ${space.hair} solid ${color.hairline};
  font-size: ${font.small};
  dt { color: ${color.inkMuted}; }
  dd {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const text = css`
  ${displayText}
  line-height: 1.25;
  text-wrap: balance;
`;
