import { addDays, isCalendarDate } from '@wisata/kernel/dates';

/** Dates and party of a hotel search; adults and children are counted over all rooms. */
export interface Stay {
  readonly checkInDate: string;
  readonly checkOutDate: string;
  readonly rooms: number;
  readonly adults: number;
  readonly children: number;
}

/** Limits of one booking; those of the party are in the kernel. */
export const MAX_NIGHTS = 30;
export const MAX_DAYS_AHEAD = 365;

/** The last hour, property time, at which a stay that begins the same day can be booked. */
export const CHECK_IN_CUT_OFF = '18:00';

type StayDates = Pick<Stay, 'checkInDate' | 'checkOutDate'>;
const DAY_MS = 86_400_000;

/** Nights of a checked stay. Plain arithmetic, because a list asks for every hotel and filter. */
export function countNights({ checkInDate, checkOutDate }: StayDates): number {
  return Math.max(0, (Date.parse(checkOutDate) - Date.parse(checkInDate)) / DAY_MS);
}

export function nightDates(stay: StayDates): string[] {
  return Array.from({ length: countNights(stay) }, (_, index) => addDays(stay.checkInDate, index));
}

/** A stay as a quote's id carries it: `20261212.20261216.1.2.0` */
export function formatAskedStay({ checkInDate, checkOutDate, rooms, adults, children }: Stay): string {
  return [compact(checkInDate), compact(checkOutDate), rooms, adults, children].join('.');
}

export function parseAskedStay(text: string): Stay | undefined {
  const match = /^(\d{8})\.(\d{8})\.(\d+)\.(\d+)\.(\d+)$/.exec(text);
  if (!match) return undefined;
  const [, checkIn = '', checkOut = '', rooms, adults, children] = match;
  return {
    checkInDate: expand(checkIn),
    checkOutDate: expand(checkOut),
    rooms: Number(rooms),
    adults: Number(adults),
    children: Number(children),
  };
}

/** The parts of a room key. They are in the key itself, so that an offer survives a restart. */
export type RoomKey = NonNullable<ReturnType<typeof parseRoomKey>>;

const compact = (date: string) => date.replaceAll('-', '');
const expand = (digits: string) => `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;

/** `H.HTL-DPS-007.DLX.BBF.20261212.20261216` */
export function formatRoomKey(key: RoomKey): string {
  const { hotelKey, roomCode, rateCode, checkInDate, checkOutDate } = key;
  return ['H', hotelKey, roomCode, rateCode, compact(checkInDate), compact(checkOutDate)].join('.');
}

export function parseRoomKey(text: string) {
  const match = /^H\.(HTL-[A-Z]{3}-\d{3})\.([A-Z]{3})\.([A-Z0-9]{3})\.(\d{8})\.(\d{8})$/.exec(text);
  if (!match) return undefined;
  const [, hotelKey = '', roomCode = '', rateCode = '', checkIn = '', checkOut = ''] = match;
  const [checkInDate, checkOutDate] = [expand(checkIn), expand(checkOut)];
  if (!isCalendarDate(checkInDate) || !isCalendarDate(checkOutDate) || checkInDate >= checkOutDate) return undefined;
  return { hotelKey, roomCode, rateCode, checkInDate, checkOutDate };
}
