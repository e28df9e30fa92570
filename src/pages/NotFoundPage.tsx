import { T } from '../i18n/T.tsx';
import { PageIntro } from '../sections/PageIntro.tsx';
import { PageHead } from '../seo/PageHead.tsx';
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
          <PageLink to="/faq">
            <T k="notFound.faq" />
          </PageLink>
        </p>
      </PageIntro>
    </>
  );
}
