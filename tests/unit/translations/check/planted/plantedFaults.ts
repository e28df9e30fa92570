import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A fault that people make in locale files. */
export interface PlantedFault {
  fault: string;
  /** Language of the sample that it is planted in. */
  tag: string;
  /** The first place that has this text is changed; the whole file if it is empty. */
  from: string;
  to: string;
  /** What the check finds: kind, line, key, and for some the message. Nothing, if it does no harm. */
  found: string[];
}

/** Reads the table of planted faults. */
export function plantedFaults(): PlantedFault[] {
  return rowsOf('faults.md').map(([fault = '', tag = '', from = '', to = '', found = '']) => {
    const findings = found === '' ? [] : found.split('<br>').map((one) => one.slice(1, -1));
    return { fault, tag, from: raw(from), to: raw(to), found: findings };
  });
}

/** Reads the table of faults of language; without a text to change, `to` is the whole text. */
export function languageFaults() {
  return rowsOf('languageFaults.md').map(([kind = '', tag = '', key = '', from = '', to = '']) => {
    return { kind, tag, key, from: raw(from), to: raw(to) };
  });
}

function rowsOf(file: string): string[][] {
  const lines = readFileSync(path.join(import.meta.dirname, file), 'utf8').split('\n');
  return lines
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter(([, tag = '']) => /^[a-z]{2}(?:-[A-Z]{2})?$/.test(tag));
}

/** Reads a cell of code, in which invisible characters are written by name. */
function raw(cell: string): string {
  return cell
    .slice(1, -1)
    .replaceAll('⏎', '\n')
    .replaceAll('⇥', '\t')
    .replace(/\[U\+([0-9A-F]+)\]/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)));
}
