import { CacheProvider, Global } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fontFaces } from '../theme/fonts.ts';
import { globalStyles } from '../theme/globalStyles.ts';
import { createStyleCache } from '../theme/styleCache.ts';
import { GrowthPage } from './GrowthPage.tsx';

/*
 * The entry of the growth team's page, which is rendered in the browser alone: it is built apart from
 * the site, so that visitors load nothing of it.
 */
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <CacheProvider value={createStyleCache()}>
      <Global styles={[fontFaces(''), globalStyles]} />
      {/* English, even if an extension changes the document's language or direction. */}
      <div lang="en" dir="ltr">
        <GrowthPage />
      </div>
    </CacheProvider>
  </StrictMode>,
);
