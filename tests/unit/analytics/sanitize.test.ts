import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sanitizeProperties } from '../../../analytics/sanitize.ts';
import { addresses, decoded, spellings } from './addresses.ts';

const placeOf = (url: string) => sanitizeProperties({}, new URL(url, 'https://iris.example'));

it.each([
  ['/?utm_source=a=b&utm_campaign=c%20d&utm_id=1&refer=1', '/?utm_source=a%3Db&utm_campaign=c+d'],
  ['/u/jane@example.com/edit', '/u/[email]/edit'],
  ['/a/@example.com?ref=@x', '/a/[email]?ref=%5Bemail%5D'],
  ['/%%%?%E0%A4%A', '/%%%'],
])('the address %s is sent as %s', (url, sent) => {
  expect(placeOf(url).$current_url).toBe(`https://iris.example${sent}`);
});

it('never leaks an address, wherever and however it is written, and leaves domains', () => {
  const check = fc.property(addresses, spellings, fc.domain(), (address, spell, email_domain) => {
    const email = spell(address);
    const url = `/u/${email}/x?ref=${email}&utm_source=${email}&utm_${email}=${email}#${email}`;
    const texts = { landing: url, error_message: `No, ${email} is there.`, utm_source: email };
    const others = { [email]: email, $initial_referrer: email, $set: { email } };
    const sent = sanitizeProperties(
      { ...texts, ...others, email_domain },
      new URL(url.toWellFormed(), 'https://iris.example'),
    );
    expect(decoded(Object.entries(sent).flat().join('\n'))).not.toMatch(/\S@\S/);
    expect(sent).toMatchObject({ email_domain });
    const places = ['$current_url', '$host', '$pathname'];
    expect(Object.keys(sent)).toEqual([...Object.keys(texts), 'email_domain', ...places]);
  });
  fc.assert(check);
});
