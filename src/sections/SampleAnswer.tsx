import { css } from '@emotion/react';
import { T } from '../i18n/T.tsx';
import { color, size, space } from '../theme/tokens.ts';

/** A sample question about what lies under the frame, and its answer. */
export function SampleAnswer() {
  return (
    <div css={layout}>
      <p css={question}>
        <T k="home.frame.question" />
      </p>
      <p>
        <T k="home.frame.answer" />
      </p>
      <p css={source}>
        <T k="home.frame.source" />
      </p>
    </div>
  );
}

const layout = css`
  display: grid;
  gap: ${space.s};
  font-size: ${size.small};
`;

const question = css`
  font-size: ${size.body};
  font-weight: 600;
`;

const source = css`
  color: ${color.inkMuted};
  font-size: ${size.micro};
`;
