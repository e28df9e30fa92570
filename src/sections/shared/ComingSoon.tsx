import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { T } from '../../i18n/T.tsx';
import type { TextKey } from '../../i18n/useText.ts';
import { column, wallpapered } from '../../theme/mixins.ts';
import { color, font, media, size, space } from '../../theme/tokens.ts';
import { buttonRow, primaryButton, quietButton } from '../../ui/buttonStyles.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { JoinWaitlistLink } from './JoinWaitlistLink.tsx';
import { PageIntro } from './PageIntro.tsx';
import { ReadingPane } from './ReadingPane.tsx';

interface ComingSoonProps {
  title: TextKey;
  lede: TextKey;
  /** The text of the page that is out of focus. */
  draft: TextKey;
  /** The content that is known already. */
  children: ReactNode;
}

/**
 * The placeholder of a page that is still being written, shown out of focus
 * (docs/specification.md#features-and-about).
 */
export function ComingSoon({ title, lede, draft, children }: ComingSoonProps) {
  return (
    <>
      <PageIntro title={title} lede={lede} />
      <div css={[column, layout]}>
        <div css={content}>
          {children}
          <div css={buttonRow}>
            <JoinWaitlistLink css={primaryButton} />
            <PageLink to="/" css={quietButton}>
              <T k="common.returnToHome" />
            </PageLink>
          </div>
        </div>
        <div css={[wallpapered, draftFrame]}>
          <ReadingPane text={draft} />
        </div>
      </div>
    </>
  );
}

const layout = css`
  display: grid;
  gap: ${space.xl};
  padding-block-end: ${space.section};
  ${media.wide} { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
`;

const content = css`
  display: grid;
  align-content: start;
  gap: ${space.xl};
  font-size: ${font.lede};
  ul {
    display: grid;
    gap: ${space.m};
  }
  li {
    display: flex;
    gap: ${space.s};
  }
  li::before {
    content: '';
    flex: none;
    inline-size: ${size.dot};
    block-size: ${size.dot};
    margin-block-start: 0.6em;
    border-radius: 50%;
    background: ${color.controlEdge};
  }
`;

const draftFrame = css`
  overflow: clip;
`;
