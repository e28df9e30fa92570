import { createContext, useContext } from 'react';
import type { SignupMemory } from './signupMemory.ts';
import type { WaitlistApi } from './waitlistApi.ts';

/** The waitlist as components use it; `main.tsx` supplies the browser's. */
export interface Waitlist {
  api: WaitlistApi;
  signupMemory: SignupMemory;
}

export const WaitlistContext = createContext<Waitlist | null>(null);

export function useWaitlist(): Waitlist {
  const waitlist = useContext(WaitlistContext);
  if (!waitlist) throw new Error('useWaitlist needs a WaitlistContext above it');
  return waitlist;
}
