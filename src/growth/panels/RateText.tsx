import { css } from '@emotion/react';
import { visuallyHidden } from '../../theme/mixins.ts';
import { color, font, media } from '../../theme/tokens.ts';
import { formatCount, formatInterval, formatShare } from '../rules/format.ts';
import { isVague, type Rate } from '../rules/rate.ts';
import { tabular } from '../styles.ts';
import { RATE } from '../texts.ts';

interface RateTextProps {
  rate: Rate | undefined;
  /** Shows the interval below the rate. */
  isStacked?: boolean;
}

/** A rate and its interval. One of few visits is shown as `3 of 7`, so that it looks as vague as it is. */
export function RateText({ rate, isStacked }: RateTextProps) {
  if (rate === undefined) {
    return (
      <>
        <span aria-hidden="true">{RATE.none}</span>
        <span css={visuallyHidden}>{RATE.noRate}</span>
      </>
    );
  }
  const few = isVague(rate);
  return (
    <span css={tabular}>
      <span css={few ? vague : clear}>
        {few ? RATE.few(formatCount(rate.part), formatCount(rate.whole)) : formatShare(rate.share)}
      </span>
      <span css={visuallyHidden}>{RATE.interval}</span>
      <span css={[interval, isStacked && stacked]}>{formatInterval(rate)}</span>
    </span>
  );
}

const clear = css`
  font-weight: 600;
`;

const vague = css`
  color: ${color.inkMuted};
  font-style: italic;
`;

const interval = css`
  display: inline-block;
  white-space: nowrap;
  color: ${color.inkMuted};
  font-size: ${font.micro};
  /* Aligns the rates in a column. */
  ${media.medium} { min-inline-size: 6.5em; }
  ${media.narrow} { display: block; }
`;

const stacked = css`
  display: block;
`;
