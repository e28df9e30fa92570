import { css } from '@emotion/react';
import IconCheck from '~icons/lucide/check';
import IconMissed from '~icons/lucide/x';
import { T } from '../../../i18n/T.tsx';
import type { TextKey } from '../../../i18n/useText.ts';
import { color, font, size, space } from '../../../theme/tokens.ts';
import { picture, roundBadge } from './pictureStyles.ts';

const CHAIN: TextKey[] = [
  'home.features.providers.cloudA',
  'home.features.providers.cloudB',
  'home.features.providers.cloudC',
  'home.features.providers.local',
];

/** The fallback chain: the first provider is out, the second answers, the others wait. */
export function ProvidersPicture() {
  return (
    <div css={picture} aria-hidden="true">
      <ol css={chain}>
        {CHAIN.map((name, index) => (
          <li key={name}>
            <span>
              {index === 0 && <IconMissed />}
              {index === 1 && <IconCheck />}
            </span>
            <T k={name} />
          </li>
        ))}
      </ol>
    </div>
  );
}

const chain = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  color: ${color.inkMuted};
  font-size: ${font.micro};
  text-align: center;
  li {
    position: relative;
    display: grid;
    justify-items: center;
    gap: ${space.xs};
  }
  /* From each link to the next. */
  li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    inset-block-start: calc(${size.badge} / 2);
    inset-inline-start: calc(50% + ${size.badge} / 2);
    inline-size: calc(100% - ${size.badge});
    border-block-start: ${size.line} dotted ${color.controlEdge};
  }
  li:first-of-type::after { border-block-start-style: solid; }
  span { ${roundBadge} }
  li:first-of-type { text-decoration: line-through; }
  li:nth-of-type(2) {
    color: ${color.ink};
    font-weight: 600;
  }
  li:nth-of-type(2) span {
    border: ${size.line} solid ${color.ink};
    background: ${color.ink};
    color: ${color.paper};
  }
`;
