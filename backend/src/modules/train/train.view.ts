import { trainClassName } from '@wisata/kernel/contracts/train-classes';
import type { TrainJourneyAnswer } from '@wisata/kernel/contracts/train-list';
import { daysBetween } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import type { AvailableClass, AvailableTrain } from './inventory.ts';
import { describePolicy } from './policy.ts';
import { describePaxFares, perAdultMinor, totalMinor, type Party } from './pricing.ts';
import { getStation, RAILWAY_ZONE } from './stations.ts';
import type { SupplierClass, SupplierTrain } from './supplier.ts';
import { TRAIN_CURRENCY, trainAmount } from './train-amount.ts';

/** The railway's badge, drawn by us. */
export const TRAIN_IMAGE = '/media/train.svg';

export const journeyMinutes = ({ departAt, arriveAt }: SupplierTrain) => Math.round((arriveAt - departAt) / 60_000);

/** `2-2` of the columns `AB-CD`. */
const sidesOf = ({ layout }: SupplierClass) =>
  layout.columns
    .split('-')
    .map((side) => side.length)
    .join('-');

function describeClass(train: SupplierTrain, { offer, free }: AvailableClass, party: Party, locale: Locale) {
  return {
    ClassKey: `${train.journeyCode}.${offer.code}`,
    Class: offer.kind,
    ClassName: trainClassName(offer.code, locale),
    SubClass: offer.subClass,
    CoachLayout: sidesOf(offer),
    CoachSeats: offer.layout.seats,
    FareBasisCode: `${offer.subClass}${train.number}`,
    Fare: trainAmount(offer.fareMinor),
    PricePerPax: trainAmount(perAdultMinor(train, offer)),
    TotalFare: trainAmount(totalMinor(train, offer, party)),
    Currency: TRAIN_CURRENCY,
    Seat: free.length,
    IsAvailable: free.length >= party.adult,
    PaxFares: describePaxFares(train, offer, party, locale),
  };
}

function placesOf({ origin, destination }: SupplierTrain) {
  const [from, to] = [getStation(origin), getStation(destination)];
  return {
    Origin: from.code,
    OriginName: from.name,
    OriginCity: from.city,
    OriginTimezone: RAILWAY_ZONE,
    Destination: to.code,
    DestinationName: to.name,
    DestinationCity: to.city,
    DestinationTimezone: RAILWAY_ZONE,
  };
}

/** A train as spec section 3 has it, for a party. */
export function describeTrain(
  { train, classes }: AvailableTrain,
  party: Party,
  locale: Locale,
  sequence = 1,
): TrainJourneyAnswer {
  return {
    JourneyCode: train.journeyCode,
    CarrierNumber: train.number,
    TrainName: train.name,
    Provider: train.provider,
    Sequence: sequence,
    ...placesOf(train),
    DepartDate: train.departDate,
    DepartTime: train.departTime,
    ArriveDate: train.arriveDate,
    ArriveTime: train.arriveTime,
    DayOffset: daysBetween(train.departDate, train.arriveDate),
    Duration: journeyMinutes(train),
    StopCount: train.toStop - train.fromStop - 1,
    IsSubsidised: train.isSubsidised,
    IsAvailable: classes.some(({ free }) => free.length >= party.adult),
    ImageUrl: TRAIN_IMAGE,
    Segments: classes.map((each) => describeClass(train, each, party, locale)),
    Refund: describePolicy(locale),
  };
}
