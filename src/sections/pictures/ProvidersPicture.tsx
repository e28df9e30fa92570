import { css } from '@emotion/react';
import IconNext from '~icons/lucide/chevron-right';
import { T, type TextKey } from '../../i18n/T.tsx';
import { color, space } from '../../theme/tokens.ts';
import { chip, picture } from './pictureStyles.ts';

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
      <div css={chain}>
        {CHAIN.map((name) => (
          <span key={name} css={link}>
            <span css={chip}>
              <T k={name} />
            </span>
            <IconNext />
          </span>
        ))}
      </div>
    </div>
  );
}

const chain = css`
  display: flex;
  flex-wrap: wrap;
  row-gap: ${space.xs};
  & > :first-of-type > span { text-decoration: line-through; border-style: dashed; }
  & > :nth-of-type(2) > span { border-color: ${color.violet}; color: ${color.ink}; font-weight: 600; }
  & > :last-of-type svg { display: none; }
`;

const link = css`
  display: flex;
  align-items: center;
  color: ${color.inkMuted};
  [dir='rtl'] & svg { transform: scaleX(-1); }
`;
