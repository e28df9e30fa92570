import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { usePageDocument } from '../../../document/pageDocument.ts';
import { useIsHydrated } from '../../../document/useIsHydrated.ts';
import { useI18n } from '../../../i18n/useI18n.ts';
import { size } from '../../../theme/tokens.ts';
import { fetchFrame, loadedFrame } from './fetchFrame.ts';
import { PrerenderedFrame } from './PrerenderedFrame.tsx';

/**
 * The room of the Vision Frame: the prerendered one where the document brought it, and one that is fetched
 * on a page that was come to without a document of its own.
 */
export function VisionStage() {
  const isHydrated = useIsHydrated();
  const i18n = useI18n();
  const { laterStringsUrl, stringsUrl } = usePageDocument();
  const [Frame, setFrame] = useState(() => loadedFrame(i18n));
  const [isPrerendered] = useState(!isHydrated && !Frame);

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

  if (isPrerendered) return <PrerenderedFrame css={room} />;
  return <div css={room}>{Frame && <Frame />}</div>;
}

const room = css`
  min-inline-size: 0;
  min-block-size: ${size.sceneNarrow};
`;
