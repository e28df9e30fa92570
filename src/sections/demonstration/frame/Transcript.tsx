import { css, keyframes } from '@emotion/react';
import type { CSSProperties } from 'react';
import { T } from '../../../i18n/T.tsx';
import type { TextKey } from '../../../i18n/textKeys.ts';
import { grid, muted } from '../../../theme/mixins.ts';
import { easing, font, space, time } from '../../../theme/tokens.ts';

const LINES: { speaker: TextKey; text: TextKey }[] = [
  { speaker: 'home.demonstration.people.dana', text: 'home.demonstration.transcript.one' },
  { speaker: 'home.demonstration.people.you', text: 'home.demonstration.transcript.two' },
  { speaker: 'home.demonstration.people.dana', text: 'home.demonstration.transcript.three' },
  { speaker: 'home.demonstration.people.you', text: 'home.demonstration.transcript.four' },
];

/**
 * The transcript of two voices that *Listen* shows: one caption per sentence, appearing one by one.
 * All of them are in the document from the start, so that screen readers announce them once.
 */
export function Transcript() {
  return (
    <dl css={layout}>
      {LINES.map(({ speaker, text }, order) => (
        <div key={text} css={caption} style={{ '--order': order } as CSSProperties}>
          <T as="dt" k={speaker} />
          <T as="dd" k={text} />
        </div>
      ))}
    </dl>
  );
}

const appear = keyframes`from {
  opacity: 0;
  transform: translateY(${space.xs});
}`;

const layout = grid(space.xs);

const caption = css`
  ${grid(space.s)}
  grid-template-columns: 4em 1fr;
  line-height: 1.4;
  dt { ${muted(font.micro)} }
  animation: ${appear} ${time.calm} calc(var(--order) * ${time.caption}) ${easing.out} both;
`;
