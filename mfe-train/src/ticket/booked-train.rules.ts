import { compareText } from '@wisata/kernel/compare-text';
import { paymentsIn, readParts, type Parts } from '@wisata/kernel/contracts/read-parts';
import { TRAIN_BOOKING, type TrainBooking } from '@wisata/kernel/contracts/train-booking';
import { trainClassName } from '@wisata/kernel/contracts/train-classes';
import type { CalendarDate } from '@wisata/kernel/dates';
import { passengerName } from '@wisata/kernel/document-name';
import type { Locale } from '@wisata/kernel/locale';
import type { OrderLine } from '@wisata/kernel/remote';
import { ZONES } from '@wisata/kernel/zones';
import type { TrainRun } from '../api/train.model.ts';
import { trainListPath } from '../journey/train-paths.rules.ts';
import { parseTrainSearch } from '../journey/train-search.rules.ts';

type BookedRecord = Parts<TrainBooking>;
type TrainPart = Parts<TrainBooking['train_details'][number]>;

/** A journey there or back as it was booked; what the record does not say is empty. */
export interface BookedTrain extends TrainRun {
  /** 1 for the journey there, 2 for the way back. */
  readonly num: number;
  readonly company: string;
  readonly classCode: string;
  readonly subClass: string;
  /** The railway's booking code; empty until it has given one. */
  readonly pnr: string;
  /** Where to go on the day: `Gambir (GMR), Jl. Medan Merdeka Timur 1, Jakarta`. */
  readonly door: string;
}

function toTrain(part: TrainPart, at: number, { bookings = [] }: BookedRecord): BookedTrain | undefined {
  if (!part.origin || !part.destination || !part.depart_date) return undefined;
  const num = part.num ?? at + 1;
  return {
    num,
    number: part.train_number ?? '',
    name: part.train_name ?? '',
    company: part.provider ?? '',
    classCode: part.class_code ?? '',
    subClass: part.class ?? '',
    origin: part.origin,
    originName: part.origin_name ?? part.origin,
    originCity: part.origin_city ?? part.origin,
    originZone: part.origin_timezone ?? ZONES.WIB,
    destination: part.destination,
    destinationName: part.destination_name ?? part.destination,
    destinationCity: part.destination_city ?? part.destination,
    destinationZone: part.destination_timezone ?? ZONES.WIB,
    departDate: part.depart_date,
    departTime: part.depart_time?.slice(0, 5) ?? '',
    arriveDate: part.arrive_date ?? part.depart_date,
    arriveTime: part.arrive_time?.slice(0, 5) ?? '',
    durationMinutes: part.duration ?? 0,
    door: [`${part.origin_name ?? part.origin} (${part.origin})`, part.origin_street, part.origin_city]
      .filter(Boolean)
      .join(', '),
    pnr: bookings.find((booking) => booking.num === num)?.booking_code ?? '',
  };
}

const leaves = ({ departDate, departTime }: TrainRun) => `${departDate} ${departTime}`;

/** Reads the train's part of an order line; never fails, because an order must be shown whatever its record says. */
export function readTrip(line: Pick<OrderLine, 'detail'>) {
  const record = readParts(TRAIN_BOOKING, line.detail);
  return {
    trains: (record.train_details ?? [])
      .map((part, at) => toTrain(part, at, record))
      .filter((train) => train !== undefined)
      .toSorted((a, b) => compareText(leaves(a), leaves(b))),
    people: record.passengers?.length ?? 0,
    email: record.contact?.email,
    payments: paymentsIn(record.payments),
    record,
  };
}

/** A booked trip as a line or a ticket shows it. */
export type BookedTrip = ReturnType<typeof readTrip>;

/** A pass for each passenger of a journey. */
export const passesOf = ({ record }: BookedTrip, { num }: Pick<BookedTrain, 'num'>) =>
  (record.passengers ?? []).flatMap(({ type, first_name, seats = [], seat_number, ticket_number, ...name }) => {
    if (first_name === undefined) return [];
    const own = seats.find((seat) => seat.num === num);
    const isFirst = num === 1;
    return [
      {
        /** As the railway prints it: `LESTARI / AYU MRS`. */
        name: passengerName({ first_name, ...name }),
        isInfant: type === 'INF',
        /** `EKS-3 / 7A`; empty for an infant, and before it is given. */
        seat: own?.seat_number ?? (isFirst ? (seat_number ?? '') : ''),
        /** Empty until the ticket is issued. */
        ticket: own?.ticket_number ?? (isFirst ? (ticket_number ?? '') : ''),
      },
    ];
  });

/** What one passenger shows on one journey. */
export type BoardingPass = ReturnType<typeof passesOf>[number];

/** `Executive H`: class and sub class in the reader's language. */
export const classOf = ({ classCode, subClass }: BookedTrain, locale: Locale): string =>
  [classCode && trainClassName(classCode, locale), subClass].filter(Boolean).join(' ');

/** How many minutes before departure one should be at the station; the gate closes when the train leaves. */
const EARLY_MINUTES = 30;

/** When to be at the station, by its own clock. */
export function beThereBy({ departDate, departTime }: TrainRun): { date: CalendarDate; time: string } | undefined {
  if (!departTime) return undefined;
  const wall = new Date(Date.parse(`${departDate}T${departTime}Z`) - EARLY_MINUTES * 60_000).toISOString();
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/** What giving back and changing costs: shares of the fare, and until when. */
export function policyOf({ record }: BookedTrip) {
  const [fare] = record.fares ?? [];
  if (fare?.refund_fee_percent === undefined || fare.until_hours === undefined) return undefined;
  return {
    refundPercent: 100 - fare.refund_fee_percent,
    changePercent: fare.change_fee_percent ?? fare.refund_fee_percent,
    hours: fare.until_hours,
  };
}

/** The trains of the same search; the search form when its day is over. */
export function searchAgainPath({ trains, record }: BookedTrip, today: CalendarDate): string {
  const [there, back] = trains;
  if (!there || there.departDate < today) return '/';
  const query = new URLSearchParams({
    origin: there.origin,
    destination: there.destination,
    departDate: there.departDate,
    returnDate: back?.departDate ?? '',
    adult: String(record.adult ?? 1),
    infant: String(record.infant ?? 0),
  });
  return trainListPath(parseTrainSearch(query, today));
}
