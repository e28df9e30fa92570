import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { usePageDocument } from '../../../document/pageDocument.ts';
import { useIsHydrated } from '../../../document/useIsHydrated.ts';
import { useI18n } from '../../../i18n/useI18n.ts';
import { size } from '../../../theme/tokens.ts';
import { fetchFrame, loadedFrame } from './fetchFrame.ts';
import { PrerenderedFrame } from './PrerenderedFrame.tsx';

/**
 * Reserves the Vision Frame's space and fills it: with the prerendered frame where the document
 * holds it, after a client navigation with one that is fetched.
 */
export function VisionStage({ className }: { className?: string }) {
  const isHydrated = useIsHydrated();
  const i18n = useI18n();
  const { laterStringsUrl, stringsUrl } = usePageDocument();
  const [Frame, setFrame] = useState(() => loadedFrame(i18n));
  const [isPrerendered] = useState(!isHydrated && !Frame);

  useEffect(() => {
    if (isPrerendered || Frame) return;
    let isUnmounted = false;
    fetchFrame(i18n, laterStringsUrl ?? stringsUrl).then(
      (loaded) => !isUnmounted && setFrame(() => loaded),
      // The page is complete without the frame.
      () => {},
    );
    return () => {
      isUnmounted = true;
    };
  }, [Frame, isPrerendered, i18n, laterStringsUrl, stringsUrl]);

  if (isPrerendered) return <PrerenderedFrame css={room} className={className} />;
  return (
    <div css={room} className={className}>
      {Frame && <Frame />}
    </div>
  );
}

const room = css`
  min-inline-size: 0;
  min-block-size: ${size.sceneNarrow};
`;
