import type { AgendaStop } from '@wisata/kernel/contracts/agenda';
import type { Clash } from '@wisata/kernel/trip-clash';
import { instantOf, isNear, MINUTE_MS, wallClockIn } from '@wisata/kernel/trip-moments';
import { useApp } from '@wisata/runtime';
import { nextHalfHour } from '@wisata/runtime/ticket/ride-box';

/** A drive that is looked for: between two places of the map, from a moment on the clocks of the first. */
export interface WantedRide {
  readonly from: AgendaStop | undefined;
  readonly to: AgendaStop | undefined;
  readonly atMs: number | undefined;
  readonly zone: string;
  /** The flight that a driver waits for. */
  readonly flight?: string | undefined;
}

/** The drive of a gap between two bookings that lie in one part of the country. */
export function gapRide({ gap, times }: Clash): WantedRide | undefined {
  if (!gap || !times) return undefined;
  const [ends, begins] = times;
  const endMs = instantOf({ ...ends, ...(ends.ends ?? {}) });
  if (!isNear(ends.stop, begins.stop, 150)) return undefined;
  const atMs = endMs === undefined ? undefined : endMs + (ends.out_minutes ?? 0) * MINUTE_MS;
  return { from: ends.stop, to: begins.stop, atMs, zone: ends.zone };
}

/** The search of whichever service has transfers, with places, day and hour filled in; undefined where nobody has one. */
export function useRidePath(): (ride: WantedRide | undefined) => string | undefined {
  const { config } = useApp();
  const search = config.services.map((key) => config.descriptions[key]?.transfers).find((path) => path !== undefined);
  return (ride) => {
    const { from, to, atMs, zone = '', flight } = ride ?? {};
    if (!search || !from?.place_id || !to?.place_id || atMs === undefined || from.name === to.name) return undefined;
    const wall = wallClockIn(atMs, zone);
    const [date, time] = nextHalfHour(wall.date, wall.time);
    const query = new URLSearchParams({
      pickUp: from.place_id,
      dropOff: to.place_id,
      pickUpDate: date,
      pickUpTime: time,
    });
    if (flight) query.set('flight', flight);
    return `${search}&${query}`;
  };
}
