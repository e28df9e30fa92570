import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import IconMenu from '~icons/lucide/menu';
import IconClose from '~icons/lucide/x';
import { SUPPORT_EMAIL } from '../config.ts';
import { mailtoLink } from '../i18n/mailtoLink.ts';
import { T } from '../i18n/T.tsx';
import { column } from '../theme/mixins.ts';
import { color, DISPLAY_FONT, media, radius, SHADOW_DEEP, size, space } from '../theme/tokens.ts';
import { primaryButton } from '../ui/buttonStyles.ts';
import { Logo } from '../ui/Logo.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { HeaderLink } from './HeaderLink.tsx';
import { JoinWaitlistLink } from './JoinWaitlistLink.tsx';
import { useMenu } from './useMenu.ts';

const MENU_ID = 'site-menu';

/**
 * The header of every page (spec section 2). On small screens its links fold into a menu that closes
 * when one of them is followed.
 */
export function SiteHeader() {
  const { t } = useTranslation();
  const { isOpen, area, button, flip, close } = useMenu();
  return (
    <header ref={area} css={bar}>
      <div css={[column, row]}>
        <PageLink to="/" css={brand} aria-label={t('header.home')} onClick={close}>
          <Logo />
          <T k="brand.name" />
        </PageLink>
        <button
          ref={button}
          type="button"
          css={toggleButton}
          aria-label={t('header.menu')}
          aria-expanded={isOpen}
          aria-controls={MENU_ID}
          onClick={flip}
        >
          {isOpen ? <IconClose aria-hidden="true" /> : <IconMenu aria-hidden="true" />}
        </button>
        <nav
          id={MENU_ID}
          css={menu}
          aria-label={t('header.navigation')}
          data-open={isOpen || undefined}
        >
          <ul css={list}>
            <li>
              <HeaderLink to="/features" onClick={close}>
                <T k="header.features" />
              </HeaderLink>
            </li>
            <li>
              <HeaderLink to="/about" onClick={close}>
                <T k="header.about" />
              </HeaderLink>
            </li>
            <li>
              <HeaderLink to="/faq" onClick={close}>
                <T k="header.faq" />
              </HeaderLink>
            </li>
            <li>
              <HeaderLink
                href={mailtoLink(SUPPORT_EMAIL, t('header.contactSubject'))}
                onClick={close}
              >
                <T k="header.contact" />
              </HeaderLink>
            </li>
          </ul>
        </nav>
        <JoinWaitlistLink css={[primaryButton, joinLink]} onClick={close} />
      </div>
    </header>
  );
}

const bar = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  background: ${color.glass};
  backdrop-filter: blur(1rem) saturate(1.6);
  border-block-end: ${space.hair} solid ${color.hairline};
  @media (scripting: none) { position: static; }
`;

const row = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-block-size: ${space.header};
  ${media.wide} { gap: ${space.l}; }
`;

const brand = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-block-size: ${space.target};
  margin-inline-end: auto;
  font: 650 1.375rem / 1 ${DISPLAY_FONT};
  letter-spacing: -0.02em;
  text-decoration: none;
`;

const menu = css`
  ${media.wide} { display: block; }
  @media (width < 60rem) {
    position: absolute;
    inset-block-start: calc(100% + ${space.xs});
    inset-inline: ${space.gutter};
    padding: ${space.xs};
    border: ${space.hair} solid ${color.hairline};
    border-radius: ${radius.l};
    background: ${color.surfaceRaised};
    box-shadow: ${SHADOW_DEEP};
    &:not([data-open]) { display: none; }
  }
  @media (width < 60rem) and (scripting: none) {
    &:not([data-open]) { display: block; position: static; padding: 0; border: 0; box-shadow: none; background: none; }
  }
`;

const list = css`
  display: grid;
  font-size: ${size.small};
  ${media.wide} { display: flex; gap: ${space.xs}; }
  @media (scripting: none) { display: flex; flex-wrap: wrap; }
`;

const joinLink = css`
  padding-inline: ${space.m};
`;

// Before the menu in the order of focus, at the end of the bar to the eye.
const toggleButton = css`
  order: 1;
  display: grid;
  place-items: center;
  inline-size: ${space.target};
  block-size: ${space.target};
  margin-inline-end: calc(-1 * ${space.xs});
  border: 0;
  border-radius: ${radius.s};
  background: none;
  font-size: 1.375rem;
  ${media.wide} { display: none; }
  @media (scripting: none) { display: none; }
`;
