const YEAR = 365 * 24 * 60 * 60_000;

/**
 * Builds `/.well-known/security.txt`, which says where to report a vulnerability (RFC 9116). It
 * expires a year after the build.
 */
export function securityTxt(siteUrl: string, supportEmail: string, builtAt: Date): string {
  return [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${new Date(builtAt.getTime() + YEAR).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
