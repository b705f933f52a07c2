import type { ChosenExtra } from '@wisata/kernel/contracts/transport-requests';
import type { TransportExtra, TransportMode, VehicleClass } from '@wisata/kernel/contracts/transport-terms';
import { hourRateMinor, type Charge, type FareVehicle } from './fare.rules.ts';

/** Something that can be ordered with a vehicle; the rate is for one piece and the whole trip. */
export interface OfferedExtra {
  readonly id: TransportExtra;
  readonly rateMinor: number;
  readonly maxQuantity: number;
  readonly needsLicence: boolean;
}

type Rates = Partial<Record<TransportMode, readonly [id: TransportExtra, perDay: number, most: number][]>>;

/** A transfer counts as one day. */
const RATES: Rates = {
  'self-drive': [
    ['CHILD_SEAT', 50_000, 3],
    ['SECOND_DRIVER', 75_000, 1],
    ['FULL_COVER', 90_000, 1],
  ],
  'with-driver': [
    ['CHILD_SEAT', 50_000, 3],
    ['DRIVER_MEALS', 60_000, 1],
    ['EXTRA_HOUR', 0, 4],
    ['ENGLISH_DRIVER', 150_000, 1],
    ['TOLL_PACKAGE', 100_000, 1],
  ],
  transfer: [
    ['CHILD_SEAT', 50_000, 3],
    ['ENGLISH_DRIVER', 75_000, 1],
    ['TOLL_PACKAGE', 50_000, 1],
  ],
};
const LUXURY_COVER_FACTOR = 3;
/** Buses have no belts for child seats. */
const WITHOUT_CHILD_SEAT: readonly VehicleClass[] = ['BUS'];

/** What can be ordered with a vehicle for so many days. */
export function extrasOf(vehicle: FareVehicle, mode: TransportMode, days: number): OfferedExtra[] {
  const rateOf = (id: TransportExtra, perDay: number) => {
    if (id === 'EXTRA_HOUR') return hourRateMinor(vehicle.dayRateMinor);
    const factor = id === 'FULL_COVER' && vehicle.className === 'LUXURY' ? LUXURY_COVER_FACTOR : 1;
    return perDay * factor * Math.max(1, days);
  };
  return (RATES[mode] ?? [])
    .filter(([id]) => id !== 'CHILD_SEAT' || !WITHOUT_CHILD_SEAT.includes(vehicle.className))
    .map(([id, perDay, maxQuantity]) => ({
      id,
      rateMinor: rateOf(id, perDay),
      maxQuantity,
      needsLicence: id === 'SECOND_DRIVER',
    }));
}

/** The wanted extras as parts of the total. */
export const extraCharges = (
  offered: readonly OfferedExtra[],
  wanted: readonly ChosenExtra[],
): Charge<TransportExtra>[] =>
  wanted.flatMap(({ id, quantity }) => {
    const extra = offered.find((each) => each.id === id);
    return extra ? [{ code: id, quantity, amountMinor: quantity * extra.rateMinor }] : [];
  });

/** Minutes by which ordered hours make a hire longer. */
export const extraMinutes = (wanted: readonly ChosenExtra[]) =>
  (wanted.find(({ id }) => id === 'EXTRA_HOUR')?.quantity ?? 0) * 60;

/** What is wrong with the wanted extras, by field; `lastDay` is the day on which licences must still be good. */
export function findExtraProblems(
  offered: readonly OfferedExtra[],
  wanted: readonly ChosenExtra[],
  lastDay: string,
): Record<string, string> {
  const problems: Record<string, string> = {};
  wanted.forEach(({ id, quantity, evidences }, index) => {
    const field = `ancillaries.${index}`;
    const extra = offered.find((each) => each.id === id);
    if (!extra) problems[`${field}.id`] = 'This cannot be ordered with the vehicle';
    if (wanted.findIndex((each) => each.id === id) < index) problems[`${field}.id`] = 'Name each extra once';
    if (!extra) return;
    if (quantity > extra.maxQuantity) problems[`${field}.quantity`] = `At most ${extra.maxQuantity}`;
    if (extra.needsLicence && evidences.length !== quantity)
      problems[`${field}.evidences`] = 'Fill in a licence for each of them';
    evidences.forEach(({ expires_on: expires }, place) => {
      if (expires < lastDay)
        problems[`${field}.evidences.${place}.expires_on`] = 'The licence ends before the trip does';
    });
  });
  return problems;
}
