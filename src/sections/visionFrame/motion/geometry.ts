/** A position or distance in CSS pixels; x grows to the right in every language. */
export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/**
 * Returns the offset nearest to `desired` that keeps a box inside `area`; `home` is the box without
 * an offset.
 */
export function clampOffset(desired: Point, home: Box, area: Box): Point {
  return {
    x: clamp(desired.x, area.x - home.x, area.x + area.width - home.x - home.width),
    y: clamp(desired.y, area.y - home.y, area.y + area.height - home.y - home.height),
  };
}

/**
 * Returns the id of the box that contains the point, or else of the nearest; `undefined` if there
 * are no boxes. The boxes do not overlap.
 */
export function nearestBox<Id>(point: Point, boxes: ReadonlyMap<Id, Box>): Id | undefined {
  let nearest: Id | undefined;
  let least = Infinity;
  for (const [id, box] of boxes) {
    const center = centerOf(box);
    const distance = Math.hypot(
      Math.max(0, Math.abs(point.x - center.x) - box.width / 2),
      Math.max(0, Math.abs(point.y - center.y) - box.height / 2),
    );
    if (distance < least) {
      nearest = id;
      least = distance;
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
