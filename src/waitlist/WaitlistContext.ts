import { createContext, useContext } from 'react';
import type { Analytics } from '../../analytics/port.ts';
import type { JoinedEmail } from './joinedEmail.ts';
import type { WaitlistApi } from './waitlistApi.ts';

/** The waitlist's ports to the outside; `main.tsx` supplies the real ones. */
export interface WaitlistServices {
  api: WaitlistApi;
  analytics: Analytics;
  joinedEmail: JoinedEmail;
}

export const WaitlistContext = createContext<WaitlistServices | null>(null);

export function useWaitlistServices(): WaitlistServices {
  const services = useContext(WaitlistContext);
  if (!services) throw new Error('useWaitlistServices needs a WaitlistContext above it');
  return services;
}
