import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeProperties } from '../../../analytics/sanitize.ts';
import { addresses, decoded, spellings } from './addresses.ts';

describe('sanitizing a URL', () => {
  it.each([
    ['https://iris.example/faq', 'https://iris.example/faq'],
    ['https://iris.example/faq?q=private#top', 'https://iris.example/faq'],
    ['/faq?email=jane%40example.com&ref=hn', '/faq?ref=hn'],
    [
      'https://iris.example/?utm_source=news&gclid=1&utm_campaign=may%20launch&ref=x#a?utm_b=c',
      'https://iris.example/?utm_source=news&utm_campaign=may%20launch&ref=x',
    ],
    ['https://iris.example/?ref=jane%40example.com', 'https://iris.example/?ref=[email]'],
    ['https://iris.example/?ref=a=b&utm_term=1&refer=1', 'https://iris.example/?ref=a=b'],
    ['https://iris.example/u/jane@example.com/edit', 'https://iris.example/u/[email]/edit'],
    ['https://iris.example/a/@example.com?ref=@x', 'https://iris.example/a/[email]?ref=@x'],
    ['/?ref=@x.example&utm_source=a@b', '/?ref=[email]&utm_source=[email]'],
    ['https://jane:secret@iris.example/', 'https://[email]/'],
    ['https://%%%?%E0%A4%A&ref=%E0', 'https://%%%?ref=%E0'],
    ['$direct', '$direct'],
    ['', ''],
  ])('%j becomes %j', (url, sanitized) => {
    expect(sanitizeProperties({ url })).toEqual({ url: sanitized });
  });
});

describe('sanitizing properties', () => {
  it('treats every text, the vendor’s too, as a URL or as text, and drops what is not flat', () => {
    const unchanged = {
      email_domain: 'example.com',
      $referrer: '$direct',
      $timezone: 'Europe/Berlin',
      $raw_user_agent: 'Mozilla/5.0 (X11; +http://bot.example/?a=b) Safari/537.36',
      $viewport_width: 390,
      $cookieless_mode: true,
      $browser_version: null,
    };
    expect(
      sanitizeProperties({
        ...unchanged,
        error_message: 'No jane@example.com here',
        $current_url: 'https://iris.example/?q=1&utm_source=x',
        $initial_referrer: ' https://search.example/?q=jane',
        $session_entry_url: '//iris.example/?q=1',
        $search: '?q=1',
        $set: { email: 'jane@example.com' },
        $list: ['jane@example.com'],
        'jane@example.com': 1,
      }),
    ).toEqual({
      ...unchanged,
      error_message: 'No [email] here',
      $current_url: 'https://iris.example/?utm_source=x',
      $initial_referrer: ' https://search.example/',
      $session_entry_url: '//iris.example/',
      $search: '',
      $set: undefined,
      $list: undefined,
      '[email]': 1,
    });
  });

  it('never leaks an address, wherever and however it is written', () => {
    fc.assert(
      fc.property(addresses, hidingPlaces, spellings, (email, hide, spell) => {
        const hidden = hide(spell(email));
        const sent = sanitizeProperties({ [hidden]: hidden });
        expect(decoded(Object.entries(sent).flat().join('\n'))).not.toMatch(/\S@\S/);
        expect(sanitizeProperties(sent)).toEqual(sent);
      }),
    );
  });

  it('leaves domains unchanged', () => {
    fc.assert(
      fc.property(fc.domain(), (email_domain) => {
        expect(sanitizeProperties({ email_domain })).toEqual({ email_domain });
      }),
    );
  });
});

const hidingPlaces = fc.constantFrom<(email: string) => string>(
  (email) => email,
  (email) => `Sorry, ${email} is registered.`,
  (email) => `mailto:${email}`,
  (email) => `https://iris.example/u/${email}/x`,
  (email) => `https://iris.example/?email=${email}`,
  (email) => `/?ref=${email}&utm_${email}=${email}#${email}`,
);
