import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SUPPORT_EMAIL, supportMailto } from '../config.ts';
import { T } from '../i18n/T.tsx';
import { GlassFrame } from '../sections/shared/GlassFrame.tsx';
import { PageIntro } from '../sections/shared/PageIntro.tsx';
import { PageHead } from '../seo/PageHead.tsx';
import { sky } from '../theme/iris.ts';
import { displayText, grid, noPrint } from '../theme/mixins.ts';
import { shadow } from '../theme/shadows.ts';
import { blur, color, font, media, radius, size, space } from '../theme/tokens.ts';
import { buttonRow, primaryButton, quietButton } from '../ui/buttonStyles.ts';
import { MailIcon } from '../ui/icons.tsx';

/** Renders `/about`, a placeholder: empty windows, and a letter to the team under the glass. */
export default function AboutPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead page="about" />
      <PageIntro title="about.title" lede="about.lede" />
      <div css={[sky, desk]}>
        {EMPTY_WINDOWS.map((place) => (
          <div key={place.name} css={[emptyWindow, place, noPrint]} />
        ))}
        <GlassFrame>
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

// Out of focus: a title bar, and lines of text.
const emptyWindow = css`
  position: absolute;
  z-index: -1;
  inline-size: 22em;
  aspect-ratio: 1.4;
  border-radius: ${radius.m};
  background:
    linear-gradient(${color.glassClear} 2em, transparent 2em),
    repeating-linear-gradient(in srgb, transparent 0 1.25em, ${color.hairline} 0 1.6em) 1.25em 3em / 60% 55%
      no-repeat,
    ${color.glassClear};
  box-shadow: ${shadow.window};
  filter: blur(${blur.soft});
  ${media.forcedColors} { display: none; }
`;

const place = (top: string, start: string, fontSize: string = space.m) => css`
  inset-block-start: ${top};
  inset-inline-start: ${start};
  font-size: ${fontSize};
`;

const EMPTY_WINDOWS = [
  place('16%', '-5%'),
  place('56%', '9%'),
  place('10%', '72%'),
  place('52%', '81%'),
  place('74%', '60%', space.s),
];

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
