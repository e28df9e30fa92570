import { ReadingPane } from '../../shared/ReadingPane.tsx';

/** A pane of glass over a blurred page. */
export function VisionPicture() {
  return <ReadingPane text="home.hero.lede" />;
}
