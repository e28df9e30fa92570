import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sanitizeProperties } from '../../../analytics/sanitize.ts';
import { addresses, decoded, spellings } from './addresses.ts';

it.each([
  ['https://iris.example/faq?q=private#top', 'https://iris.example/faq'],
  ['/faq?email=jane%40example.com&ref=hn', '/faq?ref=hn'],
  [
    'https://iris.example/?utm_source=news&gclid=1&utm_campaign=may%20launch&ref=x#a?utm_b=c',
    'https://iris.example/?utm_source=news&utm_campaign=may%20launch&ref=x',
  ],
  ['https://iris.example/?ref=a=b&utm_term=1&refer=1', 'https://iris.example/?ref=a=b'],
  ['https://iris.example/u/jane@example.com/edit', 'https://iris.example/u/[email]/edit'],
  ['https://iris.example/a/@example.com?ref=@x', 'https://iris.example/a/[email]?ref=@x'],
  ['/?ref=@x.example&utm_source=a@b', '/?ref=[email]&utm_source=[email]'],
  ['https://jane:secret@iris.example/', 'https://[email]/'],
  ['https://%%%?%E0%A4%A&ref=%E0', 'https://%%%?ref=%E0'],
  [' https://search.example/?q=jane', ' https://search.example/'],
  ['//iris.example/?q=1', '//iris.example/'],
  ['?q=1', ''],
  // No URLs.
  ['No jane@example.com here', 'No [email] here'],
  ...['$direct', 'Europe/Berlin', 'Mozilla/5.0 (X11; +http://bot.example/?a=b) Safari/537.36'].map(
    (text) => [text, text],
  ),
])('%j becomes %j', (url, sanitized) => {
  expect(sanitizeProperties({ url })).toEqual({ url: sanitized });
});

it('masks names, and drops what is not flat', () => {
  const flat = { $viewport_width: 390, $cookieless_mode: true, $browser_version: null };
  const properties = { ...flat, $set: { email: 'jane' }, $list: ['jane'], 'jane@example.com': 1 };
  expect(sanitizeProperties(properties)).toEqual({ ...flat, '[email]': 1 });
});

it('never leaks an address, wherever and however it is written, and leaves domains', () => {
  const hidingPlaces = fc.constantFrom<(email: string) => string>(
    (email) => email,
    (email) => `Sorry, ${email} is registered.`,
    (email) => `mailto:${email}`,
    (email) => `https://iris.example/u/${email}/x`,
    (email) => `/?ref=${email}&utm_${email}=${email}#${email}`,
  );
  const check = fc.property(addresses, hidingPlaces, spellings, (email, hide, spell) => {
    const hidden = hide(spell(email));
    const sent = sanitizeProperties({ [hidden]: hidden });
    expect(decoded(Object.entries(sent).flat().join('\n'))).not.toMatch(/\S@\S/);
    expect(sanitizeProperties(sent)).toEqual(sent);
  });
  fc.assert(check);
  const unchanged = fc.property(fc.domain(), (email_domain) => {
    expect(sanitizeProperties({ email_domain })).toEqual({ email_domain });
  });
  fc.assert(unchanged);
});
