import { Building2, Clock, PlaneLanding, PlaneTakeoff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '@wisata/runtime';
import { Combobox, type ComboboxLabels, type ComboboxOption } from '@wisata/ui/combobox';
import { Icon, type IconType } from '@wisata/ui/icon';
import { findAirports, findKnownAirport, loadPopularAirports } from '../api/airports.api.ts';
import type { Airport } from '../api/flight.model.ts';
import { savedAirports } from '../rules/search-memory.rules.ts';

/** Two letters are a name already: codes such as YK and BD have no more. */
const MIN_CHARACTERS = 2;

type Translate = ReturnType<typeof useTranslation>['t'];

function optionOf(airport: Airport, more: Partial<ComboboxOption<Airport>> = {}): ComboboxOption<Airport> {
  const { code, city, name, country } = airport;
  return { id: code, label: city, detail: [name, country].filter(Boolean).join(', '), code, value: airport, ...more };
}

/** A code that nothing is known about yet still names a place. */
function unknownAirport(code: string): Airport {
  return { code, name: '', city: code, country: '', countryCode: '', timeZone: '', isCity: false };
}

function useLabels(t: Translate): ComboboxLabels {
  return {
    clear: t('search.clear'),
    close: t('close'),
    loading: t('search.loading'),
    failed: t('search.failed'),
    retry: t('retry'),
    count: (count) => t('search.count', { count }),
    empty: (query) => t('search.empty', { query }),
    tooShort: (count) => t('search.tooShort', { count }),
  };
}

/** Places that were chosen before, then popular ones; the popular ones are asked for when a field is first entered. */
function useSuggestions(t: Translate) {
  const app = useApp();
  const [popular, setPopular] = useState<readonly Airport[]>([]);
  const saved = savedAirports(app.storage.local);
  const isSaved = (airport: Airport) => saved.some(({ code }) => code === airport.code);
  return {
    suggestions: [
      ...saved.map((airport) => optionOf(airport, { icon: <Icon of={Clock} />, group: t('search.groupRecent') })),
      ...popular
        .filter((airport) => !isSaved(airport))
        .map((airport) => optionOf(airport, { icon: <Icon of={Building2} />, group: t('search.groupPopular') })),
    ],
    ask: () => void loadPopularAirports(app).then(setPopular),
  };
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
  const app = useApp();
  const { suggestions, ask } = useSuggestions(t);
  const labels = useLabels(t);
  const value = code ? (findKnownAirport(app, code) ?? unknownAirport(code)) : undefined;
  return (
    <div onFocus={ask}>
      <Combobox<Airport>
        label={t(`search.${end}`)}
        placeholder={t('search.placeExample')}
        icon={<Icon of={ICONS[end]} />}
        value={value && optionOf(value, value.city === value.code ? {} : { label: `${value.city} (${value.code})` })}
        onChange={(option) => onChange(option?.value)}
        loadOptions={async (text, signal) =>
          (await findAirports(app, text, signal)).map((airport) =>
            optionOf(airport, { icon: <Icon of={airport.isCity ? Building2 : ICONS[end]} /> }),
          )
        }
        suggestions={suggestions}
        clearable={false}
        minCharacters={MIN_CHARACTERS}
        labels={labels}
        {...(error ? { error } : {})}
      />
    </div>
  );
}
