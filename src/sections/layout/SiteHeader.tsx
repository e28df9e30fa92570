import { css, keyframes } from '@emotion/react';
import IconMenu from '~icons/lucide/menu';
import IconClose from '~icons/lucide/x';
import { T } from '../../i18n/T.tsx';
import { useName } from '../../i18n/useAriaLabel.ts';
import { column } from '../../theme/mixins.ts';
import { blur, color, DISPLAY_FONT, font, media, radius, size, space } from '../../theme/tokens.ts';
import { primaryButton } from '../../ui/buttonStyles.ts';
import { Logo } from '../../ui/Logo.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { JoinWaitlistLink } from '../shared/JoinWaitlistLink.tsx';
import { HeaderNavigation } from './HeaderNavigation.tsx';
import { useMenu } from './useMenu.ts';

const MENU_ID = 'site-menu';

/**
 * The header of every page (spec section 2). On small screens its links fold into a menu that closes
 * when one of them is followed.
 */
export function SiteHeader() {
  const nameOf = useName();
  const { isOpen, area, button, flip, close } = useMenu();
  return (
    <header ref={area} css={bar}>
      <div css={[column, row]}>
        <PageLink to="/" css={brand} {...nameOf('header.home')} onClick={close}>
          <Logo />
          <T k="brand.name" />
        </PageLink>
        <button
          ref={button}
          type="button"
          css={toggleButton}
          {...nameOf('header.menu')}
          aria-expanded={isOpen}
          aria-controls={MENU_ID}
          onClick={flip}
        >
          {isOpen ? <IconClose aria-hidden="true" /> : <IconMenu aria-hidden="true" />}
        </button>
        <HeaderNavigation id={MENU_ID} isOpen={isOpen} onFollow={close} />
        <JoinWaitlistLink css={[primaryButton, joinLink]} onClick={close} />
      </div>
    </header>
  );
}

const appear = keyframes`from { opacity: 0; }`;

const bar = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-block-end: ${space.hair} solid ${color.hairline};
    background: ${color.glass};
    backdrop-filter: blur(${blur.glass}) saturate(1.6);
    /* Nothing is under the bar until the page is scrolled. */
    animation: ${appear} linear both;
    animation-timeline: var(--timeline-scroll);
    animation-range: 0 ${size.header};
  }
  ${media.noScripts} { position: relative; }
`;

const row = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-block-size: ${size.header};
  /* Without a menu button the links have a line of their own. */
  ${media.noScripts} {
    flex-wrap: wrap;
    padding-block: ${space.xs};
  }
  ${media.wide} { gap: ${space.l}; }
`;

const brand = css`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-block-size: ${size.target};
  margin-inline-end: auto;
  font: 650 ${font.title4} / 1 ${DISPLAY_FONT};
  letter-spacing: -0.02em;
  text-decoration: none;
`;

// On the smallest screens a long label takes two lines.
const joinLink = css`
  padding-inline: ${space.m};
  line-height: 1.2;
  text-align: center;
  text-wrap: balance;
  ${media.wide} { white-space: nowrap; }
`;

// Before the menu in the order of focus, at the end of the bar to the eye.
const toggleButton = css`
  order: 1;
  display: grid;
  place-items: center;
  inline-size: ${size.target};
  block-size: ${size.target};
  margin-inline-end: calc(-1 * ${space.xs});
  border: 0;
  border-radius: ${radius.s};
  background: none;
  font-size: ${font.title4};
  ${media.wide} { display: none; }
  ${media.noScripts} { display: none; }
`;
