/** A phone's viewport, in CSS pixels. */
export const NARROW = { width: 390, height: 844 };
