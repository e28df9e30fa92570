/** What a check of `npm run check` found. */
export interface Problem {
  /** Path from the project's root. */
  file: string;
  line?: number;
  message: string;
}

/** Formats a problem for a terminal: `locales/de.json:57: …`. */
export function problemLine({ file, line, message }: Problem): string {
  return `${line === undefined ? file : `${file}:${line}`}: ${message}`;
}

/** Formats a problem as GitHub shows it beside the line in a pull request. */
export function annotation(
  level: 'error' | 'warning',
  { file, line = 1, message }: Problem,
): string {
  const escaped = message.replace(/[%\r\n]/g, encodeURIComponent);
  const place = file.replace(/[%\r\n:,]/g, encodeURIComponent);
  return `::${level} file=${place},line=${line}::${escaped}`;
}
