/**
 * Writes rows as CSV (RFC 4180). Spreadsheets run cells that begin like a formula, and a campaign is
 * what anybody has written into a link; with an apostrophe in front, they are text. Every cell is
 * quoted, because many spreadsheets separate cells by semicolons.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: string | number): string {
  const isFormula = typeof value === 'string' && /^[=+\-@＝＋－＠\t\r]/.test(value);
  return `"${isFormula ? "'" : ''}${String(value).replaceAll('"', '""')}"`;
}
