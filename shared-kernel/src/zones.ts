/** Zone labels that travellers read, with their IANA names; Indonesia has three and none has summer time. */
export const ZONES = {
  WIB: 'Asia/Jakarta',
  WITA: 'Asia/Makassar',
  WIT: 'Asia/Jayapura',
  SGT: 'Asia/Singapore',
} as const;

/** A label of {@link ZONES}. */
export type ZoneLabel = keyof typeof ZONES;

/** Wall clock of one zone at one instant. `date` is `YYYY-MM-DD`, `time` is `HH:mm:ss`. */
export interface WallClock {
  readonly date: string;
  readonly time: string;
}

const WITA_CITIES =
  'bali denpasar kuta ubud sanur seminyak jimbaran canggu nusadua singaraja lombok mataram senggigi praya sumbawa bima ' +
  'labuanbajo komodo kupang maumere ende waingapu tambolaka ruteng makassar ujungpandang toraja tanatoraja palopo mamuju ' +
  'manado tomohon bunaken gorontalo palu luwuk kendari baubau wakatobi balikpapan samarinda berau derawan bontang ' +
  'tarakan tanjungselor nunukan malinau banjarmasin banjarbaru batulicin ' +
  'dps lop bmu swq lbj koe mof ene wgp tmc rtg upg mju mdc gto plw luw kdi bub wni bpn aap bej trk nnx bdj btw';
const WIT_CITIES =
  'jayapura sentani sorong rajaampat waisai manokwari timika mimika merauke biak nabire wamena fakfak kaimana ambon ' +
  'ternate tidore tual langgur saumlaki banda labuha djj soq mkw mkq tim bik nbx wmx amq tte luv';

const CITY_ZONES: ReadonlyMap<string, string> = new Map([
  ...WITA_CITIES.split(' ').map((city) => [city, ZONES.WITA] as const),
  ...WIT_CITIES.split(' ').map((city) => [city, ZONES.WIT] as const),
  ['singapore', ZONES.SGT],
  ['singapura', ZONES.SGT],
  ['sin', ZONES.SGT],
]);

// Making a formatter costs a hundred times what using it costs, and a search result converts thousands of times.
const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * The IANA zone of an Indonesian city, airport code or Singapore, spelt in any case and spacing. Anything else gives
 * `Asia/Jakarta`, where most of the inventory is; a record with its own zone should be asked first.
 */
export function zoneForCity(city: string): string {
  return CITY_ZONES.get(city.toLowerCase().replace(/[^a-z]/g, '')) ?? ZONES.WIB;
}

/** What to print after a time: `WIB`, `SGT`, or for other zones the short name that Intl knows, `GMT-5`. */
export function zoneLabel(zone: string, atMs = 0): string {
  const known = Object.entries(ZONES).find(([, name]) => name === zone);
  if (known) return known[0];
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' }).formatToParts(atMs);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

/** The wall clock of a zone at an instant; throws a `RangeError` for an unknown zone or an unreadable instant. */
export function wallClockAt(instantMs: number, zone: string): WallClock {
  const parts = clockOf(zone).formatToParts(instantMs);
  const value = Object.fromEntries(parts.map((part) => [part.type, part.value]));
  return {
    date: `${value['year']?.padStart(4, '0')}-${value['month']}-${value['day']}`,
    time: `${value['hour']}:${value['minute']}:${value['second']}`,
  };
}

/**
 * The instant, in epoch milliseconds, at which a zone's clocks show a day (`YYYY-MM-DD`) and a time (`14:00`, `14:00:05`).
 * A time that summer time skips moves forward by the gap. Throws a `RangeError` for text that is not a day and a time.
 */
export function wallTimeToInstant(date: string, time: string, zone: string): number {
  const wanted = Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}Z`);
  if (Number.isNaN(wanted)) throw new RangeError(`Not a day and a time: ${date} ${time}`);
  const guess = wanted - offsetMs(wanted, zone);
  const corrected = wanted - offsetMs(guess, zone);
  return corrected + offsetMs(corrected, zone) === wanted ? corrected : Math.max(guess, corrected);
}

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
}

function offsetMs(instantMs: number, zone: string): number {
  const clock = wallClockAt(instantMs, zone);
  return Date.parse(`${clock.date}T${clock.time}Z`) - Math.floor(instantMs / 1000) * 1000;
}
