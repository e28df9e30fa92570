import { ReadingPane } from '../../shared/ReadingPane.tsx';

/** A pane of glass over a page that is out of focus. */
export function VisionPicture() {
  return <ReadingPane text="home.hero.lede" />;
}
