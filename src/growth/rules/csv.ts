type Rows = readonly (readonly (string | number)[])[];

// Spreadsheets skip blanks and invisible characters, and some take look-alikes for the sign itself.
const FORMULA = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-−@])/u;

/**
 * Writes rows as CSV (RFC 4180). Spreadsheets run cells that begin like a formula, and a campaign is
 * what anybody has written into a link; with an apostrophe in front, they are text. Every cell is
 * quoted, because many spreadsheets separate cells by semicolons.
 */
export function toCsv(rows: Rows): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: string | number): string {
  // Decomposed, a full-width or small sign is the plain one.
  const isFormula = typeof value === 'string' && FORMULA.test(value.normalize('NFKD'));
  return `"${isFormula ? "'" : ''}${String(value).replaceAll('"', '""')}"`;
}

/** Returns the address of a file with these rows. */
export function csvFile(rows: Rows): string {
  // Excel takes a file without this mark for one in the system's own encoding.
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${toCsv(rows)}`)}`;
}
