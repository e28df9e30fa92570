import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { API_BASE_URL, SITE_URL, SUPPORT_EMAIL, supportMailto } from '../config.ts';
import { localePath } from '../i18n/localePath.ts';
import { usePageContext } from '../i18n/pageContext.ts';
import { T } from '../i18n/T.tsx';
import { useAriaLabel } from '../i18n/useAriaLabel.ts';
import { PLACEHOLDERS } from '../messages/messages.ts';
import { RESULT_PAGES, type ResultPage, resultPageTexts } from '../messages/resultPages.ts';
import { WAITLIST_ID } from '../routes.ts';
import { glassPane } from '../theme/glass.ts';
import { iris } from '../theme/iris.ts';
import { brandLink, grid, muted } from '../theme/mixins.ts';
import { color, font, media, size, space } from '../theme/tokens.ts';
import { Aperture } from '../ui/Aperture.tsx';
import { primaryButton, quietButton, textButton } from '../ui/buttonStyles.ts';
import { Logo } from '../ui/Logo.tsx';
import { EmailRow } from '../waitlist/form/EmailRow.tsx';
import { FormErrorMessage } from '../waitlist/form/FormErrorMessage.tsx';

/** A page that the server sends to a visitor: a pane of glass with one text and one button. */
export function ResultPageView({ page }: { page: ResultPage }) {
  const { t } = useTranslation();
  const nameOf = useAriaLabel();
  const { language } = usePageContext();
  const { buttonTarget } = RESULT_PAGES[page];
  const { title, text, action } = resultPageTexts(page);
  // Otherwise a visit that continues from the mail would have no source.
  const campaign = page === 'confirmed' ? '?ref=confirmation' : '';
  const home = siteUrl(localePath(language.tag, '/')) + campaign;
  const back = siteUrl(PLACEHOLDERS.from);
  const hrefs = {
    home,
    form: formUrl(language.tag),
    again: '',
    back,
  };
  return (
    <div css={[iris, screen]}>
      <title>{t('messages.pageTitle', { heading: t(title) })}</title>
      <div css={[glassPane, pane]}>
        <header css={edgeBar}>
          <a href={home} css={brandLink} {...nameOf('header.home')}>
            <Logo />
            <T k="brand.name" />
          </a>
        </header>
        <main css={content}>
          {(page === 'confirmed' || page === 'joined') && <Aperture />}
          <T as="h1" css={heading} k={title} />
          <T as="p" css={lede} k={text} />
          {buttonTarget === 'signup' ? (
            <>
              <SignupForm />
              <a href={back} css={textButton}>
                <T k="messages.backToPage" />
              </a>
            </>
          ) : buttonTarget === 'post' ? (
            // Without an action, it posts to the page's own address, which contains the token.
            <form method="post">
              <button type="submit" css={[buttonVariant(page), button]}>
                <T k={action} />
              </button>
            </form>
          ) : (
            <a href={hrefs[buttonTarget]} css={[buttonVariant(page), button]}>
              <T k={action} />
            </a>
          )}
        </main>
        <footer css={[edgeBar, footer]}>
          <a href={supportMailto(t(title))}>
            <T k="messages.contact" values={{ email: SUPPORT_EMAIL }} />
          </a>
        </footer>
      </div>
    </div>
  );
}

/**
 * The site's form again, with placeholders that the server fills in. It posts to the page's own
 * address.
 */
function SignupForm() {
  const { language } = usePageContext();
  const { from, typed, problem } = PLACEHOLDERS;
  const serverMessage = { text: problem, language: language.tag };
  return (
    <form method="post" noValidate>
      <FormErrorMessage id="error" error={{ type: 'server_error', serverMessage }} />
      <EmailRow id="email" from={from} errorId="error" aria-invalid defaultValue={typed} />
    </form>
  );
}

/** Returns a link from the API's pages to one of the site: its path, if both have one origin. */
function siteUrl(path: string): string {
  const isSameOrigin = API_BASE_URL === '' || new URL(API_BASE_URL).origin === SITE_URL;
  return isSameOrigin ? path : SITE_URL + path;
}

/** Returns a link from the API's pages to the form in a language. */
export function formUrl(tag: string): string {
  return `${siteUrl(localePath(tag, '/'))}#${WAITLIST_ID}`;
}

/** Leaving is destructive, and returning is secondary: neither looks like confirming. */
function buttonVariant(page: ResultPage) {
  if (page === 'unsubscribe') return [quietButton, destructive];
  const leadsAway = ['home', 'back'].includes(RESULT_PAGES[page].buttonTarget);
  return leadsAway ? quietButton : primaryButton;
}

const screen = css`
  display: grid;
  place-items: center;
  min-block-size: ${size.screen};
  padding: ${space.gutter};
`;

const pane = css`
  inline-size: min(100%, ${size.field});
`;

const edgeBar = css`
  display: flex;
  align-items: center;
  min-block-size: ${size.header};
  padding-inline: ${space.card};
`;

const content = css`
  ${grid(space.m)}
  justify-items: start;
  padding: ${space.band} ${space.card};
  border-block: ${space.hair} solid ${color.hairline};
  form { inline-size: 100%; }
`;

// Japanese headings have a size of their own, for wider columns than this.
const heading = css`
  &, &:lang(ja) { font-size: ${font.title2}; }
`;

const lede = css`
  font-size: ${font.lede};
`;

const destructive = css`
  color: ${color.red};
`;

const button = css`
  min-block-size: ${size.control};
  margin-block-start: ${space.xs};
  padding-inline: ${space.xl};
  font-size: ${font.body};
  text-align: center;
  ${media.narrow} { inline-size: 100%; }
`;

const footer = css`
  padding-block: ${space.s};
  overflow-wrap: anywhere;
  ${muted(font.small)}
`;
