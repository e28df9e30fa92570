import { css, type SerializedStyles } from '@emotion/react';
import { Link } from 'react-router-dom';
import { T } from '../../i18n/T.tsx';
import { WAITLIST_ID } from '../../routes.ts';
import { color, space } from '../../theme/tokens.ts';
import { CheckIcon } from '../../ui/icons.tsx';

interface JoinWaitlistLinkProps {
  /** Styles of the button that the link looks like. */
  styles: SerializedStyles | SerializedStyles[];
  'data-label'?: string;
}

/**
 * *Join Waitlist*: links from every page to the hero's form; `useNavigation` then focuses its field.
 * For a visitor who has joined, it says so instead, and leads to the banner. Both are in the page;
 * the document's `data-joined`, which `boot.ts` sets, decides which one shows, so that nothing moves.
 */
export function JoinWaitlistLink({ styles, ...rest }: JoinWaitlistLinkProps) {
  return (
    <Link to={`/#${WAITLIST_ID}`} css={[styles, link]} {...rest}>
      <T as="span" k="common.joinWaitlist" />
      <span>
        <CheckIcon />
        <T as="b" k="waitlist.joined" />
      </span>
    </Link>
  );
}

const link = css`
  span + span { display: none; }
  b { font-weight: inherit; }
  [data-joined] & {
    padding-inline: ${space.m};
    border-color: transparent;
    background: ${color.greenSurface};
    box-shadow: none;
    color: ${color.greenText};
    line-height: 1.2;
    text-wrap: balance;
    span { display: none; }
    span + span { display: contents; }
    &:hover { border-color: ${color.greenEdge}; }
    &::before, &::after { content: none; }
  }
`;
