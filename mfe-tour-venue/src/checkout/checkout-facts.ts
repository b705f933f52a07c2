import { formatDate } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { useCheckoutFields, type CheckoutFields } from '@wisata/runtime/booking/checkout-form';
import { createTripContext } from '@wisata/runtime/booking/trip-context';
import { usePartyFields } from '@wisata/runtime/booking/use-party-fields';
import type { PricedVisit } from '../api/visit.model.ts';
import type { PricedChoice, VisitChoice } from '../visit/visit-choice.rules.ts';
import type { VisitService } from '../visit/visit-service.ts';
import { fieldNames, type CheckoutForm } from './visit-form.rules.ts';
import type { OutingFacts } from './visit-problems.rules.ts';

/** What one checkout is about. */
export interface Outing extends PricedVisit {
  readonly service: VisitService;
  readonly choice: VisitChoice;
  readonly priced: PricedChoice;
  /** Where ages are judged and the fields come from. */
  readonly facts: OutingFacts;
}

export const { CheckoutTripProvider: OutingProvider, useTrip: useOuting } = createTripContext<Outing>();

export const useFields = useCheckoutFields<CheckoutForm>;

/** What the kit has to know of the fields. */
export function useFieldFacts({ service, facts }: Pick<Outing, 'service' | 'facts'>): CheckoutFields {
  const { locale } = useApp();
  return usePartyFields(service, fieldNames(facts.party), () => ({ date: formatDate(facts.date, locale) }));
}
