import { __unsafe_useEmotionCache, CacheProvider } from '@emotion/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { PageDocumentContext, usePageDocument } from '../../../document/pageDocument.ts';
import { useI18n } from '../../../i18n/useI18n.ts';
import { fetchFrame } from './fetchFrame.ts';

/** React leaves the content of an element with this property alone while it hydrates. */
const AS_PRERENDERED = { __html: '' };

/**
 * Keeps the prerendered frame, still and complete, until it is on screen. Then its code is fetched
 * and hydrates it as a root of its own, so that the page around it waits for neither. A button that
 * was pressed meanwhile is clicked then. If the code cannot be fetched the frame stays as it is,
 * and the next press tries again.
 */
export function PrerenderedFrame({ className }: { className?: string | undefined }) {
  const styleCache = __unsafe_useEmotionCache();
  const pageDocument = usePageDocument();
  const i18n = useI18n();
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const container = element.current;
    const { laterStringsUrl } = pageDocument;
    if (!container || !laterStringsUrl) return;
    const unmounted = new AbortController();
    let isRequested = false;
    let root: Root | undefined;
    let isHydrated = false;
    let pressed: HTMLElement | undefined;

    async function hydrate(target: HTMLElement, stringsUrl: string) {
      const Frame = await fetchFrame(i18n, stringsUrl);
      if (unmounted.signal.aborted) return;
      const finish = () => {
        isHydrated = true;
        target.removeEventListener('click', rememberPress);
        if (unmounted.signal.aborted) unmount();
        else pressed?.click();
      };
      root = hydrateRoot(
        target,
        <CacheProvider value={styleCache}>
          <I18nextProvider i18n={i18n}>
            <PageDocumentContext value={pageDocument}>
              <WhenReady call={finish}>
                <Frame />
              </WhenReady>
            </PageDocumentContext>
          </I18nextProvider>
        </CacheProvider>,
      );
    }
    function unmount() {
      // Not while React is still rendering the page around it.
      queueMicrotask(() => root?.unmount());
    }
    function requestHydration() {
      if (isRequested || !container || !laterStringsUrl) return;
      isRequested = true;
      hydrate(container, laterStringsUrl).catch(() => {
        isRequested = false;
      });
    }
    function rememberPress({ target }: MouseEvent) {
      pressed =
        target instanceof Element
          ? (target.closest<HTMLElement>('button, [data-region]') ?? undefined)
          : undefined;
      requestHydration();
    }

    const visibility = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && requestHydration(),
    );
    visibility.observe(container);
    container.addEventListener('click', rememberPress);
    container.addEventListener('focusin', requestHydration);
    return () => {
      unmounted.abort();
      visibility.disconnect();
      container.removeEventListener('click', rememberPress);
      container.removeEventListener('focusin', requestHydration);
      // A root that is still hydrating cannot be unmounted; `finish` does it then.
      if (isHydrated) unmount();
    };
  }, [i18n, pageDocument, styleCache]);

  return (
    <div
      ref={element}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps the prerendered content
      dangerouslySetInnerHTML={AS_PRERENDERED}
    />
  );
}

function WhenReady({ call, children }: { call: () => void; children: ReactNode }) {
  useEffect(call, [call]);
  return children;
}
