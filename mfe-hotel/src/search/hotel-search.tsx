import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { SlotProps } from '@wisata/kernel/remote';
import { todayInJakarta } from '@wisata/kernel/dates';
import { RouterLink, useApp } from '@wisata/runtime';
import { LastSearches } from '@wisata/ui/last-searches';
import { useHydrated } from '@wisata/ui/use-hydrated';
import { SearchForm } from './search-form.tsx';
import { useStayText } from '../stay/use-stay-text.ts';
import { HOTEL_FILTER } from '../list/hotel-filter.rules.ts';
import { hotelDetailPath, hotelListPath } from '../stay/hotel-paths.rules.ts';
import { defaultSearch, parseHotelSearch, type HotelSearch } from '../stay/hotel-search.rules.ts';
import { rememberedSort } from '../stay/list-memory.rules.ts';
import { findDraft, recentSearches } from './search-memory.rules.ts';

function StaysBefore() {
  const { t } = useTranslation('hotel');
  const app = useApp();
  const { formatRange } = useStayText();
  const searches = recentSearches(app.storage.local, todayInJakarta(app.clock.now())).map((search) => ({
    href: search.hotelKey ? hotelDetailPath(search) : hotelListPath(search),
    words: [search.hotelName || search.city, formatRange(search)].join(', '),
  }));
  return <LastSearches label={t('search.last')} searches={searches} as={RouterLink} />;
}

/** The hotel search as other pages show it: starts from an address, else from what was last in the form. */
export function HotelSearchPanel({ search, onSearch }: SlotProps['search-form']) {
  const app = useApp();
  const navigate = useNavigate();
  const isInBrowser = useHydrated();
  const today = todayInJakarta(app.clock.now());
  const draft = isInBrowser ? findDraft(app.storage.session, today) : undefined;
  const query = new URLSearchParams(search);
  const fromAddress = query.has('checkInDate') || query.has('destinationKey') || query.has('city');
  const start = fromAddress ? parseHotelSearch(query, today) : (draft?.search ?? defaultSearch(today));

  function go(wanted: HotelSearch) {
    onSearch?.();
    const filter = HOTEL_FILTER.write({ ...HOTEL_FILTER.none, sort: rememberedSort(app.storage.local) });
    void navigate(wanted.hotelKey ? hotelDetailPath(wanted) : hotelListPath(wanted, filter));
  }

  return (
    <>
      <SearchForm
        key={draft ? 'left' : 'new'}
        initial={{ search: start, childAges: start.childAges.length > 0 ? start.childAges : (draft?.childAges ?? []) }}
        onSearch={go}
      />
      {isInBrowser && <StaysBefore />}
    </>
  );
}
