import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { supportMailto } from '../../config.ts';
import { T } from '../../i18n/T.tsx';
import type { TextKey } from '../../i18n/textKeys.ts';
import type { PagePath } from '../../routes.ts';
import { headlineFont } from '../../theme/mixins.ts';
import { color, easing, font, media, radius, size, space, time } from '../../theme/tokens.ts';

const LINKS: { to: PagePath; text: TextKey }[] = [
  { to: '/features', text: 'header.features' },
  { to: '/about', text: 'header.about' },
  { to: '/faq', text: 'header.faq' },
];

/** The header's links: in the bar, or in a popover if narrow. */
export function HeaderNavigation(menu: ComponentProps<'nav'>) {
  const { t } = useTranslation();
  return (
    <nav {...menu} popover="auto" css={links} aria-label={t('header.navigation')}>
      <ul css={list}>
        {LINKS.map(({ to, text }) => (
          <li key={to}>
            <NavLink to={to} end>
              <T k={text} />
            </NavLink>
          </li>
        ))}
        <li>
          <a href={supportMailto(t('header.contactSubject'))}>
            <T k="header.contact" />
          </a>
        </li>
      </ul>
    </nav>
  );
}

// Narrow: a sheet that comes out from under the bar, as wide as the screen, and goes back the same
// way. It is opaque from the start, so that no text shows through another.
const links = css`
  ${media.wide} {
    all: unset;
    display: block;
  }
  ${media.belowWide} {
    ${media.noPopover} { flex: 1 0 100%; }
    ${media.popover} {
      display: block;
      position: fixed;
      inset-block-start: var(--height);
      inset-inline: 0;
      inline-size: auto;
      max-block-size: calc(${size.screen} - var(--height));
      overflow-y: auto;
      padding: ${space.xs} ${space.gutter} ${space.xl};
      border: solid ${color.hairline};
      border-width: 0 0 ${space.hair};
      border-radius: 0 0 ${radius.l} ${radius.l};
      background: ${color.paper};
      clip-path: inset(0);
      transition: clip-path ${time.calm} ${easing.out};
      /* Hidden after it has moved out, but visible at once: the next Tab may lead into it. */
      &:not(:popover-open) {
        visibility: hidden;
        transition: clip-path ${time.calm} ${easing.out}, visibility 0s ${time.calm};
        clip-path: inset(0 0 100%);
      }
    }
  }
`;

const list = css`
  display: flex;
  flex-wrap: wrap;
  font-size: ${font.small};
  a {
    display: flex;
    align-items: center;
    min-block-size: ${size.target};
    padding-inline: ${space.m};
    border-radius: ${radius.pill};
    color: ${color.inkMuted};
    text-decoration: none;
  }
  a:hover { background: ${color.hairline}; }
  a:hover, [aria-current] { color: ${color.ink}; }
  [aria-current] {
    text-decoration: underline;
    text-decoration-thickness: ${size.line};
    text-underline-offset: 0.4em;
  }
  ${media.wide} { gap: ${space.xxs}; }
  ${media.belowWide} {
    ${media.popover} {
      display: grid;
      ${headlineFont(font.title3, 1.2)}
      li + li { border-block-start: ${space.hair} solid ${color.hairline}; }
      a {
        min-block-size: calc(${size.header} - ${space.xs});
        padding-inline: 0;
        color: ${color.ink};
      }
    }
  }
`;
