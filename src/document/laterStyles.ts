/** The element that a document with later styles links them from, as `LaterStyles` renders it. */
export const LATER_STYLES_MARK = '<div data-part="later-styles"></div>';

/**
 * Copies the link that `LaterStyles` marks into the head, where no page takes it along.
 *
 * @param media that the styles apply to; with `not all` they are only loaded.
 */
export function copyLaterStyles(media: string): HTMLLinkElement | undefined {
  const link = document.querySelector<HTMLLinkElement>('[data-part="later-styles"] link');
  const copy = link?.cloneNode() as HTMLLinkElement | undefined;
  if (!copy) return undefined;
  copy.media = media;
  document.head.append(copy);
  return copy;
}
