import fc from 'fast-check';

/** Addresses that the sign-up form accepts, and those of the standards. */
export const addresses = fc.oneof(
  fc.emailAddress(),
  fc.stringMatching(/^[^\s@]{1,9}@[^\s@]{1,9}\.[^\s@]{1,9}$/),
  fc.stringMatching(/^[\p{L}\p{N}]{1,9}@[\p{L}\p{N}]{1,9}\.[\p{L}]{2,5}$/u),
);

/** The usual ways to write an address in a URL. */
const usualSpellings = fc.constantFrom<(email: string) => string>(
  (email) => email,
  (email) => encodeURIComponent(email.toWellFormed()),
  (email) => encodeURIComponent(encodeURIComponent(email.toWellFormed())),
);

/** Others, too; some hide its at sign. */
export const spellings = fc.oneof(
  usualSpellings,
  fc.constantFrom<(email: string) => string>(
    (email) => email.toUpperCase(),
    (email) => email.replace('@', '＠'),
    (email) => email.replace('@', '&#64;'),
  ),
);

/** Decodes the text as a search for addresses would. */
export function decoded(text: string): string {
  return text
    .replace(/%(?:25)+/g, '%')
    .replace(/&#64;/g, '@')
    .replace(/(?:%[0-9a-f]{2})+/gi, (bytes) =>
      Buffer.from(bytes.replaceAll('%', ''), 'hex').toString(),
    )
    .normalize('NFKC');
}
