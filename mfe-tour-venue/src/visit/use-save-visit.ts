import { useTranslation } from 'react-i18next';
import { price } from '@wisata/kernel/money';
import { useSaveProduct } from '@wisata/runtime/journey/use-save-product';
import type { VisitCard } from '../api/visit.model.ts';
import { visitDetailPath } from './visit-paths.rules.ts';
import type { VisitService } from './visit-service.ts';

type Visit = Pick<VisitCard, 'id' | 'title' | 'place' | 'from'>;

/** A tour or venue as a list of kept things shows it. */
export function useKeptVisit(service: VisitService, { id, title, place, from }: Visit) {
  const { t } = useTranslation(service);
  return {
    service,
    key: id,
    title,
    path: visitDetailPath(service, id),
    facts: [place, t('price.fromAdult', { price: price(from) })].filter(Boolean).join(' · '),
  };
}

/** The heart of a tour or venue: whether it is saved, and what a press does. */
export const useSaveVisit = (service: VisitService, visit: Visit) => useSaveProduct(useKeptVisit(service, visit));
