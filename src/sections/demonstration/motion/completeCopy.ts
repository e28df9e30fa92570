/**
 * Adds to the copy under the glass the windows that only the scene has. The document comes without
 * them, since the glass at rest does not show them.
 */
export function completeCopy(scene: HTMLElement, copy: HTMLElement): void {
  for (const original of scene.querySelectorAll<HTMLElement>('[data-region]')) {
    if (copy.querySelector(`[data-region='${original.dataset.region}']`)) continue;
    copy.firstElementChild?.append(original.cloneNode(true));
  }
}
