import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { T } from '../../i18n/T.tsx';
import { PROVIDERS, type Provider } from '../../product.ts';
import { appear, flexRow, grid, muted, onScroll } from '../../theme/mixins.ts';
import { shadow } from '../../theme/shadows.ts';
import { color, font, radius, size, space } from '../../theme/tokens.ts';
import { CheckIcon, ClockIcon, CloudIcon, LaptopIcon } from '../../ui/icons.tsx';

const NAMES = 'home.features.providers';

/** The result of the question at each provider. */
const OUTCOMES: Partial<Record<Provider, { state: string; icon: ReactNode }>> = {
  cloudA: { state: 'silent', icon: <ClockIcon /> },
  cloudB: { state: 'answering', icon: <CheckIcon /> },
};

/** The fallback chain: the first provider does not answer, so the second one does. */
export function ProvidersPicture() {
  return (
    <div css={picture}>
      {PROVIDERS.map((provider) => (
        <p key={provider} data-state={OUTCOMES[provider]?.state}>
          {provider === 'local' ? <LaptopIcon /> : <CloudIcon />}
          <T as="span" k={`${NAMES}.${provider}`} />
          {OUTCOMES[provider]?.icon}
        </p>
      ))}
    </div>
  );
}

// An arrow leads from the end of each provider to the next one.
const picture = css`
  --gap: ${space.s};
  ${grid('var(--gap)')}
  align-content: center;
  padding-block: ${space.xl} ${space.s};
  padding-inline: ${space.card} calc(${space.card} + ${space.xl});
  background: radial-gradient(60% 50% at 50% 42%, ${color.tintAccent}, transparent);
  p {
    position: relative;
    ${flexRow(space.s)}
    max-inline-size: none;
    min-block-size: ${size.control};
    padding-inline: ${space.m};
    border: ${space.hair} solid ${color.hairline};
    border-radius: ${radius.m};
    background: ${color.surface};
    ${muted(font.small)}
  }
  span { margin-inline-end: auto; }
  [data-state='silent'] {
    border-style: dashed;
    border-color: ${color.controlEdge};
    background: none;
  }
  [data-state='answering'] {
    border-color: ${color.accent};
    background: ${color.surfaceRaised};
    box-shadow: ${shadow.sheen}, ${shadow.glow};
    color: ${color.ink};
    font-weight: 600;
  }
  p + p::before, p + p::after {
    content: '';
    position: absolute;
    border: 0 solid ${color.grayEdge};
  }
  p + p::before {
    inset-block: calc(-50% - var(--gap)) 50%;
    inset-inline-start: calc(100% + ${space.xxs});
    inline-size: ${space.l};
    border-width: ${size.line};
    border-inline-start-width: 0;
    border-start-end-radius: ${radius.m};
    border-end-end-radius: ${radius.m};
  }
  p + p::after {
    inset-block-start: calc(50% - ${space.xs} / 2 - ${space.hair});
    inset-inline-start: calc(100% + ${space.xs});
    inline-size: ${space.xs};
    block-size: ${space.xs};
    border-block-end-width: ${size.line};
    border-inline-start-width: ${size.line};
    transform: rotate(calc(var(--forward) * 45deg));
  }
  [data-state='answering']::before, [data-state='answering']::after {
    border-color: ${color.accent};
    ${onScroll(appear, 'entry 60% cover 40%')}
  }
`;
