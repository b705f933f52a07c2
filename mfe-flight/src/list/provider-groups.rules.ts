/** Airlines that are asked together by one call. */
export interface ProviderGroup {
  readonly id: 'scraping' | 'api' | 'sabre' | 'galileo' | 'amadeus';
  /** Provider numbers of spec section 3, sent as `preferredAirlines`. */
  readonly airlines: readonly number[];
  readonly isGds: boolean;
}

export const PROVIDER_GROUPS: readonly ProviderGroup[] = [
  { id: 'scraping', airlines: [2, 8, 11, 17, 18], isGds: false },
  { id: 'api', airlines: [3, 4, 5, 7], isGds: false },
  { id: 'sabre', airlines: [6], isGds: true },
  { id: 'galileo', airlines: [22], isGds: true },
  { id: 'amadeus', airlines: [28], isGds: true },
];

/** International searches ask every group, domestic ones the kind without a GDS (spec section 7). */
export function groupsFor(isInternational: boolean): readonly ProviderGroup[] {
  return isInternational ? PROVIDER_GROUPS : PROVIDER_GROUPS.filter((group) => !group.isGds);
}
