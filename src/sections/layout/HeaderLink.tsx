import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { PagePath } from '../../routes.ts';
import { color, media, radius, size, space } from '../../theme/tokens.ts';
import { PageLink } from '../../ui/PageLink.tsx';

type HeaderLinkProps = {
  children: ReactNode;
  onClick: () => void;
} & ({ to: PagePath } | { href: string });

/** A link of the header's menu: to a page, marked if it is the current one, or a mail link. */
export function HeaderLink(props: HeaderLinkProps) {
  const { pathname } = useLocation();
  const { children, onClick } = props;
  if ('href' in props) {
    return (
      <a css={link} href={props.href} onClick={onClick}>
        {children}
      </a>
    );
  }
  return (
    <PageLink
      css={link}
      to={props.to}
      aria-current={pathname === props.to ? 'page' : undefined}
      onClick={onClick}
    >
      {children}
    </PageLink>
  );
}

const link = css`
  display: flex;
  align-items: center;
  min-block-size: ${size.target};
  padding-inline: ${space.s};
  border-radius: ${radius.s};
  color: ${color.inkMuted};
  text-decoration: none;
  ${media.belowWide} { color: ${color.ink}; }
  &:hover, &[aria-current] { color: ${color.ink}; }
  &:hover { background: ${color.hairline}; }
  &[aria-current] {
    text-decoration: underline;
    text-decoration-thickness: ${size.line};
    text-underline-offset: 0.4em;
  }
`;
