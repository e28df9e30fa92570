import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SUPPORT_EMAIL, supportMailto } from '../config.ts';
import { T } from '../i18n/T.tsx';
import { GlassFrame } from '../sections/shared/GlassFrame.tsx';
import { PageIntro } from '../sections/shared/PageIntro.tsx';
import { PageHead } from '../seo/PageHead.tsx';
import { sky } from '../theme/iris.ts';
import { displayText, grid } from '../theme/mixins.ts';
import { color, font, radius, size, space } from '../theme/tokens.ts';
import { buttonRow, primaryButton, quietButton } from '../ui/buttonStyles.ts';
import { MailIcon } from '../ui/icons.tsx';

/** Renders `/about`, a placeholder: a letter to the team, of glass. */
export default function AboutPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead page="about" />
      <PageIntro title="about.title" lede="about.lede" />
      <div css={[sky, desk]}>
        <GlassFrame title="about.subjectText">
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
                <MailIcon />
                <T k="about.write" />
              </a>
              <Link to="/" css={quietButton}>
                <T k="common.returnToHome" />
              </Link>
            </div>
          </div>
        </GlassFrame>
      </div>
    </>
  );
}

// The light begins right below the words.
const desk = css`
  display: grid;
  grid-template-columns: min(100%, ${size.field});
  place-content: center;
  min-block-size: calc(5 * ${size.column});
  margin-block-start: calc(-1 * ${space.xl});
  padding: ${space.section} ${space.gutter};
`;

const sheet = css`
  ${grid(space.l)}
  padding: ${space.card};
  border-radius: ${radius.l};
  background: ${color.surface};
`;

const head = css`
  ${grid(space.xs, space.m)}
  grid-template-columns: auto 1fr;
  padding-block-end: ${space.m};
  border-block-end: ${space.hair} solid ${color.hairline};
  font-size: ${font.small};
  dt { color: ${color.inkMuted}; }
  dd {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

// A full line may be wider in a fallback font: it reaches into the padding instead of breaking.
const text = css`
  ${displayText}
  margin-inline-end: calc(-1 * ${space.card});
  line-height: 1.25;
  text-wrap: balance;
`;
