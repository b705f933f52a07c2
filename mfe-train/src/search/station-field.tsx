import { Building2, TrainFront } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PlacesField } from '@wisata/runtime/journey/places-field';
import type { ComboboxOption } from '@wisata/ui/combobox';
import { Icon } from '@wisata/ui/icon';
import type { Station } from '../api/train.model.ts';
import { useStations } from './use-stations.ts';

/** Two letters are a name already: codes such as BD and YK have no more. */
const MIN_CHARACTERS = 2;

const optionOf = (station: Station): ComboboxOption<Station> => ({
  id: station.code,
  label: station.isCity ? station.city : station.name,
  detail: station.isCity ? station.name : station.city,
  code: station.code,
  value: station,
});

interface StationFieldProps {
  readonly end: 'origin' | 'destination';
  readonly code: string;
  readonly onChange: (station: Station | undefined) => void;
  readonly error: string | undefined;
}

/** From or to: a station or a whole city, by code, city or name. */
export function StationField({ end, code, onChange, error }: StationFieldProps) {
  const { t } = useTranslation('train');
  const { value, saved, popular, askPopular, find } = useStations(code);
  const label = value && (value.isCity ? value.city : value.name);
  return (
    <div onFocus={askPopular}>
      <PlacesField<Station>
        service="train"
        label={t(`search.${end}`)}
        icon={<Icon of={TrainFront} />}
        value={value && { ...optionOf(value), label: label === value.code ? value.code : `${label} (${value.code})` }}
        onChange={onChange}
        loadOptions={async (text, signal) =>
          (await find(text, signal)).map((station) => ({
            ...optionOf(station),
            icon: <Icon of={station.isCity ? Building2 : TrainFront} />,
          }))
        }
        optionOf={optionOf}
        recent={saved}
        popular={popular}
        clearable={false}
        minCharacters={MIN_CHARACTERS}
        error={error}
      />
    </div>
  );
}
