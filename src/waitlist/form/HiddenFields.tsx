import { usePageContext } from '../../document/pageContext.ts';
import { FORM_FIELDS } from '../../rules/contract.ts';

/**
 * What a browser sends along with the address when it sends the form itself; the application sends
 * the address alone.
 *
 * @param from path of the page that the form is on.
 */
export function HiddenFields({ from }: { from: string }) {
  const { language } = usePageContext();
  return (
    <>
      <input type="hidden" name={FORM_FIELDS.language} value={language.tag} />
      <input type="hidden" name={FORM_FIELDS.from} value={from} />
      {/* Not only out of sight: autofill and screen readers would still find it. */}
      <input hidden name={FORM_FIELDS.trap} autoComplete="off" />
    </>
  );
}
