import { T } from '../i18n/T.tsx';
import { PageIntro } from '../sections/PageIntro.tsx';
import { PageHead } from '../seo/PageHead.tsx';
import { quietButton } from '../ui/buttonStyles.ts';
import { PageLink } from '../ui/PageLink.tsx';

/** Every path the site does not know (`404.html`, one for each language). */
export function NotFoundPage() {
  return (
    <>
      <PageHead
        page="notFound"
        title="notFound.meta.title"
        description="notFound.meta.description"
      />
      <PageIntro title={<T k="notFound.title" />}>
        <p>
          <T k="notFound.text" />
        </p>
        <p>
          <PageLink to="/faq" css={quietButton}>
            <T k="notFound.faq" />
          </PageLink>
        </p>
      </PageIntro>
    </>
  );
}
