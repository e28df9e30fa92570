import { css } from '@emotion/react';
import { monthName } from '../../i18n/monthName.ts';
import { usePageContext } from '../../i18n/pageContext.ts';
import { T } from '../../i18n/T.tsx';
import { forcedOutline, grid } from '../../theme/mixins.ts';
import { repainted } from '../../theme/palettes.ts';
import { shadow } from '../../theme/shadows.ts';
import { blur, CODE_FONT, color, font, radius, space } from '../../theme/tokens.ts';

/** An error in code, the same in every language. */
const ERROR = 'TypeError: ';
const MESSAGE = 'reply is undefined';

/** A row of costs: two, and their sum. */
const COSTS = [2_480, 671, 3_151];
const MARCH = 2;

/** A message, a row of a table and an error, each with Iris's answer. */
export function VisionThings({ isSharp }: { isSharp: boolean }) {
  const { tag } = usePageContext().language;
  const { format } = new Intl.NumberFormat(tag);
  return (
    <div css={[things, isSharp ? repainted('underGlass') : outOfFocus]}>
      <div>
        <T as="span" css={[thing, message]} k="home.features.visionFrame.message" />
        <T as="b" k="home.features.visionFrame.messageAnswer" />
      </div>
      <div>
        <span css={[thing, row]}>
          <span>{monthName(tag, MARCH)}</span>
          {COSTS.map((cost) => (
            <span key={cost}>{format(cost)}</span>
          ))}
        </span>
        <T as="b" k="home.features.visionFrame.rowAnswer" />
      </div>
      <div>
        <code css={[thing, trace]} dir="ltr" translate="no">
          <i>{ERROR}</i>
          {MESSAGE}
        </code>
        <T as="b" k="home.features.visionFrame.traceAnswer" />
      </div>
    </div>
  );
}

const things = css`
  position: absolute;
  inset-block-start: calc(50% - 1.5 * var(--row));
  inset-inline: calc(var(--pane) + ${space.m});
  display: grid;
  grid-auto-rows: var(--row);
  font-size: clamp(${font.micro}, 2.5cqi, ${font.body});
  line-height: 1.35;
  white-space: nowrap;
  & > div {
    ${grid(space.xxs, space.s)}
    grid-auto-flow: var(--flow);
    align-content: center;
    align-items: center;
  }
  b {
    justify-self: end;
    padding: 0.5em 0.9em;
    border-radius: ${radius.pill};
    background: ${color.frost};
    font-weight: 600;
  }
`;

const outOfFocus = css`
  ${repainted('desk')}
  filter: blur(${blur.edge});
  b { visibility: hidden; }
`;

const thing = css`
  justify-self: start;
  padding: 0.7em 1.1em;
  ${forcedOutline}
  border-radius: 1.15em;
  background: ${color.surface};
  box-shadow: ${shadow.soft};
`;

const message = css`
  border-end-start-radius: 0.3em;
  background: ${color.reply};
  color: ${color.inkOnAction};
`;

const row = css`
  display: flex;
  gap: clamp(${space.s}, 4cqi, ${space.xl});
  font-variant-numeric: tabular-nums;
`;

const trace = css`
  background: ${color.editor};
  color: ${color.editorInk};
  font: 400 0.875em / 1.5 ${CODE_FONT};
  i {
    color: ${color.editorValue};
    font-style: normal;
  }
`;
