import { css } from '@emotion/react';
import { type KeyboardEvent, useEffect, useReducer, useRef } from 'react';
import { useIsHydrated } from '../../../document/useIsHydrated.ts';
import { T } from '../../../i18n/T.tsx';
import { color, font, media, radius, space } from '../../../theme/tokens.ts';
import { createFrameMover, type FrameMover } from '../motion/frameMover.ts';
import { DesktopScene } from '../scene/DesktopScene.tsx';
import { Dock } from '../scene/Dock.tsx';
import { REGIONS } from '../scene/regions.ts';
import { FramePane } from './FramePane.tsx';
import { AT_HOME, nextFrameState } from './frameState.ts';

/** How far an arrow key moves the frame, in CSS pixels. */
const STEP = 32;

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The mock-up of the product's window, lying over a small desktop (spec section 2). It can be dragged, and
 * answers what lies beneath; *Listen* shows a transcript, *Ask* three questions. Nothing is sent anywhere:
 * every line comes from the locale file.
 *
 * - It MUST be movable without dragging: by arrow keys on its title bar, and by the dock or the windows.
 * - `Escape` MUST return it home.
 * - What it says MUST be announced once, when it has come to rest.
 */
export function VisionFrame() {
  const [state, dispatch] = useReducer(nextFrameState, AT_HOME);
  const stage = useRef<HTMLDivElement>(null);
  const mover = useRef<FrameMover>(null);
  // The prerendered frame has no dock and no hint: nothing would answer to a press or a drag.
  const isAlive = useIsHydrated();

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
    // A frame that is moved by keys stays in view, as a caret does.
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
      <div ref={stage} css={layout} onKeyDown={handleKey}>
        <DesktopScene />
        <FramePane state={state} dispatch={dispatch} onNext={goToNext} />
        {isAlive && (
          <Dock under={state.region} onPick={(region) => mover.current?.moveTo(region)} />
        )}
      </div>
      <p css={hint}>{isAlive && <T k="visionFrame.hint" />}</p>
    </>
  );
}

const layout = css`
  position: relative;
  display: grid;
  border: ${space.hair} solid ${color.hairline};
  border-radius: ${radius.l};
  /* A drag keeps up with the hand: what would cost each frame most, blurring anew what passes beneath, waits. */
  &[data-dragging] {
    --color-glass: ${color.surface};
    *, *::after {
      transition: none !important;
      backdrop-filter: none;
      cursor: grabbing;
    }
  }
`;

// Room for two lines, so that nothing moves when the hint appears.
const hint = css`
  min-block-size: calc(${font.micro} * 3.2 + ${space.s});
  padding-block-start: ${space.s};
  color: ${color.inkMuted};
  font-size: ${font.micro};
  text-align: center;
  margin-inline: auto;
  /* Wide: on the desktop's foot, which nothing else takes. */
  ${media.wide} {
    position: relative;
    max-inline-size: none;
    margin-block-start: calc(-1 * ${space.xxl});
    min-block-size: ${space.xxl};
    pointer-events: none;
  }
`;
