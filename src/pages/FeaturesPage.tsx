import { css } from '@emotion/react';
import { BelowTheFold } from '../document/hydration/BelowTheFold.tsx';
import { T } from '../i18n/T.tsx';
import { FeaturePlates } from '../sections/features/FeaturePlates.tsx';
import { JoinWaitlistLink } from '../sections/shared/JoinWaitlistLink.tsx';
import { PageIntro } from '../sections/shared/PageIntro.tsx';
import { PageHead } from '../seo/PageHead.tsx';
import { column } from '../theme/mixins.ts';
import { space } from '../theme/tokens.ts';
import { buttonRow, primaryButton, quietButton } from '../ui/buttonStyles.ts';
import { PageLink } from '../ui/PageLink.tsx';

/** Renders `/features`, a placeholder (docs/specification.md#features-and-about). */
export function FeaturesPage() {
  return (
    <>
      <PageHead
        page="features"
        title="features.meta.title"
        description="features.meta.description"
      />
      <PageIntro title="features.title" lede="features.lede" />
      <BelowTheFold>
        <FeaturePlates />
        <div css={[column, buttonRow, actions]}>
          <JoinWaitlistLink styles={primaryButton} />
          <PageLink to="/" css={quietButton}>
            <T k="common.returnToHome" />
          </PageLink>
        </div>
      </BelowTheFold>
    </>
  );
}

const actions = css`
  padding-block-end: ${space.section};
`;
