import { createContext } from 'react';

/** Fetches what a path of this site needs before it is visited. The default does nothing. */
export const PreloadContext = createContext<(path: string) => void>(() => {});
