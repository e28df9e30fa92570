import { css } from '@emotion/react';
import IconAnswering from '~icons/lucide/check';
import IconFailed from '~icons/lucide/x';
import { T } from '../../../i18n/T.tsx';
import type { TextKey } from '../../../i18n/useText.ts';
import { color, font, size, space } from '../../../theme/tokens.ts';
import { picture, roundBadge } from './pictureStyles.ts';

const CHAIN: { name: TextKey; state: 'failed' | 'answering' | 'waiting' }[] = [
  { name: 'home.features.providers.cloudA', state: 'failed' },
  { name: 'home.features.providers.cloudB', state: 'answering' },
  { name: 'home.features.providers.cloudC', state: 'waiting' },
  { name: 'home.features.providers.local', state: 'waiting' },
];

/** The fallback chain: the first provider has failed, the second answers, the others wait. */
export function ProvidersPicture() {
  return (
    <div css={picture} aria-hidden="true">
      <ol css={chain}>
        {CHAIN.map(({ name, state }) => (
          <li key={name} data-state={state}>
            <span>
              {state === 'failed' && <IconFailed />}
              {state === 'answering' && <IconAnswering />}
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
  /* The line to the next provider. */
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block-start: calc(${size.badge} / 2);
    inset-inline-start: calc(50% + ${size.badge} / 2);
    inline-size: calc(100% - ${size.badge});
    border-block-start: ${size.line} dotted ${color.controlEdge};
  }
  span { ${roundBadge} }
  [data-state='failed'] { text-decoration: line-through; }
  [data-state='failed']:not(:last-child)::after { border-block-start-style: solid; }
  [data-state='answering'] {
    color: ${color.ink};
    font-weight: 600;
    span {
      border: ${size.line} solid ${color.ink};
      background: ${color.ink};
      color: ${color.paper};
    }
  }
`;
