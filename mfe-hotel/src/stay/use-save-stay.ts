import { price, type Money } from '@wisata/kernel/money';
import { useSaveProduct } from '@wisata/runtime/journey/use-save-product';
import type { SavedProduct } from '@wisata/runtime/saved-products';
import { hotelDetailPath } from './hotel-paths.rules.ts';
import type { HotelSearch } from './hotel-search.rules.ts';
import { useStayText } from './use-stay-text.ts';

interface Stay {
  readonly hotel: { readonly key: string; readonly name: string };
  readonly search: HotelSearch;
  /** What the stay costs at least; undefined where nothing is free. */
  readonly total: Money | undefined;
}

/** A hotel as it is kept on the device, with the nights looked at. */
export function useStayProduct({ hotel, search, total }: Stay): SavedProduct {
  const { formatRange } = useStayText();
  const stay = { ...search, hotelKey: hotel.key, hotelName: hotel.name, roomKey: '', correlationId: '' };
  return {
    service: 'hotel',
    key: hotel.key,
    title: hotel.name,
    path: hotelDetailPath(stay),
    facts: [search.city, formatRange(search), total && price(total)].filter(Boolean).join(' · '),
  };
}

/** The heart of a hotel: whether it is saved, and what a press does. */
export const useSaveStay = (stay: Stay) => useSaveProduct(useStayProduct(stay));
