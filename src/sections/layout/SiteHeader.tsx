import { css, keyframes } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SITE_URL } from '../../config.ts';
import { T } from '../../i18n/T.tsx';
import { useAriaLabel } from '../../i18n/useAriaLabel.ts';
import { frosted } from '../../theme/glass.ts';
import { appear, brandLink, column, flexRow, layer, visuallyHidden } from '../../theme/mixins.ts';
import { color, font, media, radius, size, space, time } from '../../theme/tokens.ts';
import { actionFill, iconButton, quietButton } from '../../ui/buttonStyles.ts';
import { MenuIcon, XIcon } from '../../ui/icons.tsx';
import { Logo } from '../../ui/Logo.tsx';

import { JoinWaitlistLink } from '../shared/JoinWaitlistLink.tsx';
import { HeaderNavigation } from './HeaderNavigation.tsx';
import { useMenu } from './useMenu.ts';

const MENU_ID = 'site-menu';

/**
 * The header of every page. On small screens its links fold into a menu, which closes when a link
 * is followed and when focus leaves the header.
 */
export function SiteHeader() {
  const { t } = useTranslation();
  const nameOf = useAriaLabel();
  const { isOpen, ...menu } = useMenu();
  return (
    <header css={bar}>
      <div css={[column, row]}>
        <Link to="/" css={[brandLink, brand]} {...nameOf('header.home')}>
          <Logo />
          <T k="brand.name" />
        </Link>
        <p hidden translate="no">
          {SITE_URL}
        </p>
        <HeaderNavigation id={MENU_ID} {...menu} />
        <JoinWaitlistLink styles={[quietButton, joinLink]} data-label={t('common.joinWaitlist')} />
        <button
          type="button"
          css={[iconButton, toggleButton]}
          {...nameOf('header.menu')}
          aria-expanded={isOpen}
          popoverTarget={MENU_ID}
        >
          {isOpen ? <XIcon /> : <MenuIcon />}
        </button>
      </div>
    </header>
  );
}

const bar = css`
  --height: ${size.header};
  position: sticky;
  inset-block-start: 0;
  /* Above the language suggestion too, which the open menu dims. */
  z-index: 3;
  /* Focus in the bar must not scroll the page, whose scroll padding counts it as hidden. */
  & :not(:popover-open *) {
    scroll-margin-block: calc(-2 * ${size.header}) calc(2 * ${size.header});
  }
  &::before {
    ${layer}
    z-index: -1;
    border-block-end: ${space.hair} solid ${color.hairline};
    ${frosted}
    /* Nothing is behind the bar until the page is scrolled. */
    animation: ${appear} linear both;
    animation-timeline: var(--timeline-scroll);
    animation-range: 0 ${size.header};
  }
  /* The page behind the open menu, dimmed; a press on it closes the menu. */
  &::after {
    content: '';
    position: fixed;
    inset: 0;
    z-index: -2;
    background: ${color.scrim};
    opacity: 0;
    pointer-events: none;
    transition: opacity ${time.calm};
  }
  &:has(:popover-open) {
    &::before {
      background: ${color.paper};
      animation: none;
    }
    &::after {
      opacity: 1;
      pointer-events: auto;
    }
  }
  ${media.short} { position: relative; }
`;

const row = css`
  ${flexRow(space.xs)}
  min-block-size: var(--height);
  padding-block: ${space.xxs};
  /* There is no menu then: the links take a line of their own. */
  ${media.noPopover} { flex-wrap: wrap; }
  ${media.wide} { gap: ${space.l}; }
`;

const brand = css`
  flex: none;
  margin-inline-end: auto;
`;

const comeForward = keyframes`to { opacity: 1; }`;

// Quiet while the hero's form is on the screen, the primary action once it has left. The primary
// one lies over the quiet one, so that only its opacity changes.
const joinLink = css`
  position: relative;
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-wrap: balance;
  ${media.wide} { white-space: nowrap; }
  /* Only the tick. */
  ${media.narrow} {
    b { ${visuallyHidden} }
  }
  @supports (timeline-scope: none) {
    &::after {
      content: attr(data-label) / '';
      position: absolute;
      inset: calc(-1 * ${space.hair});
      display: grid;
      place-items: center;
      padding: inherit;
      border-radius: inherit;
      ${actionFill}
      opacity: 0;
      animation: ${comeForward} linear forwards;
      animation-timeline: --hero-form;
      animation-range: exit 20% exit 100%;
    }
  }
`;

const toggleButton = css`
  margin-inline-end: calc(-1 * ${space.xs});
  border-radius: ${radius.s};
  color: ${color.ink};
  font-size: ${font.title3};
  ${media.wide} { display: none; }
  ${media.noPopover} { display: none; }
`;
