import { css, keyframes } from '@emotion/react';
import { useId } from 'react';
import { T } from '../../i18n/T.tsx';
import { PROVIDERS, type Provider } from '../../product.ts';
import { appear, forcedOutline, grid, muted, onScroll } from '../../theme/mixins.ts';
import { shadow } from '../../theme/shadows.ts';
import { blur, color, font, radius, size, space } from '../../theme/tokens.ts';
import { Sweep } from '../../ui/Sweep.tsx';

const NAMES = 'home.features.providers';

interface Step {
  state: 'failed' | 'answering' | 'waiting';
  /** Where it is, from the top and from the start. The lines of the picture lead there. */
  place: [block: string, inline: string];
}

const STEPS: Record<Provider, Step> = {
  cloudA: { state: 'failed', place: ['36%', '16%'] },
  cloudB: { state: 'answering', place: ['52%', '39%'] },
  cloudC: { state: 'waiting', place: ['68%', '62%'] },
  local: { state: 'waiting', place: ['80%', '85%'] },
};

/** The fallback chain: a signal bounces off the first provider and lands on the second. */
export function ProvidersPicture() {
  const sweep = useId();
  return (
    <div css={picture}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" fill="none" aria-hidden="true">
        <Sweep id={sweep} />
        <path d="M0 9Q13 2 16 33Q28 4 39 46" stroke={`url(#${sweep})`} />
        <path d="M41 50Q51 36 62 66Q74 54 85 78" />
      </svg>
      {PROVIDERS.map((provider) => (
        <T
          key={provider}
          as="span"
          data-provider={provider}
          data-state={STEPS[provider].state}
          k={`${NAMES}.${provider}`}
        />
      ))}
    </div>
  );
}

const draw = keyframes`
  from { clip-path: inset(0 98% 0 0); }
  to { clip-path: inset(0); }
`;

const picture = css`
  position: relative;
  overflow: clip;
  /* The light around the step that answers. */
  background: radial-gradient(
    60% 60% at calc(50% - var(--forward) * 11%) 46%,
    ${color.tintAccent},
    transparent
  );
  svg {
    position: absolute;
    inline-size: 100%;
    block-size: 100%;
    stroke-linecap: round;
    ${onScroll(draw, 'entry 60% cover 45%')}
  }
  [dir='rtl'] & svg { transform: scaleX(-1); }
  path {
    stroke-width: ${size.line};
    vector-effect: non-scaling-stroke;
  }
  path + path {
    stroke: ${color.controlEdge};
    stroke-dasharray: 1 6;
  }
  span {
    position: absolute;
    ${grid(space.xs)}
    justify-items: center;
    inline-size: 23%;
    translate: calc(var(--forward) * -50%) 0;
    ${muted(font.micro)}
    line-height: 1.2;
    text-align: center;
  }
  span::before {
    content: '';
    inline-size: min(100%, 7em);
    block-size: 1em;
    ${forcedOutline}
    border-radius: ${radius.pill};
    background: linear-gradient(${color.glint}, transparent), ${color.tintAccent};
    box-shadow: ${shadow.glass};
    filter: blur(${blur.edge});
  }
  [data-state='failed'] {
    text-decoration: line-through;
    &::before { transform: rotate(calc(var(--forward) * 9deg)); }
  }
  [data-state='answering'] {
    color: ${color.ink};
    font-weight: 600;
    &::before {
      background: linear-gradient(100deg, ${color.accent}, ${color.sweepNear} 50%, ${color.sweepFar});
      box-shadow: ${shadow.sheen}, ${shadow.glow};
      filter: none;
    }
    /* The signal, a ball of light. */
    &::after {
      content: '';
      position: absolute;
      inset-block-end: calc(100% + ${space.hair});
      inline-size: ${size.icon};
      block-size: ${size.icon};
      border-radius: 50%;
      background: radial-gradient(
        circle at 35% 30%,
        ${color.inkOnAction},
        ${color.accent} 50%,
        ${color.actionStart}
      );
      box-shadow: ${shadow.glow}, ${shadow.glow};
      ${onScroll(appear, 'cover 30% cover 38%')}
    }
  }
  ${PROVIDERS.map((provider) => {
    const [block, inline] = STEPS[provider].place;
    return `[data-provider='${provider}'] {
      inset-block-start: ${block};
      inset-inline-start: ${inline};
    }`;
  }).join('\n')}
`;
