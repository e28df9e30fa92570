import { css, keyframes } from '@emotion/react';
import { duration } from '../theme/tokens.ts';

const turn = keyframes`to { transform: rotate(1turn); }`;

const spinner = css`
  inline-size: 1.125em;
  block-size: 1.125em;
  border: 0.125em solid currentColor;
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} ${duration.turn} linear infinite;
`;

/** Indicates progress beside a text that says what is in progress. Still under reduced motion. */
export function Spinner() {
  return <span css={spinner} aria-hidden="true" />;
}
