import { MapPin } from 'lucide-react';
import { MAP_KEYWORD_MIN } from '@wisata/kernel/contracts/map-defaults';
import { useApp } from '@wisata/runtime';
import type { ComboboxOption } from '@wisata/ui/combobox';
import { Icon } from '@wisata/ui/icon';
import { findPlaces, type NamedPlace } from './places.api.ts';
import { PlacesField } from './places-field.tsx';
import type { ServiceProps } from './service-props.ts';

const optionOf = (place: NamedPlace): ComboboxOption<NamedPlace> => ({
  id: place.id,
  label: place.name,
  value: place,
  ...(place.address ? { detail: place.address } : {}),
});

interface PlaceChoiceProps extends ServiceProps {
  readonly label: string;
  readonly place: NamedPlace | undefined;
  readonly onChoose: (place: NamedPlace | undefined) => void;
}

/** Any place of the map service, found by typing. */
export function PlaceChoice({ service, label, place, onChoose }: PlaceChoiceProps) {
  const app = useApp();
  return (
    <PlacesField<NamedPlace>
      service={service}
      label={label}
      icon={<Icon of={MapPin} />}
      value={place && optionOf(place)}
      onChange={onChoose}
      loadOptions={async (text, signal) => (await findPlaces(app, text, signal)).map(optionOf)}
      optionOf={optionOf}
      recent={[]}
      popular={[]}
      minCharacters={MAP_KEYWORD_MIN}
      error={undefined}
    />
  );
}
