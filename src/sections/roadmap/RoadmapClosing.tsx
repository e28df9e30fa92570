import { css } from '@emotion/react';
import { T } from '../../i18n/T.tsx';
import { column } from '../../theme/mixins.ts';
import { color, size, space } from '../../theme/tokens.ts';
import { primaryButton } from '../../ui/buttonStyles.ts';
import { JoinWaitlistLink } from '../JoinWaitlistLink.tsx';

/** The roadmap's call to action, which leads to the waitlist's form. */
export function RoadmapClosing() {
  return (
    <section css={[column, band]}>
      <h2>
        <T k="roadmap.closing.title" />
      </h2>
      <p css={text}>
        <T k="roadmap.closing.text" />
      </p>
      <JoinWaitlistLink css={primaryButton} />
    </section>
  );
}

const band = css`
  display: grid;
  justify-items: start;
  gap: ${space.m};
  padding-block: ${space.l} ${space.section};
`;

const text = css`
  color: ${color.inkMuted};
  font-size: ${size.lede};
`;
