import { css } from '@emotion/react';
import { T, type TextKey } from '../i18n/T.tsx';
import { color, size, space } from '../theme/tokens.ts';

const LINES: { id: string; speaker: TextKey; text: TextKey }[] = [
  { id: 'one', speaker: 'home.frame.speakers.dana', text: 'home.frame.transcript.one' },
  { id: 'two', speaker: 'home.frame.speakers.you', text: 'home.frame.transcript.two' },
  { id: 'three', speaker: 'home.frame.speakers.dana', text: 'home.frame.transcript.three' },
];

/** A sample of what *Listen* writes down: who spoke, and what they said. */
export function SampleTranscript() {
  return (
    <dl css={layout}>
      {LINES.map(({ id, speaker, text }) => (
        <div key={id}>
          <dt css={name}>
            <T k={speaker} />
          </dt>
          <dd css={words}>
            <T k={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const layout = css`
  display: grid;
  gap: ${space.s};
`;

const name = css`
  color: ${color.inkMuted};
  font-size: ${size.micro};
`;

const words = css`
  margin: 0;
  font-size: ${size.small};
`;
