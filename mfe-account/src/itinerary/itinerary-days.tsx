import { Stack } from '@wisata/ui/layout';
import type { ItineraryDay } from '../api/itinerary.schema.ts';
import { plannedItems, toTripDays } from './itinerary.rules.ts';
import { isClash } from '@wisata/kernel/trip-clash';
import { findClashes } from '@wisata/kernel/trip-fit';
import { ItineraryActions, type ItineraryTarget } from './itinerary-item.tsx';
import styles from './itinerary.module.css';
import { RemovalActions, TripClashes } from './trip-clashes.tsx';
import { TripDays } from './trip-days.tsx';

interface DaysProps {
  readonly days: readonly ItineraryDay[];
  readonly onDelete: (target: ItineraryTarget) => void;
}

/** The itinerary day by day, with a warning where two things do not go together. */
export function ItineraryDays({ days, onDelete }: DaysProps) {
  const planned = plannedItems(days);
  const clashes = findClashes(planned);
  const clashing = new Set(clashes.filter(isClash).flatMap((clash) => clash.lines.map(({ id }) => id)));
  const targetOf = (id: string): ItineraryTarget | undefined => {
    const found = planned.find((each) => each.id === id);
    if (!found) return undefined;
    const { item, title } = found;
    return { id, title, bookingId: item.booking_id, service: item.service, isIssued: item.line_status === 'issued' };
  };
  const deleteById = (id: string) => {
    const target = targetOf(id);
    if (target) onDelete(target);
  };
  const cardOf = (id: string) => {
    const target = targetOf(id);
    const note = planned.find((each) => each.id === id)?.item.note;
    return (
      target && (
        <>
          {note && <p className={styles.note}>{note}</p>}
          <ItineraryActions target={target} onDelete={onDelete} />
        </>
      )
    );
  };
  return (
    <Stack gap={6}>
      <TripClashes clashes={clashes} actionsOf={(clash) => <RemovalActions clash={clash} onRemove={deleteById} />} />
      <TripDays days={toTripDays(days)} clashing={clashing} cardOf={cardOf} />
    </Stack>
  );
}
