/** Path of the page that shows how far the translations are. */
export const STATUS_PAGE = '/translations';
