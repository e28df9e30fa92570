import { VisionFrame } from './frame/VisionFrame.tsx';
import { CalendarWindow } from './scene/CalendarWindow.tsx';
import { CodeWindow } from './scene/CodeWindow.tsx';
import { MessagesWindow } from './scene/MessagesWindow.tsx';
import { SheetWindow } from './scene/SheetWindow.tsx';

/** The Vision Frame over its sample desktop, as prerendered and as shown by a client navigation. */
export function FrameWithScene() {
  return (
    <VisionFrame
      windows={
        // The rearmost first.
        <>
          <SheetWindow />
          <MessagesWindow />
          <CodeWindow />
          <CalendarWindow />
        </>
      }
    />
  );
}
