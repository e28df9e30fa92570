import { createHmac } from 'node:crypto';
import type { Metadata } from '../database/metadataQueries.ts';

/** Thrown when the emails of a database were signed with a secret that this server does not have. */
export class ForeignSecretError extends Error {
  override name = 'ForeignSecretError';
}

/**
 * Checks that the secrets verify the links of the database's emails, and remember who unsubscribed.
 * A database that knows of no secret yet takes any.
 * @throws ForeignSecretError with a sentence for the operator
 */
export async function checkLinkSecrets(
  metadata: Pick<Metadata, 'read'>,
  linkSecrets: readonly string[],
): Promise<void> {
  const known = await metadata.read('linkSecret');
  if (known === undefined || linkSecrets.map(fingerprint).includes(known)) return;
  throw new ForeignSecretError(
    'The emails of this waitlist were signed with another secret than this server has. Set ' +
      'MAIL_SECRETS, or copy mail-secrets into DATA_DIR, from the server that sent them. If that ' +
      'secret is lost, run `waitlist accept-secrets`: links in earlier emails then stop working.',
  );
}

/** Makes the newest secret the one that the database knows. */
export async function acceptLinkSecrets(
  metadata: Metadata,
  [newest]: readonly string[],
): Promise<void> {
  if (newest === undefined) return;
  const known = await metadata.read('linkSecret');
  if (known !== fingerprint(newest)) await metadata.write('linkSecret', fingerprint(newest));
}

/** Returns what tells secrets apart and says nothing about them. */
function fingerprint(secret: string): string {
  // No link is signed with this word, and no address is hashed with it.
  return createHmac('sha256', secret).update('fingerprint').digest('base64url').slice(0, 16);
}
