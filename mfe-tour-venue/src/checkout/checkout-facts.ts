import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { useCheckoutFields, type CheckoutFields } from '@wisata/runtime/booking/checkout-form';
import type { PricedVisit } from '../api/visit.model.ts';
import type { PricedChoice, VisitChoice } from '../visit/visit-choice.rules.ts';
import type { VisitService } from '../visit/visit-service.ts';
import { fieldNames, type CheckoutForm, type Place } from './visit-form.rules.ts';
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

/** `Adult 2`, `Child 1`. */
export function usePlaceName(service: VisitService): (place: Pick<Place, 'type' | 'index'>) => string {
  const { t } = useTranslation(service);
  return ({ type, index }) => t(`checkout.place.${type}`, { number: index + 1 });
}

/** What the kit has to know of the fields. */
export function useFieldFacts({ service, facts }: Pick<Outing, 'service' | 'facts'>): CheckoutFields {
  const { locale } = useApp();
  const placeName = usePlaceName(service);
  const fields = fieldNames(facts.party);
  return {
    names: fields.map(({ name }) => name),
    whose(name) {
      const place = fields.find((field) => field.name === name)?.place;
      return place ? placeName(place) : '';
    },
    facts: () => ({ date: formatDate(facts.date, locale) }),
  };
}
