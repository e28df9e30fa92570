import { css } from '@emotion/react';
import { Decoration, lazyDecoration } from '../../hydration/Decoration.tsx';
import { noPrint } from '../../theme/mixins.ts';
import { size } from '../../theme/tokens.ts';
import type { PictureName } from './Pictures.tsx';

/** All pictures: nothing in them needs hydration. */
const Picture = lazyDecoration(async () => (await import('./Pictures.tsx')).Picture);

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
