import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { T } from '../i18n/T.tsx';
import { column } from '../theme/mixins.ts';
import { space } from '../theme/tokens.ts';
import { quietButton } from '../ui/buttonStyles.ts';
import { PageLink } from '../ui/PageLink.tsx';

interface PageIntroProps {
  title: ReactNode;
  children?: ReactNode;
}

/** The opening of an inner page: its one `h1`, what belongs to it, and the way home. */
export function PageIntro({ title, children }: PageIntroProps) {
  return (
    <section css={[column, layout]}>
      <h1>{title}</h1>
      {children}
      <PageLink to="/" css={quietButton}>
        <T k="common.backToHome" />
      </PageLink>
    </section>
  );
}

const layout = css`
  display: grid;
  justify-items: start;
  gap: ${space.l};
  padding-block: ${space.section};
`;
