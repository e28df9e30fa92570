import { T } from '../../i18n/T.tsx';
import { WAITLIST_ID } from '../../routes.ts';
import { PageLink } from '../../ui/PageLink.tsx';

interface JoinWaitlistLinkProps {
  className?: string;
  onClick?: () => void;
}

/**
 * *Join Waitlist*: links from every page to the hero's form and focuses its field (by
 * `useScrollAndFocus`, as for every fragment that contains a field).
 */
export function JoinWaitlistLink(props: JoinWaitlistLinkProps) {
  return (
    <PageLink to={`/#${WAITLIST_ID}`} {...props}>
      <T k="common.joinWaitlist" />
    </PageLink>
  );
}
