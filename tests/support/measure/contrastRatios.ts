/**
 * Measures the contrast of each element's text color with its background (WCAG 2.2, 1.4.3). Runs
 * in the page, so it may use nothing from outside itself. Skips what is invisible, and what lies on
 * a gradient, a picture, blurred glass or inside something translucent, where the background is no
 * single color.
 */
export function contrastRatios(elements: Element[]): { text: string; ratio: number }[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('no canvas');

  /** Paints colors of any notation over each other and returns the result as RGBA bytes. */
  const paint = (colors: string[]) => {
    canvas.clearRect(0, 0, 1, 1);
    for (const color of colors) {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
    }
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const luminance = ([red = 0, green = 0, blue = 0]: number[]) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((byte) => {
      const value = byte / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const backdrop = (element: Element) => {
    const layers: string[] = [];
    for (let node: Element | null = element; node; node = node.parentElement) {
      const style = getComputedStyle(node);
      const isOneColor = style.backgroundImage === 'none' && style.backdropFilter === 'none';
      if (!isOneColor || style.opacity !== '1') return undefined;
      layers.unshift(style.backgroundColor);
      if (paint([style.backgroundColor])[3] === 255) return layers;
    }
    return undefined;
  };

  return elements.flatMap((element) => {
    const layers = backdrop(element);
    if (!layers || !element.textContent?.trim() || !element.checkVisibility()) return [];
    const behind = luminance(paint(layers));
    const text = luminance(paint([...layers, getComputedStyle(element).color]));
    const [low = 0, high = 0] = [behind, text].sort((a, b) => a - b);
    return [{ text: element.textContent.slice(0, 40), ratio: (high + 0.05) / (low + 0.05) }];
  });
}
