import { Building2, Hotel, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '@wisata/runtime';
import { PlacesField } from '@wisata/runtime/journey/places-field';
import type { ComboboxOption } from '@wisata/ui/combobox';
import { Icon } from '@wisata/ui/icon';
import type { Place, PlaceSuggestion } from '../api/hotel.model.ts';
import { usePlaceSearch } from './use-place-search.ts';
import { recentPlaces } from './search-memory.rules.ts';

const MIN_CHARACTERS = 3;
/** The contract's fixed cities, after the two most popular ones. */
const POPULAR = ['Bali', 'Jakarta', 'Yogyakarta', 'Bandung', 'Surabaya', 'Makassar'].map((city): Place => ({
  kind: 'destination',
  destinationKey: '',
  city,
}));
const ICONS = { city: Building2, area: MapPin, hotel: Hotel } as const;

type Translate = ReturnType<typeof useTranslation>['t'];

function labelOf(place: Place): string {
  return place.kind === 'hotel' ? place.hotelName : place.city;
}

function optionOf(place: Place, more: Partial<ComboboxOption<Place>> = {}): ComboboxOption<Place> {
  const id = place.kind === 'hotel' ? place.hotelKey : place.destinationKey || place.city;
  return { id, label: labelOf(place), value: place, ...more };
}

function suggestionOption({ place, kind, detail, hotelCount }: PlaceSuggestion, t: Translate): ComboboxOption<Place> {
  const count = hotelCount === undefined ? '' : t('search.hotelCount', { count: hotelCount });
  return optionOf(place, {
    detail: [t(`search.kind.${kind}`), detail, count].filter(Boolean).join(' · '),
    icon: <Icon of={ICONS[kind]} />,
    group: kind === 'hotel' ? t('search.groupHotels') : t('search.groupPlaces'),
  });
}

interface PlaceFieldProps {
  readonly place: Place | undefined;
  readonly onChange: (place: Place | undefined) => void;
  readonly error: string | undefined;
}

/** Where to: a city, an area or a hotel. Recent places and the fixed cities stand ready before anything is typed. */
export function PlaceField({ place, onChange, error }: PlaceFieldProps) {
  const { t } = useTranslation('hotel');
  const searchPlaces = usePlaceSearch();
  const recent = recentPlaces(useApp().storage.local);
  const names = new Set(recent.map(labelOf));
  return (
    <PlacesField<Place>
      service="hotel"
      label={t('search.place')}
      textName="city"
      icon={<Icon of={MapPin} />}
      value={place && optionOf(place)}
      onChange={onChange}
      loadOptions={async (text, signal) =>
        (await searchPlaces(text, signal)).map((found) => suggestionOption(found, t))
      }
      optionOf={optionOf}
      recent={recent}
      popular={POPULAR.filter((popular) => !names.has(labelOf(popular)))}
      minCharacters={MIN_CHARACTERS}
      error={error}
    />
  );
}
