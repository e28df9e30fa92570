import { css } from '@emotion/react';
import { chunkOf } from '../../document/chunkOf.ts';
import { AS_PRERENDERED, useDecoration } from '../../document/hydration/useDecoration.ts';
import { screenOnly } from '../../theme/mixins.ts';
import { size } from '../../theme/tokens.ts';
import type { PictureName } from './Pictures.tsx';

/** All pictures: nothing in them needs hydration. */
export const picturesCode = chunkOf(async () => (await import('./Pictures.tsx')).Picture);

/** A small demonstration of a feature, for the eye alone: the words beside it say the same. */
export function FeaturePicture({ name }: { name: PictureName }) {
  const { Component: Picture, isPrerendered } = useDecoration(picturesCode);
  const content = isPrerendered ? AS_PRERENDERED : { children: Picture && <Picture name={name} /> };
  return <div css={[room, screenOnly]} aria-hidden="true" {...content} />;
}

const room = css`
  display: grid;
  min-block-size: ${size.picture};
`;
