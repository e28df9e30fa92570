import { HOME_REGION, type RegionId } from '../scene/regions.ts';

/** The state of the frame: the view it shows, and the window it is over. */
export interface FrameState {
  /** The window that the answer is about: the last one that the frame came to rest over. */
  region: RegionId;
  /** Index of the answered question in the region's `questions`. */
  question: number;
  mode: 'answer' | 'questions' | 'transcript';
  /** Whether the visitor has moved the frame or asked. The initial answer is not typed. */
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
 * Returns the next state. The answer changes only when the frame comes to rest, so that screen
 * readers do not announce one for every window on the way. *Ask* and *Listen* are toggles.
 */
export function nextFrameState(state: FrameState, action: FrameAction): FrameState {
  switch (action.type) {
    case 'rest':
      if (state.region === action.region) return state;
      return {
        region: action.region,
        question: 0,
        // In transcript mode nothing would change, so nothing would be announced.
        mode: state.mode === 'transcript' ? 'answer' : state.mode,
        isTouched: true,
      };
    case 'ask':
      return { ...state, mode: state.mode === 'questions' ? 'answer' : 'questions' };
    case 'choose':
      return { ...state, mode: 'answer', question: action.question, isTouched: true };
    case 'listen':
      return { ...state, mode: state.mode === 'transcript' ? 'answer' : 'transcript' };
  }
}
