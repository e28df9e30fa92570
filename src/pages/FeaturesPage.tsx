import { css, keyframes } from '@emotion/react';
import { Link } from 'react-router-dom';
import { BelowTheFold } from '../hydration/slices.tsx';
import { T } from '../i18n/T.tsx';
import type { TextKey } from '../i18n/textKeys.ts';
import { FeaturePicture } from '../sections/pictures/FeaturePicture.tsx';
import type { PictureName } from '../sections/pictures/Pictures.tsx';
import { JoinWaitlistLink } from '../sections/shared/JoinWaitlistLink.tsx';
import { PageIntro } from '../sections/shared/PageIntro.tsx';
import { PageHead } from '../seo/PageHead.tsx';
import { column, grid, noPrint, onDark, onScroll, pane, spaceBelow } from '../theme/mixins.ts';
import { blur, color, font, media, size, space } from '../theme/tokens.ts';
import { buttonRow, primaryButton, quietButton } from '../ui/buttonStyles.ts';

const PLATES: { title: TextKey; text: TextKey; picture: PictureName; isDark?: true }[] = [
  { title: 'features.list.see', text: 'features.details.see', picture: 'vision' },
  { title: 'features.list.listen', text: 'features.details.listen', picture: 'transcription' },
  { title: 'features.list.act', text: 'features.details.act', picture: 'automation' },
  { title: 'features.list.stay', text: 'features.details.stay', picture: 'privacy', isDark: true },
];

/**
 * Renders `/features`, a placeholder: what the product will do, as plates still developing, each of
 * which comes into focus as it is scrolled into view.
 */
export default function FeaturesPage() {
  return (
    <>
      <PageHead page="features" />
      <PageIntro title="features.title" lede="features.lede" />
      <BelowTheFold>
        <ul css={[column, plates]}>
          {PLATES.map(({ title, text, picture: name, isDark }) => (
            <li key={title} css={[pane, plate, isDark && dark]}>
              <div css={[picture, noPrint]}>
                <FeaturePicture name={name} />
              </div>
              <div css={words}>
                <T as="h2" k={title} />
                <T as="p" k={text} />
              </div>
            </li>
          ))}
        </ul>
        <div css={[column, buttonRow, spaceBelow]}>
          <JoinWaitlistLink styles={primaryButton} />
          <Link to="/" css={quietButton}>
            <T k="common.returnToHome" />
          </Link>
        </div>
      </BelowTheFold>
    </>
  );
}

const focus = keyframes`from { filter: blur(${blur.glass}) saturate(1.3); }`;

const plates = css`
  ${grid(space.m)}
  padding-block-end: ${space.part};
`;

const plate = css`
  display: grid;
  overflow: clip;
  ${media.wide} {
    grid-template-columns: 7fr 5fr;
    &:nth-child(even) {
      grid-template-columns: 5fr 7fr;
      & > :first-child { order: 1; }
    }
  }
`;

const dark = css`
  ${onDark}
  background: ${color.pupil};
`;

const picture = css`
  display: grid;
  container-type: inline-size;
  overflow: clip;
  & > * {
    ${onScroll(focus, 'cover 8% cover 38%')}
  }
  ${media.wide} { min-block-size: ${size.pictureLead}; }
`;

// Titles are narrower than their column, so that they break at the same words in a fallback font.
const words = css`
  ${grid(space.s)}
  align-content: center;
  padding: ${space.card};
  h2 {
    max-inline-size: 10.25em;
    font-size: ${font.phase};
  }
  p { color: ${color.inkMuted}; }
`;
