import type { SlotProps } from '@wisata/kernel/remote';
import { useApp } from '@wisata/runtime';
import { SearchStart } from '@wisata/runtime/journey/search-start';
import { HOTEL_FILTER } from '../list/hotel-filter.rules.ts';
import { hotelDetailPath, hotelListPath } from '../stay/hotel-paths.rules.ts';
import { defaultSearch, parseHotelSearch, type HotelSearch } from '../stay/hotel-search.rules.ts';
import { rememberedSort } from '../stay/list-memory.rules.ts';
import { useStayText } from '../stay/use-stay-text.ts';
import { SearchForm } from './search-form.tsx';
import { HOTEL_SEARCHES } from './search-memory.rules.ts';

const NAMES = ['checkInDate', 'destinationKey', 'city'];

/** The hotel search as other pages show it. */
export function HotelSearchPanel(slot: SlotProps['search-form']) {
  const { storage } = useApp();
  const { formatRange } = useStayText();
  function pathOf(wanted: HotelSearch): string {
    const filter = HOTEL_FILTER.write({ ...HOTEL_FILTER.none, sort: rememberedSort(storage.local) });
    return wanted.hotelKey ? hotelDetailPath(wanted) : hotelListPath(wanted, filter);
  }
  return (
    <SearchStart
      {...slot}
      service="hotel"
      memory={HOTEL_SEARCHES}
      names={NAMES}
      startOf={(query, draft, today) => {
        const search = query ? parseHotelSearch(query, today) : (draft?.search ?? defaultSearch(today));
        const ages = search.childAges.length > 0 ? search.childAges : draft?.childAges;
        return { search, childAges: ages ?? [] };
      }}
      linkOf={(search) => ({
        href: search.hotelKey ? hotelDetailPath(search) : hotelListPath(search),
        words: [search.hotelName || search.city, formatRange(search)].join(', '),
      })}
      form={(start, go) => <SearchForm initial={start} onSearch={(wanted) => go(pathOf(wanted))} />}
    />
  );
}
