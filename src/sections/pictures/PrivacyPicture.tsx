import { css } from '@emotion/react';
import { T } from '../../i18n/T.tsx';
import { appear, forcedOutline, grid, onScroll } from '../../theme/mixins.ts';
import { repainted } from '../../theme/palettes.ts';
import { color, font, radius, size, space } from '../../theme/tokens.ts';
import { CloudIcon } from '../../ui/icons.tsx';

const TEXTS = 'home.features.visionFrame';

/** A message and its answer stay in the Mac, with the light. The cloud is far away. */
export function PrivacyPicture() {
  return (
    <div css={picture}>
      <CloudIcon />
      <div>
        <div css={[repainted('deep'), screen]}>
          <T as="span" k={`${TEXTS}.message`} />
          <T as="b" k={`${TEXTS}.messageAnswer`} />
        </div>
      </div>
    </div>
  );
}

const picture = css`
  position: relative;
  display: grid;
  align-content: end;
  justify-items: center;
  padding: ${space.xl} 13% ${space.l};
  svg {
    position: absolute;
    inset-block-start: ${space.m};
    inset-inline-end: ${space.m};
    color: ${color.controlEdge};
    font-size: ${size.icon};
  }
  & > div {
    position: relative;
    inline-size: min(100%, 18em);
    padding: ${space.xxs};
    border: ${space.hair} solid ${color.controlEdge};
    border-start-start-radius: ${radius.m};
    border-start-end-radius: ${radius.m};
    background: ${color.paperSunk};
  }
  /* The base sticks out on both sides. */
  & > div::after {
    content: '';
    position: absolute;
    inset-block-start: 100%;
    inset-inline: -13%;
    block-size: ${space.xs};
    ${forcedOutline}
    border-end-start-radius: ${space.s};
    border-end-end-radius: ${space.s};
    background: linear-gradient(${color.inkMuted}, ${color.grayEdge});
  }
`;

const screen = css`
  ${grid(space.xs)}
  place-content: center stretch;
  aspect-ratio: 1.6;
  padding: ${space.m};
  border-radius: ${radius.s};
  background: radial-gradient(
    120% 120% at 50% 115%,
    ${color.irisCenter},
    ${color.irisInner} 25%,
    ${color.irisHalfway} 50%,
    ${color.irisOuter} 75%,
    ${color.irisRim}
  );
  font-size: ${font.micro};
  line-height: 1.35;
  & > * {
    ${forcedOutline}
    justify-self: start;
    padding: ${space.xs} ${space.s};
    border-radius: ${radius.m};
    border-end-start-radius: ${space.xxs};
    background: ${color.reply};
    color: ${color.inkOnAction};
  }
  b {
    justify-self: end;
    border-radius: ${radius.m};
    border-end-end-radius: ${space.xxs};
    background: ${color.frost};
    color: ${color.ink};
    font-weight: inherit;
    ${onScroll(appear, 'entry 90% cover 40%')}
  }
`;
