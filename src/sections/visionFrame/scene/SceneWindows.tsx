import { CalendarWindow } from './CalendarWindow.tsx';
import { CodeWindow } from './CodeWindow.tsx';
import { MessagesWindow } from './MessagesWindow.tsx';
import { SheetWindow } from './SheetWindow.tsx';

/** The windows of the sample desktop. */
export function SceneWindows() {
  return (
    <>
      <MessagesWindow />
      <SheetWindow />
      <CodeWindow />
      <CalendarWindow />
    </>
  );
}
