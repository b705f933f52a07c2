import { useTranslation } from 'react-i18next';
import { RouterLink, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { useHydrated } from '@wisata/ui/use-hydrated';
import { hotelListPath } from '../stay/hotel-paths.rules.ts';
import type { HotelSearch } from '../stay/hotel-search.rules.ts';
import { findLastList } from '../stay/list-memory.rules.ts';

interface WayBackProps {
  readonly search: HotelSearch;
  /** Where the hotel is, when its address does not say. */
  readonly city: string;
  readonly cityKey: string;
}

/** To the list that the hotel was opened from, else to all hotels of its city. */
export function WayBack({ search, city, cityKey }: WayBackProps) {
  const { t } = useTranslation('hotel');
  const { storage } = useApp();
  const last = useHydrated() ? findLastList(storage.session, search) : undefined;
  const place = search.city || city;
  const path =
    last?.path ?? hotelListPath({ ...search, destinationKey: search.destinationKey || cityKey, city: place });
  return (
    <LinkButton as={RouterLink} href={path} variant="link" size="s">
      {last ? t('detail.backTo', { count: last.count, place: last.place }) : t('detail.allIn', { place })}
    </LinkButton>
  );
}
