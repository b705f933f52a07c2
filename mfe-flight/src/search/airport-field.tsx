import { Building2, PlaneLanding, PlaneTakeoff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PlacesField } from '@wisata/runtime/journey/places-field';
import type { ComboboxOption } from '@wisata/ui/combobox';
import { Icon, type IconType } from '@wisata/ui/icon';
import type { Airport } from '../api/flight.model.ts';
import { useAirportSearch } from './use-airport-search.ts';

/** Two letters are a name already: codes such as YK and BD have no more. */
const MIN_CHARACTERS = 2;

function optionOf(airport: Airport, more: Partial<ComboboxOption<Airport>> = {}): ComboboxOption<Airport> {
  const { code, city, name, country } = airport;
  return { id: code, label: city, detail: [name, country].filter(Boolean).join(', '), code, value: airport, ...more };
}

interface AirportFieldProps {
  readonly end: 'origin' | 'destination';
  readonly code: string;
  readonly onChange: (airport: Airport | undefined) => void;
  readonly error: string | undefined;
}

const ICONS: Readonly<Record<AirportFieldProps['end'], IconType>> = {
  origin: PlaneTakeoff,
  destination: PlaneLanding,
};

/** From or to: an airport or a whole city, by code, city or name. */
export function AirportField({ end, code, onChange, error }: AirportFieldProps) {
  const { t } = useTranslation('flight');
  const { saved, popular, askPopular, find, airportOf } = useAirportSearch();
  const value = code ? airportOf(code) : undefined;
  return (
    <div onFocus={askPopular}>
      <PlacesField<Airport>
        service="flight"
        label={t(`search.${end}`)}
        icon={<Icon of={ICONS[end]} />}
        value={value && optionOf(value, value.city === value.code ? {} : { label: `${value.city} (${value.code})` })}
        onChange={onChange}
        loadOptions={async (text, signal) =>
          (await find(text, signal)).map((airport) =>
            optionOf(airport, { icon: <Icon of={airport.isCity ? Building2 : ICONS[end]} /> }),
          )
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
