import { maskEmails } from '../../src/rules/maskEmails.ts';

const MAX_LENGTH = 200;
const MAX_READ = 2_000;

/**
 * Returns why an email failed, as one short line for the log and the operator's list. A mail
 * server's reply may quote anything that it was sent. Every address in it is masked, and so is
 * the recipient's local part on its own (`ada: no such user`), and every link with a token.
 */
export function failureReason(error: unknown, recipient?: string): string {
  const all = error instanceof Error ? error.message : String(error);
  // A reply may have any length, and the time to mask it grows with its square. Half an address
  // would not be masked, so the last word goes too.
  const text = all.length > MAX_READ ? all.slice(0, MAX_READ).replace(/\S*$/, '') : all;
  const masked = maskEmails(text).replace(/\S*token=\S*/gi, '[link]');
  const localPart = recipient?.slice(0, recipient.lastIndexOf('@'));
  return (localPart === undefined ? masked : masked.replace(wordPattern(localPart), '[email]'))
    .replace(/\s+/g, ' ')
    .slice(0, MAX_LENGTH)
    .replace(UNSTORABLE, ' ')
    .trim();
}

/** Matches `word` unless it is a part of a longer one, whatever its case. */
function wordPattern(word: string): RegExp {
  const literal = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'giu');
}

/** Control characters and lone surrogates, at which databases cut or change text. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/gu;
