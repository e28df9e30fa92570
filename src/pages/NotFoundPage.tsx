import { T } from '../i18n/T';
import { PageIntro } from '../sections/PageIntro';
import { PageHead } from '../seo/PageHead';
import { PageLink } from '../ui/PageLink';

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
