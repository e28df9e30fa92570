import { expect, test } from 'vitest';
import { svgInScheme } from '../../../src/ui/svgInScheme.ts';

test.each([
  ['light', '<svg><style>.a { fill: red } </style></svg>'],
  ['dark', '<svg><style>.a { fill: red }  .a { fill: blue } .b { fill: lime }</style></svg>'],
] as const)('an SVG in the %s scheme has its rules and no media query', (scheme, expected) => {
  const dark = '.a { fill: blue } .b { fill: lime }';
  for (const query of [
    `@media (prefers-color-scheme: dark) { ${dark} }`,
    `@media(prefers-color-scheme:dark){ ${dark}}`,
  ]) {
    const svg = `<svg><style>.a { fill: red } ${query}</style></svg>`;
    expect(svgInScheme(svg, scheme)).toBe(expected);
  }
});
