import type { Locale } from './locale.ts';
import type { ServiceDescription } from './services.ts';

/** What a remote has to say of a service; the rest of its description follows from this, unless it says that too. */
export interface ServiceFacts extends Omit<ServiceDescription, 'names'> {
  /** What it is called, many and one: `['Hotels', 'Hotel']`. */
  readonly names: Readonly<Record<Locale, readonly [many: string, one: string]>>;
}

/**
 * The description of a service: what leads to its search is called after it, its bookings have a page of their own, and
 * they begin on the day on which a search starts.
 *
 * @example describeService({ key: 'hotel', names: { en: ['Hotels', 'Hotel'], id: ['Hotel', 'Hotel'] }, ... }).names.en.search
 * // 'Search hotels'
 */
export function describeService({ names, ...facts }: ServiceFacts): ServiceDescription {
  const firstDay = facts.search?.keys.start;
  const [many, one] = names.en;
  const [manyId, oneId] = names.id;
  return {
    hasDocumentPage: true,
    ...(firstDay ? { firstDay } : {}),
    ...facts,
    names: {
      en: { many, one, search: `Search ${many.toLowerCase()}` },
      id: { many: manyId, one: oneId, search: `Cari ${oneId.toLowerCase()}` },
    },
  };
}
