import type { ReactNode } from 'react';
import { CalendarWindow } from './CalendarWindow.tsx';
import { MessagesWindow } from './MessagesWindow.tsx';
import { SheetWindow } from './SheetWindow.tsx';

export { SheetWindow };

/** The windows of the sample desktop; `deskLayout` stacks them. */
export function SceneWindows(): ReactNode {
  return (
    <>
      <SheetWindow />
      <MessagesWindow />
      <CalendarWindow />
    </>
  );
}
