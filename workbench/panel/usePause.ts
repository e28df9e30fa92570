import { useEffect, useState } from 'react';

/** Milliseconds without a keystroke that count as a pause in typing. */
const PAUSE = 500;

/** Returns a value as it was at the last pause in its changes. */
export function usePause<Value>(value: Value): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
