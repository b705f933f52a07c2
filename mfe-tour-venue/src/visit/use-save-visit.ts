import { useTranslation } from 'react-i18next';
import { price } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import { useSavedProducts } from '@wisata/runtime/saved-products';
import type { VisitCard } from '../api/visit.model.ts';
import { visitDetailPath } from './visit-paths.rules.ts';
import type { VisitService } from './visit-service.ts';

/** The heart of a tour or venue: whether it is saved, and what a press does. */
export function useSaveVisit(service: VisitService, visit: Pick<VisitCard, 'id' | 'title' | 'place' | 'from'>) {
  const { t } = useTranslation(service);
  const { isSaved, toggle } = useSavedProducts(useApp(), service);
  const { id, title, place, from } = visit;
  return {
    label: t('saved.save', { name: title }),
    saved: isSaved(id),
    onToggle: () =>
      toggle({
        service,
        key: id,
        title,
        path: visitDetailPath(service, id),
        facts: [place, t('price.fromAdult', { price: price(from) })].filter(Boolean).join(' · '),
      }),
  };
}
