import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while its markup is taken over: what only this device knows may not be drawn before. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
