import { createContext, useContext } from 'react';
import { formatDate } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { useCheckoutFields, type CheckoutFields } from '@wisata/runtime/booking/checkout-form';
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

const OutingContext = createContext<Outing | undefined>(undefined);

/** Puts a checkout around its parts. */
export const OutingProvider = OutingContext.Provider;

/** What every part of one checkout may ask about it. */
export function useOuting(): Outing {
  const outing = useContext(OutingContext);
  if (!outing) throw new Error('A traveller is asked for outside of a checkout');
  return outing;
}

export const useFields = useCheckoutFields<CheckoutForm>;

/** What the kit has to know of the fields. */
export function useFieldFacts({ service, facts }: Pick<Outing, 'service' | 'facts'>): CheckoutFields {
  const { locale } = useApp();
  return usePartyFields(service, fieldNames(facts.party), () => ({ date: formatDate(facts.date, locale) }));
}
