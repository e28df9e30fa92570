import { shadow } from '../../src/theme/shadows.ts';
import { color, radius, space } from '../../src/theme/tokens.ts';

/** Styles of the panel, for its shadow tree, after the site's own of bare elements. */
export const panelStyles = `
aside {
  position: fixed;
  inset-block-end: ${space.m};
  inset-inline-end: ${space.m};
  z-index: 9;
  display: flex;
  flex-direction: column;
  align-items: end;
  gap: ${space.xs};
  inline-size: min(29.5rem, 100vw - 2 * ${space.m});
  max-block-size: min(40rem, 100dvh - 2 * ${space.m});
  font: 400 0.875rem / 1.45 system-ui, sans-serif;
  overflow-wrap: anywhere;
  pointer-events: none;
}
/* Where lines end, not where they begin. */
aside[data-page='rtl'] { inset-inline: ${space.m} auto; }
aside[data-at='top'] {
  inset-block: ${space.m} auto;
  flex-direction: column-reverse;
}
aside > * {
  max-inline-size: 100%;
  padding: ${space.xxs};
  border: 1px solid ${color.controlEdge};
  border-radius: 1.375rem;
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.deep};
  pointer-events: auto;
}
:is(p, ul):empty { display: none; }
.message { padding-inline: ${space.m}; }
section {
  inline-size: 100%;
  min-block-size: 0;
  overflow-y: auto;
  padding: ${space.m};
  overscroll-behavior: contain;
}
article, .languages {
  display: grid;
  gap: ${space.xs};
  padding-block: ${space.xs};
}
article + article { border-block-start: 1px solid ${color.hairline}; }
h2, h3, label, b { font: inherit; font-weight: 600; letter-spacing: 0; }
/* Items in a row, which wrap if needed. */
[role='toolbar'], [role='group'], header, .state, .actions {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xxs};
}
.state, .actions, header { justify-content: space-between; }
[role='toolbar'] {
  flex: none;
  inline-size: max-content;
  max-inline-size: calc(100vw - 2 * ${space.m});
}
button, .button, select, input, textarea {
  min-block-size: 2rem;
  padding: 0.25rem 0.625rem;
  border: 1px solid ${color.controlEdge};
  border-radius: 99rem;
  background: ${color.surface};
  color: inherit;
  font: inherit;
}
select { inline-size: 9rem; }
button:hover { background: ${color.paperSunk}; }
button:is([aria-pressed='true'], .main) {
  background: ${color.actionStart};
  color: oklch(1 0 0);
}
textarea {
  inline-size: 100%;
  border-radius: ${radius.s};
  font-size: 1rem;
  field-sizing: content;
  resize: vertical;
}
textarea[aria-invalid='true'] { border: 2px solid ${color.red}; }
[role='group'] span { display: contents; }
.note, .term, .shown, .length, small { color: ${color.inkMuted}; }
small { display: block; }
.languages > button { justify-self: start; }
.languages a {
  display: inline-block;
  padding-block: ${space.xxs};
}
.error, del { color: ${color.red}; }
.state {
  padding: 0.375rem ${space.s};
  border-radius: ${radius.s};
}
.state, ins {
  background: ${color.greenSurface};
  color: ${color.greenText};
}
.state:is(.open, .outdated) {
  background: ${color.yellowSurface};
  color: ${color.yellowText};
}
`;
