import { useTranslation } from 'react-i18next';
import { PlacePair } from '@wisata/runtime/journey/place-pair';
import { useFlightText } from '../journey/use-flight-text.ts';
import type { SearchForm } from './use-search-form.ts';
import { AirportField } from './airport-field.tsx';

/** Which field a problem of the route belongs to. */
function isAt(end: 'origin' | 'destination', problem: SearchForm['problems']['place']): boolean {
  return end === 'origin' ? problem === 'ORIGIN_MISSING' : problem !== undefined && problem !== 'ORIGIN_MISSING';
}

/** Both ends of a flight. */
export function RouteFields({ form }: { readonly form: SearchForm }) {
  const { t } = useTranslation('flight');
  const { city } = useFlightText();
  const { search, problems } = form;
  const errorAt = (end: 'origin' | 'destination') =>
    problems.place && isAt(end, problems.place) ? t(`search.problem.${problems.place}`) : undefined;

  return (
    <PlacePair
      service="flight"
      swapped={{ origin: city(search.destination), destination: city(search.origin) }}
      onSwap={form.swap}
    >
      {(['origin', 'destination'] as const).map((end) => (
        <AirportField
          key={end}
          end={end}
          code={search[end]}
          onChange={(airport) => form.setPlace(end, airport)}
          error={errorAt(end)}
        />
      ))}
    </PlacePair>
  );
}
