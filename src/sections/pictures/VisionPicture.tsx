import { css, keyframes } from '@emotion/react';
import { monthName } from '../../i18n/monthName.ts';
import { usePageContext } from '../../i18n/pageContext.ts';
import { T } from '../../i18n/T.tsx';
import { glassSlab, lensEdge } from '../../theme/glass.ts';
import { iris } from '../../theme/iris.ts';
import { forcedOutline, grid } from '../../theme/mixins.ts';
import { repainted } from '../../theme/palettes.ts';
import { shadow } from '../../theme/shadows.ts';
import {
  blur,
  CODE_FONT,
  color,
  easing,
  font,
  media,
  radius,
  size,
  space,
} from '../../theme/tokens.ts';

const TEXTS = 'home.features.visionFrame';

/** An error in code, the same in every language. */
const ERROR = 'TypeError: ';
const REASON = 'reply is undefined';

/** A row of costs: two, and their sum. */
const COSTS = [2_480, 671, 3_151];
const MARCH = 2;

/**
 * A message, a row of a table and an error. A pane of glass stops at each as the page scrolls, and
 * shows Iris's answer there.
 */
export function VisionPicture() {
  const { tag } = usePageContext().language;
  const { format } = new Intl.NumberFormat(tag);
  return (
    <div css={[iris, repainted('underGlass'), picture]}>
      <div css={[glassSlab, pane]}>
        <div css={[lensEdge, lens]} />
      </div>
      <div css={things}>
        <p>
          <T as="span" css={[thing, message, sharpAt(0)]} k={`${TEXTS}.message`} />
          <T as="b" css={answerAt(0)} k={`${TEXTS}.messageAnswer`} />
        </p>
        <p>
          <span css={[thing, row, sharpAt(1)]}>
            <span>{monthName(tag, MARCH)}</span>
            {COSTS.map((cost) => (
              <span key={cost}>{format(cost)}</span>
            ))}
          </span>
          <T as="b" css={answerAt(1)} k={`${TEXTS}.rowAnswer`} />
        </p>
        <p>
          <code css={[thing, trace, sharpAt(2)]} dir="ltr" translate="no">
            <i>{ERROR}</i>
            {REASON}
          </code>
          <T as="b" css={answerAt(2)} k={`${TEXTS}.traceAnswer`} />
        </p>
      </div>
    </div>
  );
}

/**
 * The parts of the scroll in which the pane is at each thing; it moves fast between them. It stays
 * at the second where scrolling moves nothing.
 */
const STOPS = ['0%, 28%', '38%, 62%', '72%, 100%'];
const RESTING_STOP = 1;

/** Sets a declaration for each stop of the pane. */
const atStops = (declaration: (stop: number) => string) =>
  keyframes(STOPS.map((part, stop) => `${part} { ${declaration(stop)} }`).join('\n'));

const onPassing = (animation: ReturnType<typeof atStops>) => css`
  ${media.motion} {
    @supports (animation-timeline: view()) {
      animation: ${animation} ${easing.glide} both;
      animation-timeline: --vision;
      animation-range: cover 20% cover 80%;
    }
  }
`;

const glide = atStops((stop) => `transform: translateY(${(stop - RESTING_STOP) * 100}%);`);

/** Sets one declaration while the pane is at a place, and another while it is elsewhere. */
const whileAt = (place: number, here: string, elsewhere: string) => {
  const declaration = (stop: number) => (stop === place ? here : elsewhere);
  return css`
    ${declaration(RESTING_STOP)}
    ${onPassing(atStops(declaration))}
  `;
};

/** A thing is in focus, and its answer there, while the pane is at it. */
const sharpAt = (place: number) =>
  whileAt(place, 'filter: blur(0);', `filter: blur(${blur.edge});`);
const answerAt = (place: number) => whileAt(place, 'opacity: 1;', 'opacity: 0;');

const picture = css`
  --at: calc(50% + var(--forward) * 40%) 150%;
  position: relative;
  container-type: inline-size;
  view-timeline: --vision;
  min-block-size: ${size.pictureLead};
  overflow: clip;
  /* Where a thing and its answer do not fit on one line, the answer is below. */
  & > * {
    --row: ${size.pane};
    --flow: column;
    --pane: max(clamp(${space.xxs}, 4cqi, ${space.xl}), 50cqi - ${size.field} / 2);
    ${media.narrowContainer} {
      --row: ${size.paneTall};
      --flow: row;
    }
  }
`;

const pane = css`
  position: absolute;
  inset-block-start: calc(50% - var(--row) / 2);
  inset-inline: var(--pane);
  block-size: var(--row);
  padding: calc(0.75 * ${space.xs});
  box-shadow: ${shadow.glass}, ${shadow.cast};
  ${onPassing(glide)}
`;

const lens = css`
  block-size: 100%;
  border-radius: ${radius.l};
`;

const things = css`
  position: absolute;
  inset-block-start: calc(50% - 1.5 * var(--row));
  inset-inline: calc(var(--pane) + ${space.m});
  display: grid;
  grid-auto-rows: var(--row);
  font-size: ${font.small};
  line-height: 1.35;
  white-space: nowrap;
  p {
    ${grid(space.xxs, space.s)}
    grid-auto-flow: var(--flow);
    align-content: center;
    align-items: center;
    max-inline-size: none;
  }
  b {
    justify-self: end;
    padding: 0.5em 0.9em;
    border-radius: ${radius.pill};
    background: ${color.frost};
    font-weight: 600;
  }
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
  font: 400 ${font.code} / 1.5 ${CODE_FONT};
  i {
    color: ${color.editorValue};
    font-style: normal;
    ${media.narrowContainer} { display: none; }
  }
`;
