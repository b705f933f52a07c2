import { useTranslation } from 'react-i18next';
import { Note } from '@wisata/ui/note';
import { useFlightText } from '../journey/use-flight-text.ts';
import type { Warning } from './flight-warnings.rules.ts';

/** What is to be known of a transit before the flight is chosen. */
export function Warnings({ warnings }: { readonly warnings: readonly Warning[] }) {
  const { t } = useTranslation('flight');
  const { city, duration } = useFlightText();
  return warnings.map(({ kind, segment, next }) => (
    <Note
      key={`${kind} ${segment.destination}`}
      tone="warn"
      title={t(`warning.${kind}.title`, { place: city(segment.destination) })}
    >
      {t(`warning.${kind}.text`, {
        wait: duration(segment.waitMinutes),
        from: segment.destinationTerminal || segment.destination,
        to: next.originTerminal || next.origin,
        next: city(next.origin),
      })}
    </Note>
  ));
}

/** Why a flight could not be chosen. */
export function Problem({ message }: { readonly message: string }) {
  return (
    <Note tone="danger" live="alert">
      {message}
    </Note>
  );
}
