/** Most products that stand side by side. */
export const MOST_COMPARED = 4;

/** What an address says is picked for comparing, as far as it exists; a `URLSearchParams` fits. */
export function comparedIn(
  query: { get(name: string): string | null },
  exists: (key: string) => boolean = () => true,
): readonly string[] {
  const keys = (query.get('compare') ?? '').split(',').filter((key) => key !== '' && exists(key));
  return [...new Set(keys)].slice(0, MOST_COMPARED);
}

/** Picks a product, or takes it back. */
export function toggleCompared(keys: readonly string[], key: string): readonly string[] {
  return keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key];
}
