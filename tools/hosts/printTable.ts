import type { Probe } from './probes/siteProbes.ts';

/** The results of one host. */
export interface Column {
  name: string;
  /** For each probe, the differences from the expected answer. */
  rows: readonly (readonly string[])[];
  /** Problems that belong to no single probe. */
  problems: readonly string[];
}

/** Prints a row for each probe and a column for each host; returns the number of problems. */
export function printTable(probes: readonly Probe[], columns: readonly Column[]): number {
  const titles = probes.map(titleOf);
  const answers = probes.map(answerOf);
  const widths = [titles, answers].map((words) => Math.max(...words.map(({ length }) => length)));
  const print = (...words: string[]) =>
    console.log(words.map((word, index) => word.padEnd(widths[index] ?? 12)).join('  '));

  print('request', 'answer', ...columns.map(({ name }) => name));
  for (const [row, title] of titles.entries()) {
    const marks = columns.map(({ rows }) => (rows[row]?.length === 0 ? 'ok' : 'WRONG'));
    print(title, answers[row] ?? '', ...marks);
  }
  const wrong = columns.flatMap(({ name, rows, problems }) => [
    ...rows.flatMap((row, index) => row.map((problem) => `${name}, ${titles[index]}: ${problem}`)),
    ...problems.map((problem) => `${name}: ${problem}`),
  ]);
  for (const problem of wrong) console.error(problem);
  console.log(`${probes.length} requests to ${columns.length} hosts, ${wrong.length} problems.`);
  return wrong.length;
}

function titleOf({ method, path, headers, again }: Probe): string {
  const encodings = headers?.['Accept-Encoding'];
  const words = [method, path, encodings && `(${encodings})`, again && '(again)'];
  return words.filter(Boolean).join(' ');
}

function answerOf({ expected: { status, file, headers } }: Probe): string {
  const words = [[status].flat().join('/'), headers?.location ?? file];
  return words.filter(Boolean).join(' ');
}
