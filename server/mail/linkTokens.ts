import { createHmac, timingSafeEqual } from 'node:crypto';

export type LinkPurpose = 'confirm' | 'unsubscribe';

interface Link {
  purpose: LinkPurpose;
  /** Identifies the sign-up; without a dot. */
  linkId: string;
  /** The language tag of the email, for the pages that its links open. */
  language: string;
  /** Counted in whole seconds. Without it the link works forever. */
  expiresAt?: Date | undefined;
}

export type LinkTokens = ReturnType<typeof createLinkTokens>;

/**
 * Signs and reads the tokens in an email's links. A token is signed, so it needs no storage, and
 * contains no address: `<link id>.<seconds since 1970 in base 36, or ->.<language>.<MAC>`.
 * @param secrets newest first: the first signs, all verify
 */
export function createLinkTokens(secrets: readonly string[], now: () => number = Date.now) {
  return {
    sign({ purpose, linkId, language, expiresAt }: Link): string {
      const [newest] = secrets;
      if (newest === undefined) throw new Error('There is no secret to sign links with.');
      const expiry = expiresAt ? Math.floor(expiresAt.getTime() / 1000).toString(36) : NEVER;
      const content = `${linkId}.${expiry}.${language}`;
      return `${content}.${macOf(newest, purpose, content)}`;
    },
    /** Returns the contents of a token, or undefined unless it was signed for this purpose. */
    read(purpose: LinkPurpose, token: string) {
      const end = token.lastIndexOf('.');
      const content = token.slice(0, end);
      const mac = Buffer.from(token.slice(end + 1));
      const isSigned = secrets.some((secret) => {
        const expected = Buffer.from(macOf(secret, purpose, content));
        return mac.length === expected.length && timingSafeEqual(mac, expected);
      });
      if (end === -1 || !isSigned) return undefined;
      const [linkId = '', expiry = '', language = ''] = content.split('.');
      const isExpired = expiry !== NEVER && Number.parseInt(expiry, 36) * 1000 <= now();
      return { linkId, language, isExpired };
    },
  };
}

/** Not empty: email programs that detect links in plain text may cut a link at two dots. */
const NEVER = '-';

/** Returns half an HMAC-SHA256, which cannot be forged either and keeps links short. */
function macOf(secret: string, purpose: LinkPurpose, content: string): string {
  const mac = createHmac('sha256', secret).update(`${purpose} ${content}`).digest();
  return mac.subarray(0, 16).toString('base64url');
}
