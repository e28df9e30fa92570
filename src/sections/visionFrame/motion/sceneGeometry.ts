import type { RegionId } from '../scene/regions.ts';
import { type Box, centerOf, type Point } from './geometry.ts';

interface WindowBox extends Box {
  /** Vertical center of the window's target, in CSS pixels from the scene's top. */
  targetY: number;
}

/** Positions in CSS pixels from the scene's top left corner, without transforms. */
interface SceneGeometry {
  /** The moving element: the whole frame, or its glass. */
  home: Box;
  /** From the top left corner of the moving element. */
  lensCenter: Point;
  /** The area that the moving element stays in. */
  area: Box;
  windows: Map<RegionId, WindowBox>;
}

/** Minimum distance of the frame from the scene's edges, in CSS pixels. */
const MARGIN = 8;

/**
 * Measures the layout of the scene; transforms do not affect the result.
 *
 * @param moving the frame, or on narrow screens its glass, which contains the lens.
 */
export function measureSceneGeometry(
  scene: HTMLElement,
  glass: HTMLElement,
  lens: HTMLElement,
  moving: HTMLElement,
): SceneGeometry {
  const lensBox = boxOf(lens);
  if (moving !== glass) {
    lensBox.x += glass.offsetLeft;
    lensBox.y += glass.offsetTop;
  }
  const windows = [...scene.querySelectorAll<HTMLElement>('[data-region]')];
  return {
    home: boxOf(moving),
    lensCenter: centerOf(lensBox),
    area: {
      x: MARGIN,
      y: MARGIN,
      width: scene.clientWidth - 2 * MARGIN,
      height: scene.clientHeight - 2 * MARGIN,
    },
    windows: new Map(
      windows.map((element) => [
        regionOf(element),
        { ...boxOf(element), targetY: targetY(element, scene) },
      ]),
    ),
  };
}

/** Returns the element of the stage with this `data-part`; throws if there is none. */
export function partOf(stage: HTMLElement, name: string): HTMLElement {
  const element = stage.querySelector<HTMLElement>(`[data-part='${name}']`);
  if (!element) throw new Error(`no [data-part="${name}"] in the stage`);
  return element;
}

/** Returns the region that a window element of the scene stands for. */
export function regionOf(windowElement: HTMLElement): RegionId {
  return windowElement.dataset.region as RegionId;
}

function targetY(windowElement: HTMLElement, scene: HTMLElement): number {
  const aims = windowElement.querySelectorAll('[data-aim]');
  const targets = aims.length > 0 ? aims : windowElement.querySelectorAll('[data-mark]');
  const boxes = [...targets].map((element) => element.getBoundingClientRect());
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return (top + bottom) / 2 - scene.getBoundingClientRect().top;
}

function boxOf({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Box {
  return { x: offsetLeft, y: offsetTop, width: offsetWidth, height: offsetHeight };
}
