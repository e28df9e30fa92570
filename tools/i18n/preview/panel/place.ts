/** Where the translator is, which a reload after saving keeps. */
export interface Place {
  path: string;
  /** The page's scroll position, and the panel's. */
  scroll: number;
  panelScroll: number;
  /** The texts in the panel, by number; none if it is closed. */
  codes: number[];
  /** The field with the caret. */
  field?: { key: string; start: number; end: number };
  /** The key of the text that was saved last. */
  saved?: string;
}

const NAME = 'iris-translation-place';

export function keepPlace(place: Place): void {
  sessionStorage.setItem(NAME, JSON.stringify(place));
}

/** Returns the place if the page is the same one, and forgets it. */
export function takePlace(): Place | undefined {
  const place: Place | null = JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
  sessionStorage.removeItem(NAME);
  return place?.path === location.pathname ? place : undefined;
}
