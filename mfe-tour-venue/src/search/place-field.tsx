import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PlacesField } from '@wisata/runtime/journey/places-field';
import type { ComboboxOption } from '@wisata/ui/combobox';
import { Icon } from '@wisata/ui/icon';
import type { VisitPlace } from '../api/visit.model.ts';
import type { VisitForm } from './use-visit-form.ts';

const MIN_CHARACTERS = 3;

const optionOf = (place: VisitPlace): ComboboxOption<VisitPlace> => ({
  id: place.id,
  label: place.city,
  detail: place.country,
  value: place,
});

/** Where to; an empty field means everywhere. */
export function PlaceField({ form }: { readonly form: VisitForm }) {
  const { service, place, popular, setPlace, find } = form;
  const { t } = useTranslation(service);
  return (
    <PlacesField<VisitPlace>
      service={service}
      label={t('search.place')}
      textName="location"
      icon={<Icon of={MapPin} />}
      value={place && optionOf(place)}
      onChange={setPlace}
      loadOptions={async (text, signal) => (await find(text, signal)).map(optionOf)}
      optionOf={optionOf}
      recent={[]}
      popular={popular}
      minCharacters={MIN_CHARACTERS}
      error={undefined}
    />
  );
}
