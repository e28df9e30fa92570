import type { Locator } from '@playwright/test';

/** Returns a computed color as sRGB bytes, whatever its notation. */
export function rgbOf(locator: Locator, property: string) {
  return locator.evaluate((element, name) => {
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    context.fillStyle = getComputedStyle(element).getPropertyValue(name);
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data] as [number, number, number, number];
  }, property);
}
