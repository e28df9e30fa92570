import { type ReactNode, useEffect, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { DocumentProviders } from '../../../document/DocumentProviders.tsx';
import { useDocument } from '../../../document/pageDocument.ts';
import { fetchFrame } from './fetchFrame.ts';

/** React leaves the content of such an element alone while it hydrates. */
const AS_PRERENDERED = { __html: '' };

/**
 * The frame as the document brought it, still and complete. When it comes near the screen its code is
 * fetched and hydrates it, as a root of its own, so that the page around it waits for neither. What is
 * pressed before that is done then.
 */
export function PrerenderedFrame({ className }: { className?: string }) {
  const documentValue = useDocument();
  const element = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const still = element.current;
    const { i18n, pageDocument } = documentValue;
    const { laterStringsUrl } = pageDocument;
    if (!still || !laterStringsUrl) return;
    const left = new AbortController();
    let isComing = false;
    let root: Root | undefined;
    let isAlive = false;
    let pressed: HTMLElement | undefined;

    async function hydrate(container: HTMLElement, stringsUrl: string) {
      const Frame = await fetchFrame(i18n, stringsUrl);
      if (left.signal.aborted) return;
      setFailed(false);
      const finish = () => {
        isAlive = true;
        container.removeEventListener('click', rememberPress);
        if (left.signal.aborted) unmount();
        else pressed?.click();
      };
      root = hydrateRoot(
        container,
        <DocumentProviders {...documentValue}>
          <WhenReady call={finish}>
            <Frame />
          </WhenReady>
        </DocumentProviders>,
      );
    }
    function unmount() {
      // Not while React is at work on the page around it.
      queueMicrotask(() => root?.unmount());
    }
    function comeAlive() {
      if (isComing || !still || !laterStringsUrl) return;
      isComing = true;
      hydrate(still, laterStringsUrl).catch(() => {
        isComing = false;
        setFailed(true);
      });
    }
    function rememberPress({ target }: MouseEvent) {
      pressed =
        target instanceof Element
          ? (target.closest<HTMLElement>('button, [data-region]') ?? undefined)
          : undefined;
      comeAlive();
    }

    const nearness = new IntersectionObserver(([entry]) => entry?.isIntersecting && comeAlive());
    nearness.observe(still);
    still.addEventListener('click', rememberPress);
    still.addEventListener('focusin', comeAlive);
    return () => {
      left.abort();
      nearness.disconnect();
      still.removeEventListener('click', rememberPress);
      still.removeEventListener('focusin', comeAlive);
      // A root that is still hydrating takes no update, this one neither.
      if (isAlive) unmount();
    };
  }, [documentValue]);

  return (
    <div
      ref={element}
      className={className}
      data-frame-code={hasFailed ? 'failed' : undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it keeps what is there and sets nothing
      dangerouslySetInnerHTML={AS_PRERENDERED}
    />
  );
}

function WhenReady({ call, children }: { call: () => void; children: ReactNode }) {
  useEffect(call, [call]);
  return children;
}
