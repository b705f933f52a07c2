import { parseInstant } from '@wisata/kernel/dates';
import { fromMajor, parseCurrency } from '@wisata/kernel/money';
import type { CheckedTrain, Coach, QueuePlace, Schedule, SeatHold, Station, Stop, Train } from './train.model.ts';
import type { TrainList, TrainOffer, TrainPrice } from './train.model.ts';
import type { ClassRead, HoldRead, JourneyRead, ListRead, PriceRead, QueueRead } from './train.schema.ts';
import type { SeatsRead, StationRead, StopsRead } from './train.schema.ts';

export const toStation = (answer: StationRead): Station => ({
  code: answer.station_code,
  name: answer.station_name,
  city: answer.city,
  isCity: answer.is_city,
  cityCode: answer.city_code,
  airport: answer.airport,
});

function toOffer(answer: ClassRead): TrainOffer {
  const currency = parseCurrency(answer.Currency) ?? 'IDR';
  return {
    key: answer.ClassKey,
    category: answer.Class,
    name: answer.ClassName,
    subClass: answer.SubClass,
    layout: answer.CoachLayout.replace('-', '–'),
    coachSeats: answer.CoachSeats,
    perAdult: fromMajor(answer.PricePerPax, currency),
    total: fromMajor(answer.TotalFare, currency),
    seats: answer.Seat,
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

export function toTrain(answer: JourneyRead): Train {
  return {
    id: answer.JourneyCode,
    number: answer.CarrierNumber,
    name: answer.TrainName,
    origin: answer.Origin,
    originName: answer.OriginName || answer.Origin,
    originCity: answer.OriginCity || answer.Origin,
    originZone: answer.OriginTimezone,
    destination: answer.Destination,
    destinationName: answer.DestinationName || answer.Destination,
    destinationCity: answer.DestinationCity || answer.Destination,
    destinationZone: answer.DestinationTimezone,
    departDate: answer.DepartDate,
    departTime: answer.DepartTime.slice(0, 5),
    arriveDate: answer.ArriveDate,
    arriveTime: answer.ArriveTime.slice(0, 5),
    durationMinutes: answer.Duration,
    stopCount: answer.StopCount,
    isSubsidised: answer.IsSubsidised,
    offers: answer.Segments.map((segment) => {
      const offer = toOffer(segment);
      return { ...offer, isAvailable: offer.isAvailable && answer.IsAvailable };
    }),
    policy: [answer.Refund?.refund, answer.Refund?.reschedule].flatMap((sentence) => sentence || []),
  };
}

const toSchedule = (answer: ListRead['Schedules'][number]): Schedule => ({
  trains: answer.Journeys.map(toTrain),
  isAnswered: answer.Available,
  opensOn: answer.OpensOn ?? undefined,
});

const NOTHING: Schedule = { trains: [], isAnswered: false, opensOn: undefined };

export function toTrainList(answer: ListRead): TrainList {
  const [depart = NOTHING, back] = answer.Schedules.map(toSchedule);
  return {
    depart,
    return: back,
    correlationId: answer.correlation_id,
    expiresAtMs: parseInstant(answer.expires_at),
  };
}

export function toTrainPrice(answer: PriceRead): TrainPrice {
  const currency = parseCurrency(answer.currency) ?? 'IDR';
  return {
    trains: answer.journeys.flatMap((journey): CheckedTrain[] => {
      const train = toTrain(journey);
      const offer = train.offers.find(({ key }) => key === journey.ClassKey);
      return offer ? [{ train, offer, total: fromMajor(journey.total, currency) }] : [];
    }),
    total: fromMajor(answer.total, currency),
    isPriceChanged: answer.price_changed,
    previousTotal: answer.previous_total === undefined ? undefined : fromMajor(answer.previous_total, currency),
    needsQueue: answer.queue_required,
    correlationId: answer.correlation_id,
    expiresAtMs: parseInstant(answer.expires_at),
  };
}

export const toStops = ({ Stops: stops }: StopsRead): readonly Stop[] =>
  stops.map((stop) => ({
    code: stop.StationCode,
    name: stop.StationName,
    arriveTime: stop.ArriveTime?.slice(0, 5),
    departTime: stop.DepartTime?.slice(0, 5),
    date: stop.ArriveDate ?? stop.DepartDate ?? undefined,
    waitMinutes: stop.Wait,
    isOnJourney: stop.IsOnJourney,
  }));

export const toCoaches = ({ Coaches: coaches }: SeatsRead): readonly Coach[] =>
  coaches.map((coach) => ({
    code: coach.Code,
    number: coach.Number,
    columns: coach.Columns,
    free: coach.SeatsLeft,
    seats: coach.Seats.map((seat) => ({
      code: seat.Code,
      label: seat.Label,
      row: seat.Row,
      column: seat.Column,
      place: seat.Place,
      facing: seat.Facing,
      state: seat.State,
    })),
  }));

/** Undefined once a hold was given back. */
export function toHold(answer: HoldRead): SeatHold | undefined {
  const expiresAtMs = parseInstant(answer.expires_at);
  if (!answer.hold || expiresAtMs === undefined) return undefined;
  const seats = answer.journeys.map(({ ClassKey: key, Seats: labels }) => [key, labels] as const);
  return { token: answer.hold, seats: Object.fromEntries(seats), expiresAtMs };
}

export const toQueuePlace = (answer: QueueRead): QueuePlace => ({
  token: answer.token,
  isAdmitted: answer.state === 'admitted',
  ahead: answer.ahead,
  waitSeconds: answer.wait_seconds ?? undefined,
  pollSeconds: answer.poll_seconds,
});
