/** A phone's, in pixels. */
export const NARROW = { width: 390, height: 844 };
