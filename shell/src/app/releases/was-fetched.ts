/** Whether files below an address came over the network in this page view, and not out of the browser's cache. */
export function wasFetched({ performance }: Window & typeof globalThis, folder: string): boolean {
  return performance
    .getEntriesByType('resource')
    .some((entry) => entry.name.startsWith(folder) && 'transferSize' in entry && Number(entry.transferSize) > 0);
}
