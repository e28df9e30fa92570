import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { T } from '../i18n/T.tsx';
import { GlassFrame } from '../sections/shared/GlassFrame.tsx';
import { PageHead } from '../seo/PageHead.tsx';
import { glassPane, lensEdge } from '../theme/glass.ts';
import { iris, sky } from '../theme/iris.ts';
import { grid } from '../theme/mixins.ts';
import { repainted } from '../theme/palettes.ts';
import { color, font, radius, size, space } from '../theme/tokens.ts';
import { buttonRow, primaryButton, quietButton } from '../ui/buttonStyles.ts';

/** Renders every unknown path (`404.html`, one for each language): the glass over nothing. */
export default function NotFoundPage() {
  return (
    <div css={[sky, layout]}>
      <PageHead page="notFound" />
      <GlassFrame>
        <div css={[repainted('underGlass'), lensEdge, iris, lens]} />
      </GlassFrame>
      <div css={[glassPane, panel]}>
        <T as="h1" k="notFound.title" />
        <T as="p" k="notFound.text" />
        <div css={buttonRow}>
          <Link to="/" css={primaryButton}>
            <T k="common.returnToHome" />
          </Link>
          <Link to="/faq" css={quietButton}>
            <T k="notFound.faq" />
          </Link>
        </div>
      </div>
    </div>
  );
}

const layout = css`
  ${grid(space.s)}
  grid-template-columns: min(100%, ${size.form});
  place-content: center;
  min-block-size: calc(${size.screen} - ${size.header});
  padding: ${space.part} ${space.gutter} ${space.section};
`;

const lens = css`
  block-size: calc(1.5 * ${size.column});
  border-radius: ${radius.l};
`;

const panel = css`
  ${grid(space.m)}
  padding: ${space.card};
  h1 { font-size: ${font.phase}; }
  p { color: ${color.inkMuted}; }
`;
