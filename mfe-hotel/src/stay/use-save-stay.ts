import { useTranslation } from 'react-i18next';
import { price, type Money } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import { useSavedProducts } from '@wisata/runtime/saved-products';
import { hotelDetailPath } from './hotel-paths.rules.ts';
import type { HotelSearch } from './hotel-search.rules.ts';
import { useStayText } from './use-stay-text.ts';

interface Stay {
  readonly hotel: { readonly key: string; readonly name: string };
  readonly search: HotelSearch;
  /** What the stay costs at least; undefined where nothing is free. */
  readonly total: Money | undefined;
}

/** The heart of a hotel: whether it is saved, and what a press does. The nights looked at are kept with it. */
export function useSaveStay({ hotel, search, total }: Stay) {
  const { t } = useTranslation('hotel');
  const { formatRange } = useStayText();
  const { isSaved, toggle } = useSavedProducts(useApp(), 'hotel');
  const stay = { ...search, hotelKey: hotel.key, hotelName: hotel.name, roomKey: '', correlationId: '' };
  return {
    label: t('saved.save', { name: hotel.name }),
    saved: isSaved(hotel.key),
    onToggle: () =>
      toggle({
        service: 'hotel',
        key: hotel.key,
        title: hotel.name,
        path: hotelDetailPath(stay),
        facts: [search.city, formatRange(search), total && price(total)].filter(Boolean).join(' · '),
      }),
  };
}
