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
  const text = readFileSync(path.join(import.meta.dirname, 'faults.md'), 'utf8');
  return text.split('\n').flatMap((line) => {
    const cells = line.split('|').slice(1, -1);
    const [fault = '', tag = '', from = '', to = '', found = ''] = cells.map((cell) => cell.trim());
    if (!/^[a-z]{2}$/.test(tag)) return [];
    const findings = found === '' ? [] : found.split('<br>').map((one) => one.slice(1, -1));
    return [{ fault, tag, from: raw(from), to: raw(to), found: findings }];
  });
}

/** Reads a cell with code, in which characters that one does not see have names. */
function raw(cell: string): string {
  return cell
    .slice(1, -1)
    .replaceAll('⏎', '\n')
    .replaceAll('⇥', '\t')
    .replace(/\[U\+([0-9A-F]+)\]/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)));
}
