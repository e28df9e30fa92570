import { css } from '@emotion/react';
import {
  type Dispatch,
  type FunctionComponent,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { checksumOf } from '../../../document/checksum.ts';
import { AS_PRERENDERED, useDecoration } from '../../../document/hydration/useDecoration.ts';
import { useRootContext } from '../../../document/pageContext.ts';
import { RootProviders } from '../../../document/RootProviders.tsx';
import { STAGE_HEIGHT } from '../../../theme/stage.ts';
import { media } from '../../../theme/tokens.ts';
import { frameCode, frameWithSceneCode } from './visionFrameCode.ts';

/**
 * Reserves the Vision Frame's space and fills it with the prerendered frame if the document holds
 * one. After a client navigation it fetches the frame instead.
 */
export function VisionStage() {
  const { Component: Frame, isPrerendered } = useDecoration(frameWithSceneCode);
  const [Replacement, setReplacement] = useState<FunctionComponent>();
  if (isPrerendered && !Replacement) {
    return <PrerenderedFrame onReplace={setReplacement} />;
  }
  const Shown = Replacement ?? Frame;
  return <div css={room}>{Shown && <Shown />}</div>;
}

interface PrerenderedFrameProps {
  onReplace: Dispatch<() => FunctionComponent>;
}

/**
 * Keeps the prerendered frame, complete but still, until it is on screen. Then its code is fetched
 * and hydrates it as its own root, so that the page around it waits for neither. A button that was
 * pressed in the meantime is then clicked. If the code cannot be fetched, the frame stays as it is,
 * and the next press tries again. A frame that somebody else has changed by then is replaced.
 */
function PrerenderedFrame({ onReplace }: PrerenderedFrameProps) {
  const rootContext = useRootContext();
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const container = element.current;
    if (!container) return;
    const builtChecksum = checksumOf(container);
    const unmounted = new AbortController();
    const responding = new AbortController();
    let isRequested = false;
    let root: Root | undefined;
    let isHydrated = false;
    let pressed: HTMLElement | undefined;

    async function hydrate(target: HTMLElement) {
      const Frame = await frameCode.load();
      if (unmounted.signal.aborted) return;
      if (checksumOf(target) !== builtChecksum) return replace(target);
      const finish = () => {
        isHydrated = true;
        responding.abort();
        if (unmounted.signal.aborted) unmount();
        else if (pressed?.isConnected) {
          pressed.click();
          pressed = undefined;
        }
      };
      startTransition(() => {
        root = hydrateRoot(
          target,
          <RootProviders {...rootContext}>
            <WhenReady call={finish}>
              <Frame />
            </WhenReady>
          </RootProviders>,
          { onRecoverableError: () => replace(target) },
        );
      });
    }
    async function replace(target: HTMLElement) {
      const [Frame, { replacePart }] = await Promise.all([
        frameWithSceneCode.load(),
        import('../../../document/hydration/changedPage.ts'),
      ]);
      if (!unmounted.signal.aborted) replacePart(target, () => onReplace(() => Frame), pressed);
    }
    function unmount() {
      // Not while React is still rendering the page around it.
      queueMicrotask(() => root?.unmount());
    }
    function requestHydration() {
      if (isRequested || !container) return;
      isRequested = true;
      hydrate(container).catch(() => {
        isRequested = false;
      });
    }
    function rememberPress(event: MouseEvent) {
      const { target } = event;
      if (!(target instanceof Element) || !container?.contains(target)) return;
      event.stopPropagation();
      pressed = target.closest<HTMLElement>('button, [data-region]') ?? undefined;
      requestHydration();
    }

    const visibility = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && requestHydration(),
    );
    visibility.observe(container);
    // Before any root of React, which may lose a press while it hydrates the frame.
    document.addEventListener('click', rememberPress, {
      capture: true,
      signal: responding.signal,
    });
    // A press that makes React hydrate the section around has passed the document already.
    container.addEventListener('click', rememberPress, { signal: responding.signal });
    container.addEventListener('focusin', requestHydration);
    return () => {
      unmounted.abort();
      visibility.disconnect();
      responding.abort();
      container.removeEventListener('focusin', requestHydration);
      // A root that is still hydrating cannot be unmounted; `finish` does it then.
      if (isHydrated) unmount();
    };
  }, [rootContext, onReplace]);

  return <div ref={element} css={room} {...AS_PRERENDERED} />;
}

function WhenReady({ call, children }: { call: () => void; children: ReactNode }) {
  useEffect(call, [call]);
  return children;
}

const room = css`
  min-block-size: ${STAGE_HEIGHT.narrow};
  ${media.wide} { min-block-size: ${STAGE_HEIGHT.wide}; }
`;
