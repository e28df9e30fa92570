import { __unsafe_useEmotionCache, CacheProvider, css } from '@emotion/react';
import type { i18n as I18n } from 'i18next';
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { fetchStrings } from '../../i18n/fetchStrings.ts';
import { PageDocumentContext, usePageDocument } from '../../i18n/pageDocument.ts';
import { size } from '../../theme/tokens.ts';
import { visionFrameCode } from './visionFrameCode.ts';

/** React leaves the content of such an element alone while it hydrates. */
const AS_PRERENDERED = { __html: '' };

/**
 * The room of the Vision Frame. In the prerendered page the frame is there, still and complete; when it
 * comes near the screen its code is fetched and hydrates it, as a root of its own, so that the page around
 * it waits for neither. What is pressed before that is done then.
 */
export function VisionStage() {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const { i18n } = useTranslation();
  const { laterStringsUrl, stringsUrl } = usePageDocument();
  const [Frame, setFrame] = useState(() =>
    hasStrings(i18n) ? visionFrameCode.loaded() : undefined,
  );
  const [isPrerendered] = useState(isHydrating && !Frame);

  // On a page that was come to without a document of its own there is nothing prerendered to show.
  useEffect(() => {
    if (isPrerendered || Frame) return;
    let isGone = false;
    fetchFrame(i18n, laterStringsUrl ?? stringsUrl).then(
      (loaded) => !isGone && setFrame(() => loaded),
      // The page is complete without it.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [Frame, isPrerendered, i18n, laterStringsUrl, stringsUrl]);

  if (isPrerendered) return <PrerenderedFrame />;
  return <div css={room}>{Frame && <Frame />}</div>;
}

const hasStrings = (i18n: I18n) => i18n.exists('visionFrame.title');

/** The frame's code, once its texts are there as well. */
async function fetchFrame(i18n: I18n, stringsUrl: string): Promise<ComponentType> {
  const [Frame] = await Promise.all([
    visionFrameCode.load(),
    hasStrings(i18n) ? undefined : fetchStrings(i18n, stringsUrl),
  ]);
  if (!hasStrings(i18n)) throw new Error(`${stringsUrl} has no texts of the frame`);
  return Frame;
}

function PrerenderedFrame() {
  const styleCache = __unsafe_useEmotionCache();
  const pageDocument = usePageDocument();
  const { i18n } = useTranslation();
  const element = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const still = element.current;
    const { laterStringsUrl } = pageDocument;
    if (!still || !laterStringsUrl) return;
    const left = new AbortController();
    let isComing = false;
    let root: Root | undefined;
    let pressed: HTMLElement | undefined;

    async function hydrate(container: HTMLElement, stringsUrl: string) {
      const Frame = await fetchFrame(i18n, stringsUrl);
      if (left.signal.aborted) return;
      setFailed(false);
      const finish = () => {
        container.removeEventListener('click', rememberPress);
        pressed?.click();
      };
      root = hydrateRoot(
        container,
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
    function comeAlive() {
      if (isComing || !still || !laterStringsUrl) return;
      isComing = true;
      hydrate(still, laterStringsUrl).catch(() => {
        isComing = false;
        setFailed(true);
      });
    }
    function rememberPress({ target }: MouseEvent) {
      pressed = target instanceof Element ? (target.closest('button') ?? undefined) : undefined;
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
      // Not while React is still taking the page around it away.
      queueMicrotask(() => root?.unmount());
    };
  }, [i18n, pageDocument, styleCache]);

  return (
    <div
      ref={element}
      css={room}
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

const neverChanges = () => () => {};

const room = css`
  min-inline-size: 0;
  min-block-size: ${size.sceneNarrow};
`;
