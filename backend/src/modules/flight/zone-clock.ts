import { wallClockAt } from '@wisata/kernel/zones';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const SAMPLES = [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)];

function askOffsetMs(zone: string, instantMs: number): number {
  const { date, time } = wallClockAt(instantMs, zone);
  return Date.parse(`${date}T${time}Z`) - Math.floor(instantMs / 1000) * 1000;
}

/** Zones without summer time; asking Intl for each of a thousand flights would cost more than pricing them. */
const fixedOffsets = new Map<string, number | null>();
const hourlyOffsets = new Map<string, number>();

function offsetMs(zone: string, instantMs: number): number {
  let fixed = fixedOffsets.get(zone);
  if (fixed === undefined) {
    const [winter, summer] = SAMPLES.map((sample) => askOffsetMs(zone, sample));
    fixed = winter === summer ? winter! : null;
    fixedOffsets.set(zone, fixed);
  }
  if (fixed !== null) return fixed;
  const hour = Math.floor(instantMs / HOUR_MS);
  const key = `${zone}|${hour}`;
  const known = hourlyOffsets.get(key);
  if (known !== undefined) return known;
  const offset = askOffsetMs(zone, hour * HOUR_MS);
  hourlyOffsets.set(key, offset);
  return offset;
}

/** The instant at which a zone's clocks show a minute of a day. */
export function instantOf(date: string, minuteOfDay: number, zone: string): number {
  const wall = Date.parse(`${date}T00:00:00Z`) + minuteOfDay * MINUTE_MS;
  return wall - offsetMs(zone, wall - offsetMs(zone, wall));
}

/** Day and `HH:mm` that a zone's clocks show. */
export function wallClockOf(instantMs: number, zone: string): { readonly date: string; readonly time: string } {
  const text = new Date(instantMs + offsetMs(zone, instantMs)).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}
