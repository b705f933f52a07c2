import { zoneLabel } from '@wisata/kernel/zones';
import * as v from 'valibot';
import { payableMinor } from '../bookings/index.ts';
import type { AgendaEntry, Booking, TravelFacts } from '../bookings/index.ts';
import type { Tier } from './carriers.ts';
import { fareRule } from './fare-policy.ts';
import { instantOf } from './zone-clock.ts';

const HOUR_MS = 3_600_000;

const legRecord = v.object({
  num: v.number(),
  seq: v.number(),
  airline: v.string(),
  flight_number: v.string(),
  origin: v.string(),
  origin_city: v.string(),
  origin_airport: v.string(),
  origin_terminal: v.nullable(v.string()),
  origin_timezone: v.string(),
  destination: v.string(),
  destination_city: v.string(),
  destination_airport: v.string(),
  destination_terminal: v.nullable(v.string()),
  destination_timezone: v.string(),
  depart_date: v.string(),
  depart_time: v.string(),
  arrive_date: v.string(),
  arrive_time: v.string(),
});
type LegRecord = v.InferOutput<typeof legRecord>;

const record = v.object({
  passengers: v.array(v.looseObject({ first_name: v.string(), last_name: v.string() })),
  flight_details: v.array(legRecord),
  fares: v.array(
    v.object({
      num: v.number(),
      family: v.picklist(['promo', 'standard', 'flex']),
      tier: v.picklist(['lcc', 'medium', 'full']),
      base_fare: v.number(),
    }),
  ),
});

const recordOf = (booking: Booking) => v.parse(record, booking.detail);

export const getPassengers = (booking: Booking) => recordOf(booking).passengers;

const INDONESIAN = ['WIB', 'WITA', 'WIT'];

function labelOf(zone: string): string {
  const label = zoneLabel(zone);
  return INDONESIAN.includes(label) ? label : zone;
}

const terminalText = (terminal: string) => `, Terminal ${terminal.replace(/^T/, '')}`;

function agendaOf(leg: LegRecord): AgendaEntry[] {
  const title = `${leg.airline} ${leg.flight_number} ${leg.origin} → ${leg.destination}`;
  const place = (name: string, code: string, terminal: string | null) =>
    `${name} (${code})${terminal ? terminalText(terminal) : ''}`;
  return [
    {
      ...{ kind: 'departure' as const, date: leg.depart_date, time: leg.depart_time, title },
      zone: labelOf(leg.origin_timezone),
      place: place(leg.origin_airport, leg.origin, leg.origin_terminal),
    },
    {
      ...{ kind: 'arrival' as const, date: leg.arrive_date, time: leg.arrive_time, title },
      zone: labelOf(leg.destination_timezone),
      place: place(leg.destination_airport, leg.destination, leg.destination_terminal),
    },
  ];
}

/** Every take-off and landing, as the clocks of each airport show them. */
export function flightAgenda(booking: Booking): readonly AgendaEntry[] {
  return recordOf(booking).flight_details.flatMap(agendaOf);
}

/** The journey there decides: its day and the city where it ends. */
export function flightTravelFacts(booking: Booking): TravelFacts {
  const outbound = recordOf(booking).flight_details.filter(({ num }) => num === 1);
  const [first] = outbound;
  const last = outbound.at(-1);
  if (!first || !last) return {};
  return { startDate: first.depart_date, places: [last.destination_city, last.destination] };
}

/** What the fares' rules give back at this moment, less what a voucher code had taken off. */
export function flightRefundMinor(booking: Booking, now: Date): number {
  const { flight_details: legs, fares } = recordOf(booking);
  const refundMinor = fares.reduce((total, { num, family, tier, base_fare: baseMinor }) => {
    const first = legs.find((leg) => leg.num === num);
    if (!first) return total;
    const rule = fareRule(family, tier satisfies Tier);
    const [hour = 0, minute = 0] = first.depart_time.split(':').map(Number);
    const departAt = instantOf(first.depart_date, hour * 60 + minute, first.origin_timezone);
    const isInTime = now.getTime() <= departAt - rule.refundHours * HOUR_MS;
    return total + (isInTime ? Math.floor((baseMinor * rule.refundPercent) / 100) : 0);
  }, 0);
  return Math.min(refundMinor, payableMinor(booking));
}
