import { css } from '@emotion/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { fetchStrings } from '../../i18n/fetchStrings.ts';
import { usePageDocument } from '../../i18n/pageDocument.ts';
import { visionFrameCode } from './visionFrameCode.ts';

/** React leaves the content of such an element alone while it hydrates. */
const AS_PRERENDERED = { __html: '' };

/**
 * The room of the Vision Frame. In the prerendered page the frame is there, still and complete; when it
 * comes near the screen its code is fetched and takes its place. What is pressed before that is done then.
 */
export function VisionStage() {
  const { i18n } = useTranslation();
  const { laterStringsUrl } = usePageDocument();
  const room = useRef<HTMLDivElement>(null);
  const [Frame, setFrame] = useState(() => visionFrameCode.loaded());
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [isPrerendered] = useState(isHydrating && !Frame);
  const [hasFailed, setFailed] = useState(false);
  const pressed = useRef<string>(null);

  useEffect(() => {
    const still = room.current;
    if (Frame || !still) return;
    const fetchFrameStrings = async () => {
      if (laterStringsUrl && !i18n.exists('visionFrame.title')) {
        await fetchStrings(i18n, laterStringsUrl);
      }
    };
    const comeAlive = () => {
      Promise.all([visionFrameCode.load(), fetchFrameStrings()]).then(
        ([loaded]) => {
          const focused = actionOf(
            still.contains(document.activeElement) && document.activeElement,
          );
          // At once, so that what had focus has it again before the next key.
          flushSync(() => setFrame(() => loaded));
          if (focused) button(room.current, focused)?.focus();
          if (pressed.current) button(room.current, pressed.current)?.click();
        },
        () => setFailed(true),
      );
    };
    const rememberPress = ({ target }: MouseEvent) => {
      pressed.current = actionOf(target);
      comeAlive();
    };
    const nearness = new IntersectionObserver(([entry]) => entry?.isIntersecting && comeAlive());
    nearness.observe(still);
    still.addEventListener('click', rememberPress);
    still.addEventListener('focusin', comeAlive);
    return () => {
      nearness.disconnect();
      still.removeEventListener('click', rememberPress);
      still.removeEventListener('focusin', comeAlive);
    };
  }, [Frame, i18n, laterStringsUrl]);

  if (Frame) {
    return (
      <div key="alive" ref={room} css={layout}>
        <Frame />
      </div>
    );
  }
  return (
    <div
      key="still"
      ref={room}
      css={layout}
      data-frame-code={hasFailed ? 'failed' : undefined}
      suppressHydrationWarning
      {...(isPrerendered && { dangerouslySetInnerHTML: AS_PRERENDERED })}
    />
  );
}

const neverChanges = () => () => {};

/** The name of the control that an element belongs to, by which its successor is found. */
function actionOf(target: unknown): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>('[data-action]')?.dataset.action ?? null;
}

function button(within: Element | null, action: string) {
  return within?.querySelector<HTMLElement>(`[data-action='${action}']`);
}

const layout = css`
  min-inline-size: 0;
`;
