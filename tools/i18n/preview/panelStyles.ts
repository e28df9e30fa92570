import { CODE_FONT, color, font, radius, shadow, size, space } from '../../../src/theme/tokens.ts';

/** Styles of the panel, for its shadow tree, which keeps them and the page's styles apart. */
export const panelStyles = `
:host {
  color-scheme: inherit;
}
aside {
  position: fixed;
  inset-block-end: ${space.m};
  inset-inline-end: ${space.m};
  z-index: 9;
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  inline-size: min(26rem, 100vw - 2 * ${space.m});
  max-block-size: min(36rem, 100dvh - 2 * ${space.m});
  color: ${color.ink};
  font: 400 ${font.micro} / 1.45 system-ui, sans-serif;
  pointer-events: none;
}
aside[data-at='top'] {
  inset-block: ${space.m} auto;
  flex-direction: column-reverse;
}
aside > * {
  pointer-events: auto;
  border: 1px solid ${color.controlEdge};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.deep};
}
[role='toolbar'] {
  display: flex;
  flex: none;
  align-self: end;
  gap: ${space.xxs};
  padding: ${space.xxs};
  border-radius: ${radius.pill};
}
button {
  min-block-size: 2.25rem;
  padding: 0 ${space.s};
  border: 0;
  border-radius: ${radius.pill};
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
button:hover {
  background: ${color.paperSunk};
}
button[aria-pressed] {
  display: flex;
  align-items: center;
  gap: ${space.xs};
  font-weight: 600;
}
button[aria-pressed]::before {
  content: '';
  inline-size: ${size.dot};
  block-size: ${size.dot};
  border: 1px solid currentcolor;
  border-radius: 50%;
}
button[aria-pressed='true'] {
  background: ${color.actionStart};
  color: ${color.inkOnAction};
}
button[aria-pressed='true']::before {
  background: currentcolor;
}
:focus-visible {
  outline: 0.1875rem solid ${color.focus};
  outline-offset: 0.125rem;
}
section {
  overflow-y: auto;
  padding: ${space.m};
  border-radius: ${radius.m};
  overscroll-behavior: contain;
}
section:focus {
  outline: none;
}
header {
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin: -${space.xs};
  padding-inline-start: ${space.xs};
}
h2, h3, p, dl, dd {
  margin: 0;
}
h2 {
  font-size: ${font.small};
}
article {
  display: grid;
  gap: ${space.xs};
  padding-block-start: ${space.s};
}
article + article {
  margin-block-start: ${space.m};
  border-block-start: 1px solid ${color.hairline};
}
h3, code {
  font: 600 ${font.micro} / 1.4 ${CODE_FONT};
  overflow-wrap: anywhere;
}
dl {
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${space.xxs} ${space.s};
}
dt {
  color: ${color.inkMuted};
}
dd {
  overflow-wrap: anywhere;
}
dd[lang] {
  font-size: ${font.small};
}
.note {
  color: ${color.inkMuted};
}
.task {
  padding: ${space.xs} ${space.s};
  border-radius: ${radius.s};
  background: ${color.yellowSurface};
  color: ${color.yellow};
}
.outline {
  position: absolute;
  z-index: 8;
  border: 2px solid ${color.focus};
  border-radius: ${radius.s};
  pointer-events: none;
}
.outline[hidden] {
  display: none;
}
`;
