import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLinkTokens, type LinkPurpose } from '../../../../server/mail/linkTokens.ts';

const purposes = fc.constantFrom<LinkPurpose>('confirm', 'unsubscribe');
const linkIds = fc
  .uint8Array({ minLength: 16, maxLength: 16 })
  .map((bytes) => Buffer.from(bytes).toString('base64url'));
const languages = fc.constantFrom('en', 'de', 'zh-Hans', 'pt-BR', 'sr-Latn-RS');
const secrets = fc.uniqueArray(fc.string({ minLength: 32, maxLength: 50 }), {
  minLength: 1,
  maxLength: 4,
});
/** Seconds since 1970. */
const times = fc.integer({ min: 0, max: 10 ** 11 });
const links = fc.record({
  purpose: purposes,
  linkId: linkIds,
  language: languages,
  expiresAt: fc.option(
    times.map((seconds) => new Date(seconds * 1000)),
    { nil: undefined },
  ),
});

type Link = Parameters<ReturnType<typeof createLinkTokens>['sign']>[0];

const sign = (secretList: readonly string[], link: Link) => createLinkTokens(secretList).sign(link);

test('a token reads back, and expires at its second', () => {
  fc.assert(
    fc.property(secrets, links, fc.integer({ min: -2, max: 2 }), (secretList, link, later) => {
      const now = (link.expiresAt?.getTime() ?? 0) + later;
      const tokens = createLinkTokens(secretList, () => now);
      const isExpired = link.expiresAt !== undefined && later >= 0;
      const { linkId, language } = link;
      const read = tokens.read(link.purpose, sign(secretList, link));
      expect(read).toEqual({ linkId, language, isExpired });
    }),
  );
});

test('a token stays as it is in a URL, and is short', () => {
  fc.assert(
    fc.property(secrets, links, (secretList, link) => {
      const token = sign(secretList, link);
      expect(encodeURIComponent(token)).toBe(token);
      expect(new URL(`https://iris.example/?token=${token}`).searchParams.get('token')).toBe(token);
      // The end of a link in plain text is not taken for punctuation.
      expect(token).toMatch(/[a-z\d]$/i);
      expect(token).not.toContain('..');
      expect(token.length).toBeLessThan(70);
    }),
  );
});

describe('nothing but the token itself is read', () => {
  /** Every token, and where to change it. */
  const tokensAndPlaces = fc.tuple(secrets, links).chain(([secretList, link]) => {
    const token = sign(secretList, link);
    return fc.tuple(fc.constant({ secretList, link, token }), fc.nat(token.length - 1));
  });

  test('with another character, cut, with more in front or behind, or for another purpose', () => {
    fc.assert(
      fc.property(tokensAndPlaces, fc.string({ minLength: 1, maxLength: 3 }), (signed, more) => {
        const [{ secretList, link, token }, at] = signed;
        const tokens = createLinkTokens(secretList);
        const [before, after] = [token.slice(0, at), token.slice(at + 1)];
        for (const changed of [before + more + after, before, after, token + more, more + token]) {
          if (changed === token) continue;
          expect(tokens.read(link.purpose, changed)).toBeUndefined();
        }
        const other = link.purpose === 'confirm' ? 'unsubscribe' : 'confirm';
        expect(tokens.read(other, token)).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });

  test('with any other character of the alphabet at its end', () => {
    const tokens = createLinkTokens(['secret']);
    const token = tokens.sign({ purpose: 'confirm', linkId: 'id', language: 'en' });
    const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=.'];
    const read = alphabet.filter((char) => tokens.read('confirm', token.slice(0, -1) + char));
    expect(read).toEqual([token.at(-1)]);
  });
});

test('a new secret in front signs, and the links that are out stay readable', () => {
  fc.assert(
    fc.property(secrets, fc.string({ minLength: 51, maxLength: 60 }), links, (old, added, link) => {
      const rotated = createLinkTokens([added, ...old]);
      expect(rotated.read(link.purpose, sign(old, link))).toBeDefined();
      const fresh = sign([added, ...old], link);
      expect(createLinkTokens([added]).read(link.purpose, fresh)).toBeDefined();
      expect(createLinkTokens(old).read(link.purpose, fresh)).toBeUndefined();
    }),
  );
});

test('without a secret nothing is signed', () => {
  const link = { purpose: 'confirm', linkId: 'id', language: 'en' } as const;
  expect(() => createLinkTokens([]).sign(link)).toThrow(/no secret/);
});
