import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the render that takes over its page: the browser's storage may be read only after that. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
