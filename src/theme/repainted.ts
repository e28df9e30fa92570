import { css } from '@emotion/react';
import { colorDeclarations, PALETTES } from './palettes.ts';

/** Replaces colors inside an element. */
export function repainted(palette: keyof typeof PALETTES) {
  return css(colorDeclarations(PALETTES[palette]));
}
