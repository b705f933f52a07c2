import { TrainFront } from 'lucide-react';
import { CodeField, type CodedPlaces } from '@wisata/runtime/journey/code-field';
import type { TripEnd } from '@wisata/runtime/journey/trip-fields';
import type { Station } from '../api/train.model.ts';

const namesOf = ({ isCity, city, name }: Station) =>
  isCity ? { label: city, detail: name } : { label: name, detail: city };

interface StationFieldProps extends CodedPlaces<Station> {
  readonly end: TripEnd;
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
}

/** From or to: a station or a whole city. */
export function StationField({ onChange, ...field }: StationFieldProps) {
  return (
    <CodeField
      {...field}
      service="train"
      icon={TrainFront}
      unknownOf={(code) => ({ code, name: code, city: code, isCity: false })}
      namesOf={namesOf}
      onChange={(station) => onChange(station?.code ?? '')}
    />
  );
}
