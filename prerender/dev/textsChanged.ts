/**
 * Event that the development server sends after a change of a locale file where this plugin runs,
 * whose script puts the new texts on the page. Other pages reload.
 */
export const TEXTS_CHANGED = 'iris:texts-changed';

export const PUTS_TEXTS = 'iris:translation-preview';
