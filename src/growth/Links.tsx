import { css } from '@emotion/react';
import { type FiguresRange, rangeQuery } from '../../analytics/figuresRange.ts';
import { flexWrap } from '../theme/mixins.ts';
import { color, font, space } from '../theme/tokens.ts';

interface LinksProps {
  label: string;
  /** The current range, whose link is marked. */
  range: FiguresRange;
  links: { name: string; to: FiguresRange; label?: string }[];
}

/** Links to other ranges, side by side. */
export function Links({ label, range, links }: LinksProps) {
  return (
    <nav aria-label={label} css={list}>
      {links.map(({ name, to, label }) => (
        <a
          key={name}
          href={rangeQuery(to)}
          aria-label={label}
          aria-current={rangeQuery(to) === rangeQuery(range) ? 'true' : undefined}
        >
          <bdi>{name}</bdi>
        </a>
      ))}
    </nav>
  );
}

const list = css`
  ${flexWrap('0', space.m)}
  font-size: ${font.small};
  a { padding-block: ${space.xs}; }
  [aria-current] {
    color: ${color.ink};
    font-weight: 600;
    text-decoration: none;
  }
`;
