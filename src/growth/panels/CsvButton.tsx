import { quietButton } from '../../ui/buttonStyles.ts';
import { toCsv } from '../rules/csv.ts';
import { CSV } from '../texts.ts';

interface CsvButtonProps {
  /** The content of the file; read out beside the format. */
  of: string;
  file: string;
  /** The first one has the names of the columns. */
  rows: () => (string | number)[][];
}

/** Downloads figures as a CSV file. */
export function CsvButton({ of, file, rows }: CsvButtonProps) {
  const download = () => {
    // Excel takes a file without this mark for one in the system's own encoding.
    const blob = new Blob(['\ufeff', toCsv(rows())], { type: 'text/csv;charset=utf-8' });
    const url = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = url;
    link.download = `${file}.csv`;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <button type="button" css={quietButton} aria-label={`${CSV}: ${of}`} onClick={download}>
      {CSV}
    </button>
  );
}
