import { usePageContext } from '../document/pageContext.ts';
import { T } from '../i18n/T.tsx';
import { textButton } from '../ui/buttonStyles.ts';
import { EmailRow } from '../waitlist/form/EmailRow.tsx';
import { FormErrorMessage } from '../waitlist/form/FormErrorMessage.tsx';
import { PLACEHOLDERS } from './messages.ts';

const ERROR_ID = 'error';

/**
 * The site's form again, with what was typed and what is wrong with it, which the server fills in.
 * It posts to the page's own address.
 *
 * @param back address of the page that the form is on.
 */
export function SignupForm({ back }: { back: string }) {
  const { language } = usePageContext();
  const serverMessage = { text: PLACEHOLDERS.problem, language: language.tag };
  return (
    <>
      <form method="post" noValidate>
        <FormErrorMessage id={ERROR_ID} error={{ type: 'server_error', serverMessage }} />
        <EmailRow
          id="email"
          from={PLACEHOLDERS.from}
          errorId={ERROR_ID}
          defaultValue={PLACEHOLDERS.typed}
        />
      </form>
      <a href={back} css={textButton}>
        <T k="messages.backToPage" />
      </a>
    </>
  );
}
