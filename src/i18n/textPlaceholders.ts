/** The values that texts need, by key. Made from locales/en.json by `npm run i18n -- types`. */
export interface TextPlaceholders {
  'common.opensInNewTab': 'label';
  'footer.copyright': 'year';
  'home.features.shortcuts.keys': 'key';
  'home.features.shortcuts.command': 'key';
  'roadmap.phaseLabel': 'number';
  'faq.search.matches': 'count';
  'policies.lastUpdated': 'year';
  'messages.contact': 'email';
  'messages.pageTitle': 'heading';
  'messages.mail.intro': 'site';
  'messages.mail.validity': 'count';
  'messages.invite.intro': 'site';
  'messages.answers.methodNotAllowed': 'methods';
}
