/** A position or distance in CSS pixels; x grows to the right in every language. */
export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Returns the offset nearest to `desired` that keeps the box `home`, moved by it, in `area`. */
export function clampOffset(desired: Point, home: Box, area: Box): Point {
  return {
    x: clamp(desired.x, area.x - home.x, area.x + area.width - home.x - home.width),
    y: clamp(desired.y, area.y - home.y, area.y + area.height - home.y - home.height),
  };
}

/** The area of a scene in which a box may move, less a margin. It ends above an obstacle below. */
export function areaFor(box: Box, scene: Box, margin: number, obstacle?: Box): Box {
  const isAbove = obstacle && box.x < obstacle.x + obstacle.width && box.x + box.width > obstacle.x;
  const bottom = isAbove ? obstacle.y : scene.y + scene.height;
  return {
    x: scene.x + margin,
    y: scene.y + margin,
    width: scene.width - 2 * margin,
    height: bottom - scene.y - 2 * margin,
  };
}

/**
 * Returns the id of the box that contains the point. If none does, returns the nearest; if several
 * do, the one whose center is nearest; `undefined` if there are no boxes.
 */
export function nearestBox<Id>(point: Point, boxes: ReadonlyMap<Id, Box>): Id | undefined {
  let nearest: Id | undefined;
  let least: [outside: number, toCenter: number] = [Infinity, Infinity];
  for (const [id, box] of boxes) {
    const center = centerOf(box);
    const outside = Math.hypot(
      Math.max(0, Math.abs(point.x - center.x) - box.width / 2),
      Math.max(0, Math.abs(point.y - center.y) - box.height / 2),
    );
    const toCenter = Math.hypot(point.x - center.x, point.y - center.y);
    if (outside < least[0] || (outside === least[0] && toCenter < least[1])) {
      nearest = id;
      least = [outside, toCenter];
    }
  }
  return nearest;
}

export function centerOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Keeps a box at the start of an area that is too small for it. */
function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
