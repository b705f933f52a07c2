import { wallTimeToInstant, zoneLabel } from '@wisata/kernel/zones';

/** What the records of flights and trains say of both ends of a journey. */
interface JourneyRecord {
  readonly origin: string;
  readonly origin_city: string;
  readonly origin_timezone: string;
  readonly destination: string;
  readonly destination_city: string;
  readonly destination_timezone: string;
  readonly depart_date: string;
  readonly depart_time: string;
  readonly arrive_date: string;
  readonly arrive_time: string;
}

/** One end of a journey at its time, as its own clocks show it. */
export function journeyCall(record: JourneyRecord, end: 'origin' | 'destination') {
  const [date, time] =
    end === 'origin' ? [record.depart_date, record.depart_time] : [record.arrive_date, record.arrive_time];
  const zone = record[`${end}_timezone`];
  const at = wallTimeToInstant(date, time, zone);
  return { code: record[end], city: record[`${end}_city`], date, time, zoneLabel: zoneLabel(zone, at), at };
}
