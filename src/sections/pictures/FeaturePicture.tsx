import { css } from '@emotion/react';
import { chunkOf } from '../../document/chunkOf.ts';
import { Decoration } from '../../document/hydration/Decoration.tsx';
import { noPrint } from '../../theme/mixins.ts';
import { size } from '../../theme/tokens.ts';
import type { PictureName } from './Pictures.tsx';

/** All pictures: nothing in them needs hydration. */
export const picturesCode = chunkOf(async () => (await import('./Pictures.tsx')).Picture);

/** A small demonstration of a feature. Decorative: the text beside it says the same. */
export function FeaturePicture({ name }: { name: PictureName }) {
  return (
    <Decoration css={[room, noPrint]} code={picturesCode}>
      {(Picture) => <Picture name={name} />}
    </Decoration>
  );
}

const room = css`
  display: grid;
  min-block-size: ${size.picture};
`;
