import { kebab } from './kebab.ts';
import { colorDeclarations } from './palettes.ts';
import { COLORS, VARIABLES } from './tokenValues.ts';

/** Returns the rules that declare all custom properties, one for each. */
export function tokenRules(): string[] {
  const others = Object.entries(VARIABLES).flatMap(([group, tokens]) =>
    Object.entries(tokens).map(([name, value]) => {
      // None under reduced motion, where `--motion` is 0.
      const declared = group === 'duration' ? `calc(${value} * var(--motion))` : value;
      return `--${group}-${kebab(name)}: ${declared};`;
    }),
  );
  const colors = colorDeclarations(COLORS).split('\n');
  return [...colors, ...others].map((declaration) => `:root { ${declaration} }`);
}
