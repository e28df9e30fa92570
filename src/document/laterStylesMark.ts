/** The element that a document with later styles links them from, as `LaterStyles` renders it. */
export const LATER_STYLES_MARK = '<div data-part="later-styles"></div>';
