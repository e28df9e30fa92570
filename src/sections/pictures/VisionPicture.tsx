import { css } from '@emotion/react';
import { media, size } from '../../theme/tokens.ts';
import { ReadingPane } from '../ReadingPane.tsx';

/** A pane of glass over a page that is out of focus. */
export function VisionPicture() {
  return <ReadingPane css={room} text="home.hero.lede" />;
}

const room = css`
  min-block-size: ${size.picture};
  ${media.narrow} { font-size: 0.8em; }
`;
