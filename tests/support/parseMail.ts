/** A mail as a mail program reads it. */
interface ParsedMail {
  /** Values by the name in lower case, decoded, in the order of the mail. */
  headers: Record<string, string[]>;
  /** The decoded content by its type. */
  parts: Record<string, { charset: string | undefined; content: string }>;
}

/** Reads a mail of one level of parts from its bytes (RFC 5322, 2045, 2047). */
export function parseMail(raw: Buffer): ParsedMail {
  const [head, body] = splitHead(raw.toString('latin1'));
  const headers = parseHeaders(head);
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type']?.[0] ?? '')?.[1];
  const parts: ParsedMail['parts'] = {};
  for (const part of body.split(`--${boundary}`).slice(1, -1)) {
    const [partHead, content] = splitHead(part.replace(/^\r\n|\r\n$/g, ''));
    const partHeaders = parseHeaders(partHead);
    const [type = '', ...parameters] = (partHeaders['content-type']?.[0] ?? '').split(/;\s*/);
    const encoding = partHeaders['content-transfer-encoding']?.[0] ?? '7bit';
    const charset = parameters.map((text) => /^charset=(.*)$/.exec(text)?.[1]).find(Boolean);
    parts[type] = { charset, content: decodeContent(content, encoding).toString('utf8') };
  }
  return { headers, parts };
}

function splitHead(text: string): [head: string, body: string] {
  const end = text.indexOf('\r\n\r\n');
  return [text.slice(0, end), text.slice(end + 4)];
}

function parseHeaders(head: string): Record<string, string[]> {
  const headers: Record<string, string[]> = {};
  for (const line of head.replace(/\r\n(?=[ \t])/g, '').split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    headers[name] ??= [];
    headers[name].push(decodeWords(line.slice(colon + 1).trim()));
  }
  return headers;
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : quotedPrintable(text.replaceAll('_', ' ')).toString('utf8'),
    );
}

function decodeContent(content: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(content, 'base64');
  return encoding === 'quoted-printable'
    ? quotedPrintable(content)
    : Buffer.from(content, 'latin1');
}

function quotedPrintable(text: string): Buffer {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}
