import { PlaneLanding, PlaneTakeoff } from 'lucide-react';
import { CodeField, type CodedPlaces } from '@wisata/runtime/journey/code-field';
import type { Airport } from '../api/flight.model.ts';

const ICONS = { origin: PlaneTakeoff, destination: PlaneLanding } as const;

const unknownAirport = (code: string): Airport => ({
  code,
  name: '',
  city: code,
  country: '',
  countryCode: '',
  timeZone: '',
  isCity: false,
});

interface AirportFieldProps extends CodedPlaces<Airport> {
  readonly end: keyof typeof ICONS;
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
}

/** From or to: an airport or a whole city. */
export function AirportField({ end, onChange, ...field }: AirportFieldProps) {
  return (
    <CodeField
      {...field}
      service="flight"
      end={end}
      icon={ICONS[end]}
      unknownOf={unknownAirport}
      namesOf={({ city, name, country }) => ({ label: city, detail: [name, country].filter(Boolean).join(', ') })}
      onChange={(airport) => onChange(airport?.code ?? '')}
    />
  );
}
