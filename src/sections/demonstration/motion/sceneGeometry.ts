import type { RegionId } from '../scene/regions.ts';
import { type Box, centerOf, type Point } from './geometry.ts';

interface WindowBox extends Box {
  /** Vertical center of the window's marked parts, in CSS pixels from the scene's top. */
  markY: number;
}

/** Positions in CSS pixels from the stage's top left corner, without transforms. */
export interface SceneGeometry {
  /** The moving element: the whole frame, or its glass. */
  home: Box;
  /** The center of the lens at rest. */
  lensCenter: Point;
  /** The scene, and the dock in it, which the frame does not cover. It comes with hydration. */
  scene: Box;
  dock: Box | undefined;
  windows: Map<RegionId, WindowBox>;
}

/**
 * Measures the layout of the stage; what was moved does not affect the result.
 *
 * @param moving the frame, or on narrow screens its glass, which contains the lens.
 */
export function measureSceneGeometry(stage: HTMLElement, moving: HTMLElement): SceneGeometry {
  const scene = partOf(stage, 'scene');
  const lens = boxOf(partOf(stage, 'lens'));
  const glass = boxOf(partOf(stage, 'glass'));
  const home = boxOf(moving);
  const isWide = moving.dataset.part === 'frame';
  const center = centerOf(lens);
  const dock = stage.querySelector<HTMLElement>("[data-part='dock']");
  const corner = scene.getBoundingClientRect();
  const windows = [...scene.querySelectorAll<HTMLElement>('[data-region]')];
  return {
    home,
    lensCenter: {
      x: glass.x + center.x + (isWide ? home.x : 0),
      y: glass.y + center.y + (isWide ? home.y : 0),
    },
    scene: boxOf(scene),
    dock: dock ? boxOf(dock) : undefined,
    windows: new Map(
      windows.map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const box = {
          x: left - corner.left,
          y: top - corner.top,
          width,
          height,
          markY: markY(element) - corner.top,
        };
        return [regionOf(element), box];
      }),
    ),
  };
}

/** Returns the element of the stage with this `data-part`; throws if there is none. */
export function partOf(stage: HTMLElement, name: string): HTMLElement {
  const element = stage.querySelector<HTMLElement>(`[data-part='${name}']`);
  if (!element) throw new Error(`no [data-part="${name}"] in the stage`);
  return element;
}

/** Returns the region of a window element. */
export function regionOf(windowElement: HTMLElement): RegionId {
  return windowElement.dataset.region as RegionId;
}

function markY(windowElement: HTMLElement): number {
  const marks = [...windowElement.querySelectorAll('[data-mark]')];
  const boxes = marks.map((mark) => mark.getBoundingClientRect());
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return (top + bottom) / 2;
}

function boxOf({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Box {
  return { x: offsetLeft, y: offsetTop, width: offsetWidth, height: offsetHeight };
}
