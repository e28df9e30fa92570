import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import IconArrow from '~icons/lucide/arrow-left';
import { T } from '../../i18n/T.tsx';
import { column, screenOnly } from '../../theme/mixins.ts';
import { color, font, space } from '../../theme/tokens.ts';
import { backLink } from '../../ui/buttonStyles.ts';
import { PageLink } from '../../ui/PageLink.tsx';

interface PageIntroProps {
  title: ReactNode;
  lede?: ReactNode;
  /** The way back; a link home unless the page has its own, or none. */
  back?: ReactNode;
  children?: ReactNode;
}

/** The opening of an inner page: the way back, its one `h1` and what belongs to it. */
export function PageIntro({ title, lede, back, children }: PageIntroProps) {
  return (
    <div css={[column, layout]}>
      {back === undefined ? (
        <PageLink to="/" css={[screenOnly, backLink]}>
          <IconArrow aria-hidden="true" css={arrow} />
          <T k="common.backToHome" />
        </PageLink>
      ) : (
        back
      )}
      <h1 css={heading}>{title}</h1>
      {lede && <p css={ledeText}>{lede}</p>}
      {children}
    </div>
  );
}

/** For arrows that point along the reading direction. */
export const arrow = css`
  [dir='rtl'] & { transform: scaleX(-1); }
`;

const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.m};
  padding-block: ${space.xl};
`;

const heading = css`
  margin-block-start: ${space.s};
`;

const ledeText = css`
  color: ${color.inkMuted};
  font-size: ${font.lede};
`;
