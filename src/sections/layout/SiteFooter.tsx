import { css } from '@emotion/react';
import { Children, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { supportMailto } from '../../config.ts';
import { YearText } from '../../hydration/YearText.tsx';
import { T } from '../../i18n/T.tsx';
import type { TextKey } from '../../i18n/textKeys.ts';
import type { PagePath } from '../../routes.ts';
import { column, flexRow, flexWrap, grid, listedLinks, muted } from '../../theme/mixins.ts';
import { color, font, media, space } from '../../theme/tokens.ts';
import { Logo } from '../../ui/Logo.tsx';

import { LanguageSwitcher } from '../languages/LanguageSwitcher.tsx';
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx';
import { SocialLink } from './SocialLink.tsx';

/** The footer of every page. */
export function SiteFooter() {
  const { t } = useTranslation();
  const contact = supportMailto(t('header.contactSubject'));
  return (
    <footer css={band}>
      <div css={[column, layout]}>
        <div css={about}>
          <p css={brand}>
            <Logo />
            <T k="brand.name" />
          </p>
          <T as="p" k="footer.tagline" />
        </div>
        <nav css={columns} aria-label={t('footer.navigation')}>
          <FooterColumn
            title="footer.product"
            pages={{ '/features': 'footer.features', '/roadmap': 'footer.roadmap' }}
          />
          <FooterColumn title="footer.company" pages={{ '/about': 'footer.about' }} />
          <FooterColumn title="footer.support" pages={{ '/faq': 'footer.faq' }}>
            <a href={contact}>
              <T k="footer.contact" />
            </a>
          </FooterColumn>
          <FooterColumn
            title="footer.legal"
            pages={{ '/privacy': 'footer.privacy', '/terms': 'footer.terms' }}
          />
          <FooterColumn title="footer.elsewhere">
            <SocialLink />
            <a href={contact}>
              <T k="footer.email" />
            </a>
          </FooterColumn>
        </nav>
        <div css={closing}>
          <YearText k="footer.copyright" />
          <LanguageSwitcher />
          <ColorSchemeSwitch />
        </div>
      </div>
    </footer>
  );
}

interface FooterColumnProps {
  title: TextKey;
  pages?: Partial<Record<PagePath, TextKey>>;
  /** Further links; each becomes a list item. */
  children?: ReactNode;
}

/** A titled list of links. */
function FooterColumn({ title, pages = {}, children }: FooterColumnProps) {
  return (
    <section>
      <T as="h2" k={title} />
      <ul>
        {Object.entries(pages).map(([to, text]) => (
          <li key={to}>
            <Link to={to}>
              <T k={text} />
            </Link>
          </li>
        ))}
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </section>
  );
}

const band = css`
  border-block-start: ${space.hair} solid ${color.hairline};
  background: ${color.paperSunk};
  ${muted(font.small)}
  ${listedLinks}
`;

const layout = css`
  ${grid(space.xxl, space.m)}
  padding-block: ${space.xxl} ${space.xl};
  ${media.wide} { grid-template-columns: 4fr 8fr; }
`;

const about = css`
  ${grid(space.m)}
  align-content: start;
  p { max-inline-size: 34ch; }
`;

const brand = css`
  ${flexRow(space.xs)}
  color: ${color.ink};
  font: 600 ${font.title3} / 1 ${font.brand};
`;

const columns = css`
  ${grid(space.xl, space.m)}
  /* A long word breaks where a visitor's text spacing makes it wider than its column. */
  grid-template-columns: repeat(2, minmax(0, auto));
  overflow-wrap: anywhere;
  ${media.medium} { grid-template-columns: repeat(3, auto); }
  ${media.large} { grid-template-columns: repeat(5, auto); }
  h2 {
    margin-block-end: ${space.xs};
    color: ${color.ink};
    font: 600 ${font.small} / 1.4 system-ui, sans-serif;
    letter-spacing: 0;
  }
`;

const closing = css`
  ${flexWrap(space.m, space.xl)}
  align-items: center;
  justify-content: space-between;
  padding-block-start: ${space.l};
  border-block-start: ${space.hair} solid ${color.hairline};
  ul { ${flexWrap(space.xxs, space.m)} }
  /* A language's name has the direction of its own script. */
  ul a { unicode-bidi: plaintext; }
  [aria-current] { font-weight: 600; }
  ${media.wide} { grid-column: 1 / -1; }
`;
