import { css } from '@emotion/react';
import { lazy } from 'react';
import { Decoration } from '../../hydration/Decoration.tsx';
import { noPrint } from '../../theme/mixins.ts';
import { size } from '../../theme/tokens.ts';
import type { PictureName } from './Pictures.tsx';

/** All pictures: nothing in them needs hydration. */
const Picture = lazy(() =>
  import('./Pictures.tsx').then(
    (module) => ({ default: module.Picture }),
    // The page is complete without it.
    () => ({ default: () => null }),
  ),
);

/** A small demonstration of a feature. Decorative: the text beside it says the same. */
export function FeaturePicture({ name }: { name: PictureName }) {
  return (
    <Decoration css={[room, noPrint]}>
      <Picture name={name} />
    </Decoration>
  );
}

const room = css`
  display: grid;
  min-block-size: ${size.picture};
`;
