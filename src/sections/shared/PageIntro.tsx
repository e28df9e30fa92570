import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { T } from '../../i18n/T.tsx';
import type { TextKey } from '../../i18n/textKeys.ts';
import { column, grid, ledeText, mirrorInRtl, noPrint } from '../../theme/mixins.ts';
import { space } from '../../theme/tokens.ts';
import { backLink } from '../../ui/buttonStyles.ts';
import { ArrowLeftIcon } from '../../ui/icons.tsx';

interface PageIntroProps {
  title: TextKey;
  lede: TextKey;
  /** Replaces the link home. */
  back?: ReactNode;
  children?: ReactNode;
}

/** The opening of an inner page: a link back, the page's only `h1`, its lede and `children`. */
export function PageIntro({ title, lede, back, children }: PageIntroProps) {
  return (
    <div css={[column, layout]}>
      {back ?? (
        <Link to="/" css={[noPrint, backLink]}>
          <ArrowLeftIcon css={mirrorInRtl} />
          <T k="common.backToHome" />
        </Link>
      )}
      <T as="h1" k={title} />
      <T as="p" css={ledeText} k={lede} />
      {children}
    </div>
  );
}

const layout = css`
  ${grid(space.m)}
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  padding-block: ${space.xl};
  h1 { margin-block-start: ${space.s}; }
`;
