import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { T, type TextKey } from '../i18n/T.tsx';
import { column, pane } from '../theme/mixins.ts';
import { color, IRIDESCENCE, media, radius, size, space } from '../theme/tokens.ts';
import { primaryButton, quietButton } from '../ui/buttonStyles.ts';
import { PageLink } from '../ui/PageLink.tsx';
import { JoinWaitlistLink } from './JoinWaitlistLink.tsx';
import { PageIntro } from './PageIntro.tsx';

interface ComingSoonProps {
  title: TextKey;
  lede: TextKey;
  /** What can be said already. */
  children: ReactNode;
}

/** A placeholder for a page that is still being written, under frosted glass (spec section 2). */
export function ComingSoon({ title, lede, children }: ComingSoonProps) {
  return (
    <>
      <PageIntro title={<T k={title} />} lede={<T k={lede} />} />
      <div css={[column, layout]}>
        <div css={[pane, said]}>{children}</div>
        <div css={covered} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
          <i />
        </div>
        <div css={actions}>
          <JoinWaitlistLink css={primaryButton} />
          <PageLink to="/" css={quietButton}>
            <T k="common.returnToHome" />
          </PageLink>
        </div>
      </div>
    </>
  );
}

const layout = css`
  display: grid;
  gap: ${space.l};
  padding-block-end: ${space.section};
  ${media.wide} { grid-template-columns: 6fr 6fr; }
`;

const said = css`
  padding: ${space.xl};
  font-size: ${size.lede};
  ul { display: grid; gap: ${space.s}; }
  li { display: flex; gap: ${space.s}; }
  li::before {
    content: '';
    flex: none;
    inline-size: 0.625rem;
    block-size: 0.625rem;
    margin-block-start: 0.5em;
    border-radius: 50%;
    background: ${IRIDESCENCE};
  }
`;

// A page that can be made out, not read.
const covered = css`
  display: grid;
  gap: ${space.m};
  align-content: center;
  min-block-size: 14rem;
  padding: ${space.xl};
  border-radius: ${radius.l};
  background: ${color.paperSunk};
  filter: blur(0.375rem);
  i { block-size: 0.75rem; border-radius: ${radius.pill}; background: ${color.controlEdge}; opacity: 0.45; }
  i:first-of-type { inline-size: 45%; block-size: 1.5rem; background: ${IRIDESCENCE}; }
  i:nth-of-type(3) { inline-size: 82%; }
  i:last-of-type { inline-size: 60%; }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`;
