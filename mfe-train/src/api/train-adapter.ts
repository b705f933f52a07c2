import { parseInstant } from '@wisata/kernel/dates';
import { fromMajor, parseCurrency } from '@wisata/kernel/money';
import { toRunTimes } from '@wisata/runtime/journey/run-times';
import type { ClassRead, HoldRead, JourneyRead, ListRead, PriceRead, QueueRead } from './train.schema.ts';
import type { SeatsRead, StationRead, StopsRead } from './train.schema.ts';

export const toStation = (answer: StationRead) => ({
  code: answer.station_code,
  name: answer.station_name,
  city: answer.city,
  isCity: answer.is_city,
  /** Code of the whole city, where it has several stations. */
  ...(answer.city_code ? { cityCode: answer.city_code } : {}),
  /** Where people of this city fly from. */
  ...(answer.airport ? { airport: answer.airport } : {}),
});

export function toOffer(answer: ClassRead) {
  const currency = parseCurrency(answer.Currency) ?? 'IDR';
  return {
    key: answer.ClassKey,
    category: answer.Class,
    /** As it is sold, in the reader's language: `Luxury`. */
    name: answer.ClassName,
    subClass: answer.SubClass,
    /** Seats of a row on both sides of the aisle, `2–2`; empty when unknown. */
    layout: answer.CoachLayout.replace('-', '–'),
    coachSeats: answer.CoachSeats,
    /** One adult, fees included. */
    perAdult: fromMajor(answer.PricePerPax, currency),
    /** Whole party, fees included. */
    total: fromMajor(answer.TotalFare, currency),
    /** Seats left for this part of the line. */
    seats: answer.Seat,
    /** False where the party does not fit any more. */
    isAvailable: answer.IsAvailable,
    paxFares: answer.PaxFares.map(({ PaxType: type, Count: count, Charges: charges }) => ({
      type,
      count,
      charges: charges.map((charge) => ({
        code: charge.ChargeCode,
        text: charge.ChargeDetail,
        amount: fromMajor(charge.Amount, currency),
      })),
    })),
  };
}

/** Times and ends of a journey; times are wall times of their station. */
export function toRun(answer: JourneyRead) {
  return {
    number: answer.CarrierNumber,
    name: answer.TrainName,
    origin: answer.Origin,
    originName: answer.OriginName || answer.Origin,
    originCity: answer.OriginCity || answer.Origin,
    destination: answer.Destination,
    destinationName: answer.DestinationName || answer.Destination,
    destinationCity: answer.DestinationCity || answer.Destination,
    ...toRunTimes(answer),
  };
}

export function toTrain(answer: JourneyRead) {
  return {
    id: answer.JourneyCode,
    ...toRun(answer),
    /** Stations between the two. */
    stopCount: answer.StopCount,
    isSubsidised: answer.IsSubsidised,
    /** Cheapest first. */
    offers: answer.Segments.map((segment) => {
      const offer = toOffer(segment);
      return { ...offer, isAvailable: offer.isAvailable && answer.IsAvailable };
    }),
    /** What giving back and changing costs, in sentences of the page's language. */
    policy: [answer.Refund?.refund, answer.Refund?.reschedule].flatMap((sentence) => sentence || []),
  };
}

/** The trains of one direction. */
const toSchedule = (answer: ListRead['Schedules'][number]) => ({
  trains: answer.Journeys.map(toTrain),
  /** False where the railway did not answer. */
  isAnswered: answer.Available,
  /** The day on which the sale begins, where that is still to come. */
  opensOn: answer.OpensOn ?? undefined,
});

const NOTHING: ReturnType<typeof toSchedule> = { trains: [], isAnswered: false, opensOn: undefined };

export function toTrainList(answer: ListRead) {
  const [depart = NOTHING, back] = answer.Schedules.map(toSchedule);
  return {
    depart,
    /** Undefined for one way. */
    return: back,
    correlationId: answer.correlation_id,
    expiresAtMs: parseInstant(answer.expires_at),
  };
}

export function toTrainPrice(answer: PriceRead) {
  const currency = parseCurrency(answer.currency) ?? 'IDR';
  return {
    trains: answer.journeys.flatMap((journey) => {
      const train = toTrain(journey);
      const offer = train.offers.find(({ key }) => key === journey.ClassKey);
      return offer ? [{ train, offer, total: fromMajor(journey.total, currency) }] : [];
    }),
    total: fromMajor(answer.total, currency),
    /** At an earlier look; undefined while it is the same. */
    previousTotal:
      answer.price_changed && answer.previous_total !== undefined
        ? fromMajor(answer.previous_total, currency)
        : undefined,
    /** In a peak visitors are let in one after the other. */
    needsQueue: answer.queue_required,
    correlationId: answer.correlation_id,
    expiresAtMs: parseInstant(answer.expires_at),
  };
}

export const toStops = ({ Stops: stops }: StopsRead) =>
  stops.map((stop) => ({
    code: stop.StationCode,
    name: stop.StationName,
    arriveTime: stop.ArriveTime?.slice(0, 5),
    departTime: stop.DepartTime?.slice(0, 5),
    /** Days after the train's first day. */
    date: stop.ArriveDate ?? stop.DepartDate ?? undefined,
    waitMinutes: stop.Wait,
    isOnJourney: stop.IsOnJourney,
  }));

export const toCoaches = ({ Coaches: coaches }: SeatsRead) =>
  coaches.map((coach) => ({
    code: coach.Code,
    number: coach.Number,
    /** One without a name is the aisle. */
    columns: coach.Columns,
    free: coach.SeatsLeft,
    seats: coach.Seats.map((seat) => ({
      /** `7A`. */
      code: seat.Code,
      /** `EKS-3 / 7A`, as tickets and holds name it. */
      label: seat.Label,
      row: seat.Row,
      column: seat.Column,
      place: seat.Place,
      facing: seat.Facing,
      state: seat.State,
    })),
  }));

/** Undefined once a hold was given back. */
export function toHold(answer: HoldRead) {
  const expiresAtMs = parseInstant(answer.expires_at);
  if (!answer.hold || expiresAtMs === undefined) return undefined;
  const seats = answer.journeys.map(({ ClassKey: key, Seats: labels }) => [key, labels] as const);
  return {
    token: answer.hold,
    /** By class key. */
    seats: Object.fromEntries<readonly string[] | undefined>(seats),
    expiresAtMs,
  };
}

export const toQueuePlace = (answer: QueueRead) => ({
  token: answer.token,
  isAdmitted: answer.state === 'admitted',
  ahead: answer.ahead,
  /** Undefined while nobody can know. */
  waitSeconds: answer.wait_seconds ?? undefined,
  /** When to ask again. */
  pollSeconds: answer.poll_seconds,
});
