import { T } from '../../i18n/T.tsx';
import { WAITLIST_ID } from '../../routes.ts';
import { PageLink } from '../../ui/PageLink.tsx';

interface JoinWaitlistLinkProps {
  className?: string;
  onClick?: () => void;
}

/**
 * *Join Waitlist*, which leads from everywhere to the hero's form and puts the caret into its field
 * (`useScrollAndFocus` does, as for every fragment that holds a field).
 */
export function JoinWaitlistLink(props: JoinWaitlistLinkProps) {
  return (
    <PageLink to={`/#${WAITLIST_ID}`} {...props}>
      <T k="common.joinWaitlist" />
    </PageLink>
  );
}
