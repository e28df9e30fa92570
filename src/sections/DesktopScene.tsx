import { css } from '@emotion/react';
import { usePageDocument } from '../i18n/pageDocument.ts';
import { T, type TextKey } from '../i18n/T.tsx';
import { color, media, radius, SHADOW, size, space } from '../theme/tokens.ts';

/** The costs the sample answer speaks of, in dollars. */
const ROWS: { month: TextKey; hosting: number; tools: number }[] = [
  { month: 'home.frame.sheet.january', hosting: 1180, tools: 640 },
  { month: 'home.frame.sheet.february', hosting: 1240, tools: 655 },
  { month: 'home.frame.sheet.march', hosting: 2480, tools: 671 },
  { month: 'home.frame.sheet.april', hosting: 2310, tools: 668 },
];

/** The desktop under the frame: a spreadsheet. Decoration; the sample answer says what matters in it. */
export function DesktopScene() {
  const { language } = usePageDocument();
  const format = new Intl.NumberFormat(language.tag);
  return (
    <div css={windowBox} aria-hidden="true">
      <div css={bar}>
        <i />
        <i />
        <i />
        <T k="home.frame.sheet.name" />
      </div>
      <div css={sheet}>
        <span>
          <T k="home.frame.sheet.month" />
        </span>
        <span>
          <T k="home.frame.sheet.hosting" />
        </span>
        <span>
          <T k="home.frame.sheet.tools" />
        </span>
        {ROWS.map(({ month, hosting, tools }) => (
          <div key={month} css={row}>
            <b>
              <T k={month} />
            </b>
            <b>{format.format(hosting)}</b>
            <b>{format.format(tools)}</b>
          </div>
        ))}
      </div>
    </div>
  );
}

const windowBox = css`
  position: absolute;
  inset: 0 ${space.s} auto;
  block-size: calc(100% - ${space.xxl});
  overflow: hidden;
  border: ${space.hair} solid ${color.hairline};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${SHADOW};
  ${media.medium} { inset-inline: 0 18%; }
`;

const bar = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  padding: ${space.s} ${space.m};
  border-block-end: ${space.hair} solid ${color.hairline};
  color: ${color.inkMuted};
  font-size: ${size.micro};
  i { inline-size: 0.625rem; block-size: 0.625rem; border-radius: 50%; background: ${color.hairline}; }
`;

const sheet = css`
  display: grid;
  grid-template-columns: 1.2fr 1fr 1fr;
  color: ${color.inkMuted};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
  span, b { padding: ${space.xs} ${space.m}; border-block-end: ${space.hair} solid ${color.hairline}; font-weight: 400; }
  span { font-weight: 600; }
`;

const row = css`
  display: contents;
  &:nth-of-type(3) b { color: ${color.ink}; font-weight: 600; background: ${color.blueSurface}; }
`;
