import { icon } from '../../ui/icons.tsx';

/* Icons of Lucide, like those in `src/ui/icons.tsx`, which has the license. */

export const ArrowUpRightIcon = icon(<path d="M7 7h10v10M7 17L17 7" />);

export const AudioLinesIcon = icon(<path d="M2 10v3m4-7v11m4-14v18m4-13v7m4-10v13m4-8v3" />);

export const CalendarIcon = icon(
  <>
    <path d="M8 2v3m8-3v3" />
    <rect width="18" height="18" x="3" y="3" rx="2" />
    <path d="M3 9h18" />
  </>,
);

export const MessageCircleIcon = icon(
  <path d="M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092a10 10 0 1 0-4.777-4.719" />,
);

export const Table2Icon = icon(
  <>
    <path d="M3 9h18M9 3v18" />
    <rect width="18" height="18" x="3" y="3" rx="2" />
  </>,
);
