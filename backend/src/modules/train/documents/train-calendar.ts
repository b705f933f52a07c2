import { trainClassName } from '@wisata/kernel/contracts/train-classes';
import { formatDate, formatWallTime } from '@wisata/kernel/dates';
import { aboutOrder, entryText, reminder } from '../../../documents/calendar.ts';
import type { CalendarEvent, VoucherInput } from '../../bookings/index.ts';
import { toPasses, toTrips, type Call, type TrainTrip } from './train-trip.ts';
import { TRAIN_WORDS } from './train-words.ts';

const callText = ({ time, date, name, code, zoneLabel }: Call, { locale }: VoucherInput) =>
  `${formatWallTime(time, locale, zoneLabel)}, ${formatDate(date, locale)}: ${name} (${code})`;

function tripEvent(input: VoucherInput, trip: TrainTrip): CalendarEvent {
  const { booking, locale } = input;
  const words = TRAIN_WORDS[locale];
  const title = words.calendarTrain(`${trip.train} ${trip.number}`, trip.from.name, trip.to.name);
  const seats = toPasses(booking).filter((pass) => pass.trip.num === trip.num && pass.seat);
  return {
    ...aboutOrder(input),
    title,
    uid: `${booking.id}-${trip.num}@train.wisata`,
    description: entryText(input, [
      ['', callText(trip.from, input)],
      ['', callText(trip.to, input)],
      [words.className, trainClassName(trip.classCode, locale)],
      ...seats.map(({ fullName, coach, seat }) => [fullName, `${coach} / ${seat}`] as const),
      [words.locator, trip.pnr],
    ]),
    location: [`${trip.from.name} (${trip.from.code})`, trip.from.street, trip.from.city].filter(Boolean).join(', '),
    start: trip.from.at,
    end: trip.to.at,
    busyStatus: 'BUSY',
    alarms: [reminder(title, { hours: 24 }), reminder(title, { hours: 2 })],
  };
}

/** One event for each train, in the stations' own times in words. */
export const trainCalendar = (input: VoucherInput): CalendarEvent[] =>
  toTrips(input.booking).map((trip) => tripEvent(input, trip));
