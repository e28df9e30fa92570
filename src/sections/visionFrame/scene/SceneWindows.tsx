import { CalendarWindow } from './CalendarWindow.tsx';
import { CodeWindow } from './CodeWindow.tsx';
import { MessagesWindow } from './MessagesWindow.tsx';
import { SheetWindow } from './SheetWindow.tsx';

/** The windows of the sample desktop, the rearmost first. */
export function SceneWindows() {
  return (
    <>
      <SheetWindow />
      <MessagesWindow />
      <CodeWindow />
      <CalendarWindow />
    </>
  );
}
