import {
  CODE_FONT,
  color,
  font,
  MEASURE,
  radius,
  size,
  space,
} from '../../../../src/theme/tokens.ts';

/** Styles of the page of the translations, after the site's own. */
export const statusStyles = `
body { padding: ${space.m}; }
nav { display: flex; gap: ${space.m}; }
nav, main { max-inline-size: 84rem; margin-inline: auto; }
h1 { margin-block: ${space.l}; font-size: ${font.title3}; }
h2 { margin-block: ${space.xl} ${space.s}; font-size: ${font.title4}; }
p { max-inline-size: ${MEASURE}; margin-block: ${space.s}; }
.wide { overflow-x: auto; border: ${space.hair} solid ${color.hairline}; border-radius: ${radius.m}; background: ${color.surface}; }
table { inline-size: 100%; border-collapse: collapse; font-size: ${font.small}; }
th, td { padding: ${space.s}; text-align: start; white-space: nowrap; font-variant-numeric: tabular-nums; }
td:nth-child(6) { min-inline-size: 12rem; white-space: normal; }
tbody tr { border-block-start: ${space.hair} solid ${color.hairline}; }
thead th { color: ${color.inkMuted}; font-weight: 400; }
small, .note { color: ${color.inkMuted}; font-weight: 400; }
td a { margin-inline-end: ${space.xs}; }
@media (width < 40rem) {
  tbody th { white-space: normal; }
}
form { max-inline-size: 44rem; }
label { display: block; margin-block: ${space.m} ${space.xs}; font-weight: 600; }
input, textarea {
  inline-size: 100%;
  padding: ${space.s} ${space.m};
  border: ${space.hair} solid ${color.controlEdge};
  border-radius: ${radius.s};
  background: ${color.surface};
  color: ${color.ink};
  font: inherit;
}
input { max-inline-size: 20rem; min-block-size: ${size.control}; }
textarea { font: ${font.small} / 1.5 ${CODE_FONT}; resize: vertical; }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: ${space.m}; margin-block: ${space.s}; }
button {
  min-block-size: ${size.control};
  padding-inline: ${space.l};
  border: 0;
  border-radius: ${radius.pill};
  background: ${color.actionStart};
  color: white;
  font: inherit;
  cursor: pointer;
}
`;
