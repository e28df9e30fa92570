/** The element that a document with later styles links them from, as `LaterStyles` renders it. */
export const LATER_STYLES_MARK = '<div data-part="later-styles"></div>';

let copy: HTMLLinkElement | undefined;

/** Copies the link to the later styles into the head. Resolves once loaded; does not apply yet. */
export async function copyLaterStyles(): Promise<void> {
  const link = document.querySelector('[data-part="later-styles"] link');
  copy = link?.cloneNode() as HTMLLinkElement | undefined;
  if (!copy) return;
  copy.media = 'not all';
  document.head.append(copy);
  await new Promise((resolve) =>
    Object.assign(copy as object, { onload: resolve, onerror: resolve }),
  );
}

/** Applies the copy. Called when the page that contains the link is gone. */
export function applyLaterStyles(): void {
  if (copy) copy.media = 'all';
}
