/**
 * Who drew a part of a page: React reads a store by another function while it takes over what the server has drawn. What is read
 * stays the same afterwards: a store that says something else then has React draw all that hangs on it at once, in one long task.
 * One for each part, for `useSyncExternalStore`.
 */
export function createDrawnBy() {
  let isServer = false;
  return { subscribe: () => () => undefined, readInBrowser: () => isServer, readServed: () => (isServer = true) };
}
