import { trainClassName } from '@wisata/kernel/contracts/train-classes';
import type { TrainSeatsQuery } from '@wisata/kernel/contracts/train-requests';
import type { TrainSeatsAnswer } from '@wisata/kernel/contracts/train-seats';
import type { Locale } from '@wisata/kernel/locale';
import type { BackendContext } from '../../app/context.ts';
import { readHold } from './seat-hold.ts';
import { allSeats } from './inventory.ts';
import { checkTrains } from './price-check.ts';
import type { PlannedSeat } from './seat-plan.ts';
import { findOwnSeats } from './seat-stock.ts';

type State = 'free' | 'taken' | 'own';

function describeCoaches(
  seats: readonly PlannedSeat[],
  columns: string,
  stateOf: (seat: PlannedSeat) => State,
): TrainSeatsAnswer['Coaches'] {
  const codes = [...new Set(seats.map(({ coach }) => coach))];
  return codes.map((code, index) => {
    const inCoach = seats.filter(({ coach }) => coach === code);
    const described = inCoach.map((seat) => ({
      Code: seat.code,
      Label: seat.label,
      Row: seat.row,
      Column: seat.column,
      Place: seat.place,
      Facing: seat.facing,
      State: stateOf(seat),
    }));
    return {
      Code: code,
      Number: index + 1,
      Rows: Math.max(...inCoach.map(({ row }) => row)),
      Columns: [...columns].map((column) => (column === '-' ? null : column)),
      SeatsLeft: described.filter(({ State: state }) => state !== 'taken').length,
      Seats: described,
    };
  });
}

/** GET seats: the coaches of a class, and which seats are free for this part of the line. */
export async function getSeats(
  context: BackendContext,
  { class_key: classKey, hold }: TrainSeatsQuery,
  locale: Locale,
): Promise<TrainSeatsAnswer> {
  const own = hold ? readHold(context, hold) : undefined;
  const asked = { journeys: [{ ClassKey: classKey }], party: { adult: 0, infant: 0 }, correlationId: null, hold: own };
  const { checked } = await checkTrains(context, context.db, asked);
  const { train, offer, free } = checked[0]!;
  const held = await findOwnSeats(context.db, train, { now: context.clock.now(), own });
  const open = new Set(free.map(({ label }) => label));
  const stateOf = ({ label }: PlannedSeat) => (held.has(label) ? 'own' : open.has(label) ? 'free' : 'taken');
  return {
    ClassKey: classKey,
    Class: offer.kind,
    ClassName: trainClassName(offer.code, locale),
    Coaches: describeCoaches(allSeats(offer), offer.layout.columns, stateOf),
  };
}
