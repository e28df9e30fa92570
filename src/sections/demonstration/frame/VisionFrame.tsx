import { css } from '@emotion/react';
import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useIsHydrated } from '../../../hydration/useIsHydrated.ts';
import { T } from '../../../i18n/T.tsx';
import { iris } from '../../../theme/iris.ts';
import { layer, muted, noPrint } from '../../../theme/mixins.ts';
import { font, media, radius, space } from '../../../theme/tokens.ts';
import { createFrameMover, type FrameMover } from '../motion/frameMover.ts';
import { OPENING } from '../motion/opening.ts';
import { Scene } from '../scene/Desktop.tsx';
import { Dock } from '../scene/Dock.tsx';
import { REGIONS } from '../scene/regions.ts';
import { stageGeometry } from '../stage.ts';
import { FramePane } from './FramePane.tsx';
import { AT_HOME, nextFrameState } from './frameState.ts';

/** The distance that an arrow key moves the frame, in CSS pixels. */
const STEP = 32;

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The mock-up of the product's window over a small desktop. It can be dragged and answers about the
 * window beneath; *Listen* shows a transcript, *Ask* three questions. Nothing is sent anywhere:
 * every line comes from the locale file.
 *
 * - It MUST be movable without dragging: by arrow keys on its title bar, the dock and the windows.
 * - `Escape` MUST return it to its initial position.
 * - The answer MUST be announced once, when the frame has come to rest.
 */
export function VisionFrame() {
  const [state, dispatch] = useReducer(nextFrameState, AT_HOME);
  const stage = useRef<HTMLDivElement>(null);
  const mover = useRef<FrameMover>(null);
  const isHydrated = useIsHydrated();
  // Controls that need scripts are not in the prerendered HTML. They appear in a task of their own.
  const responds = useDeferredValue(isHydrated);
  // A prerendered frame plays the opening until the mover ends it.
  const [opening] = useState(isHydrated ? undefined : { [OPENING]: '' });

  useEffect(() => {
    if (!stage.current) return;
    const created = createFrameMover(stage.current, (region) => dispatch({ type: 'rest', region }));
    mover.current = created;
    return created.destroy;
  }, []);

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') mover.current?.goHome();
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const arrow = ARROWS[event.key];
    const isOnHandle = (event.target as Element).matches('[data-part="handle"]');
    if (!arrow || !isOnHandle) return;
    event.preventDefault();
    const [x, y] = arrow;
    mover.current?.moveBy({ x: x * STEP, y: y * STEP });
    // Keep the frame in view when it is moved by keys, as browsers do with the caret.
    (event.target as Element).scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  function goToNext() {
    const here = REGIONS.findIndex(({ id }) => id === mover.current?.under());
    const next = REGIONS[(here + 1) % REGIONS.length];
    if (next) mover.current?.moveTo(next.id);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside it */}
      <div ref={stage} css={[layout, noPrint]} {...opening} onKeyDown={handleKey}>
        <Scene />
        {responds && (
          <Dock under={state.region} onPick={(region) => mover.current?.moveTo(region)} />
        )}
        <FramePane state={state} dispatch={dispatch} onNext={goToNext} />
      </div>
      <p css={[hint, noPrint]}>{responds && <T k="home.demonstration.hint" />}</p>
    </>
  );
}

const layout = css`
  ${stageGeometry}
  position: relative;
  container-type: inline-size;
  /* The light rises behind what is above the stage. At rest, windows hide it from the glass. */
  &::before, &[data-moved] [data-part='copy']::before {
    ${iris}
    ${layer}
    inset-block: calc(-1 * var(--rise)) calc(-1 * var(--below));
  }
  &::before {
    inset-block-end: 0;
    border-radius: 0 0 ${radius.stage} ${radius.stage};
    mask: linear-gradient(transparent, black calc(4 * var(--rise)));
  }
  padding-block-end: var(--below);
  /* A press holds the glass where it is, until the code that moves it is there. */
  &:has([data-part='glass']:active) { --play-state: paused; }
  /* The glass follows the pointer at once. */
  &[data-dragging] :is([data-part='frame'], [data-part='glass'], [data-part='copy']) {
    cursor: grabbing;
    transition: none;
  }
`;

// Reserves two lines, so that nothing moves when the hint appears.
const hint = css`
  min-block-size: calc(${font.micro} * 3.2 + ${space.s});
  padding: ${space.s} ${space.gutter} 0;
  margin-inline: auto;
  ${muted(font.micro)}
  text-align: center;
  ${media.wide} { display: none; }
`;
