import { HOME_REGION, type RegionId } from '../scene/regions.ts';

/** What the frame shows and what it lies over. */
export interface FrameState {
  /** The window that the answer is about: the last one the frame came to rest over. */
  region: RegionId;
  /** Index of the ready question that is answered. */
  question: number;
  mode: 'answer' | 'questions' | 'transcript';
  /** Whether the visitor has done something: the answer that the page comes with is not typed again. */
  isTouched: boolean;
}

export type FrameAction =
  | { type: 'rest'; region: RegionId }
  | { type: 'ask' }
  | { type: 'choose'; question: number }
  | { type: 'listen' };

export const AT_HOME: FrameState = {
  region: HOME_REGION,
  question: 0,
  mode: 'answer',
  isTouched: false,
};

/**
 * The frame's rules. The answer changes when it comes to rest, so that a screen reader hears one answer and
 * not every window on the way. *Ask* and *Listen* switch on and off.
 */
export function nextFrameState(state: FrameState, action: FrameAction): FrameState {
  switch (action.type) {
    case 'rest':
      if (state.region === action.region) return state;
      return { ...state, region: action.region, question: 0, isTouched: true };
    case 'ask':
      return { ...state, mode: state.mode === 'questions' ? 'answer' : 'questions' };
    case 'choose':
      return { ...state, mode: 'answer', question: action.question, isTouched: true };
    case 'listen':
      return { ...state, mode: state.mode === 'transcript' ? 'answer' : 'transcript' };
  }
}
