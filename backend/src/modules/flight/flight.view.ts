import type { FlightAnswer } from '@wisata/kernel/contracts/flight-list';
import { daysBetween } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { RUPIAH_PER_DOLLAR } from '../../app/exchange.ts';
import { FLIGHT_CURRENCY, flightAmount } from './flight-amount.ts';
import { getAirport } from './airports.ts';
import { findCarrier, findProvider } from './carriers.ts';
import { chargeText } from './charge-text.ts';
import { describePolicy } from './fare-policy.ts';
import type { FareFamily, PaxType } from './fares.ts';
import { formatClassId } from './flight-id.ts';
import { chooseClasses } from './inventory.ts';
import type { AvailableClass, AvailableFlight } from './inventory.ts';
import { seatsOf } from './party.ts';
import type { Party } from './party.ts';
import { priceParty } from './pricing.ts';
import type { PartyPrice } from './pricing.ts';
import type { SupplierClass, SupplierFlight, SupplierSegment } from './supplier.ts';

const MINUTE_MS = 60_000;
const FOREIGN = 'SGD';

const minutesBetween = (fromMs: number, toMs: number) => Math.round((toMs - fromMs) / MINUTE_MS);

export const isInternational = ({ segments }: SupplierFlight) =>
  segments.some(({ origin, destination }) =>
    [origin, destination].some((code) => getAirport(code).countryCode !== 'ID'),
  );

const isGds = (provider: number) => findProvider(provider)?.kind === 'GDS';

/** A passport is needed abroad, and for every ticket of a GDS. */
export const requiresPassport = (flight: SupplierFlight) => isInternational(flight) || isGds(flight.provider);

export const foreignAmount = (amountMinor: number) => Math.round((amountMinor / RUPIAH_PER_DOLLAR) * 100) / 100;

const NOTES: Readonly<Record<Locale, { selfTransfer: (airport: string) => string; operated: string }>> = {
  en: {
    selfTransfer: (airport) => `Change of terminal at ${airport}: collect your bags and check in again.`,
    operated: 'Some flights are operated by another airline of the group.',
  },
  id: {
    selfTransfer: (airport) => `Pindah terminal di ${airport}: ambil bagasi dan lapor masuk kembali.`,
    operated: 'Sebagian penerbangan dioperasikan maskapai lain satu grup.',
  },
};

const changesTerminal = (before: SupplierSegment, next: SupplierSegment | undefined) =>
  next !== undefined && before.destinationTerminal !== next.originTerminal;

function noteOf({ segments }: SupplierFlight, locale: Locale): string {
  const change = segments.find((segment, index) => changesTerminal(segment, segments[index + 1]));
  const isMixed = new Set(segments.map(({ carrierCode }) => carrierCode)).size > 1;
  const notes = NOTES[locale];
  return [change && notes.selfTransfer(change.destination), isMixed && notes.operated].filter(Boolean).join(' ');
}

export const flightNumber = ({ carrierCode, number }: Pick<SupplierSegment, 'carrierCode' | 'number'>) =>
  `${carrierCode} ${number}`;
export const airlineImage = (carrierCode: string) => `/media/airline/${carrierCode}.svg`;

/** What a segment and a whole journey say alike: from the first take-off to the last landing. */
function describeHop(first: SupplierSegment, last = first) {
  return {
    CarrierCode: first.carrierCode,
    AirlineName: first.carrierName,
    Origin: first.origin,
    OriginTerminal: first.originTerminal,
    OriginTimezone: getAirport(first.origin).zone,
    Destination: last.destination,
    DestinationTerminal: last.destinationTerminal,
    DestinationTimezone: getAirport(last.destination).zone,
    DepartDate: first.departDate,
    DepartTime: first.departTime,
    ArriveDate: last.arriveDate,
    ArriveTime: last.arriveTime,
    Duration: minutesBetween(first.departAt, last.arriveAt),
  };
}

const describeSegment = (segment: SupplierSegment, next: SupplierSegment | undefined) => ({
  ...describeHop(segment),
  Number: flightNumber(segment),
  Aircraft: segment.aircraft,
  TransitDuration: next ? minutesBetween(segment.arriveAt, next.departAt) : 0,
  IsTerminalChange: changesTerminal(segment, next),
});

const PAX_NUMBERS: Readonly<Record<PaxType, number>> = { ADT: 1, CHD: 2, INF: 3 };

/** Rows per passenger of a type; a row's amount is for one of them, `Count` says how many there are. */
export function describeBreakdowns({ paxes }: PartyPrice, isAbroad: boolean, locale: Locale) {
  return paxes.map(({ type, count, charges }) => ({
    index: PAX_NUMBERS[type],
    PaxType: type,
    Count: count,
    Charges: charges.map(({ code, note, kind, amountMinor }) => ({
      Amount: flightAmount(amountMinor),
      ChargeCode: code,
      ChargeDetail: chargeText(code, note, locale),
      ChargeTypeString: kind,
      CurrencyCode: FLIGHT_CURRENCY,
      ForeignAmount: isAbroad ? foreignAmount(amountMinor) : 0,
      ForeignCurrencyCode: isAbroad ? FOREIGN : '',
    })),
  }));
}

const BAGGAGE_TEXTS: Readonly<Record<Locale, { cabin: string; none: string; meal: string }>> = {
  en: { cabin: '7 kg cabin bag', none: '0 kg (buy with the airline)', meal: 'Meal included' },
  id: { cabin: 'Bagasi kabin 7 kg', none: '0 kg (beli di maskapai)', meal: 'Termasuk makan' },
};

export function describeFacilities({ segments }: SupplierFlight, { bagKg }: SupplierClass, locale: Locale) {
  const words = BAGGAGE_TEXTS[locale];
  const isFull = findCarrier(segments[0]!.carrierCode)?.tier === 'full';
  return [
    { category: 'Baggage', value: bagKg > 0 ? `${bagKg} kg` : words.none },
    { category: 'CabinBaggage', value: words.cabin },
    ...(isFull ? [{ category: 'Meal', value: words.meal }] : []),
  ];
}

function policyOf(flight: SupplierFlight, family: FareFamily, locale: Locale) {
  return describePolicy(family, findCarrier(flight.segments[0]!.carrierCode)?.tier ?? 'full', locale);
}

function describeClass(flight: SupplierFlight, { fareClass, seatsLeft }: AvailableClass, party: Party, locale: Locale) {
  const price = priceParty(flight, fareClass, party);
  return {
    Id: formatClassId(flight.flightId, fareClass.letter),
    Code: fareClass.letter,
    Category: fareClass.cabin,
    Seat: seatsLeft,
    Fare: flightAmount(price.fareMinor),
    Tax: flightAmount(price.taxMinor),
    TotalFare: flightAmount(price.totalMinor),
    PricePerPax: flightAmount(price.perAdultMinor),
    FareBasis: fareClass.fareBasis,
    Currency: flight.currency,
    BaggageKg: fareClass.bagKg,
    Refund: policyOf(flight, fareClass.family, locale),
  };
}

function describeJourney(flight: SupplierFlight, locale: Locale) {
  const { segments } = flight;
  const first = segments[0]!;
  const last = segments.at(-1)!;
  const waits = segments.slice(1).map((segment, index) => minutesBetween(segments[index]!.arriveAt, segment.departAt));
  return {
    ...describeHop(first, last),
    Number: segments.map(flightNumber).join(' + '),
    DayOffset: daysBetween(first.departDate, last.arriveDate),
    TotalTransit: segments.length - 1,
    TransitDuration: waits.reduce((total, wait) => total + wait, 0),
    TransitPoints: segments.slice(1).map(({ origin }) => origin),
    ConnectingFlights:
      segments.length > 1 ? segments.map((segment, index) => describeSegment(segment, segments[index + 1])) : [],
    Aircraft: [...new Set(segments.map(({ aircraft }) => aircraft))].join(', '),
    AirlineImageUrl: airlineImage(first.carrierCode),
    Note: noteOf(flight, locale),
    Co2Kg: segments.reduce((total, { co2Kg }) => total + co2Kg, 0),
  };
}

/** A flight's words for an address: `citilink-qg-690-cgk-dps-2026-12-12`. */
function slugOf({ segments }: SupplierFlight): string {
  const first = segments[0]!;
  const numbers = segments.map(flightNumber).join(' ');
  const words = [first.carrierName, numbers, first.origin, segments.at(-1)!.destination, first.departDate];
  return words
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

/** A flight of the list (spec section 3, Flight result) priced for the party in its first class. */
export function describeFlight(
  available: AvailableFlight,
  party: Party,
  locale: Locale,
  classes: readonly AvailableClass[] = chooseClasses(available, seatsOf(party)),
): FlightAnswer {
  const { flight } = available;
  const [shown] = classes;
  const price = priceParty(flight, shown!.fareClass, party);
  const isAbroad = isInternational(flight);
  const { flightId, provider, currency } = flight;
  return {
    Id: flightId,
    FlightId: flightId,
    Airline: provider,
    ...describeJourney(flight, locale),
    IsConnecting: flight.segments.length > 1,
    IsMultiClass: classes.length > 1,
    IsAvailable: shown!.seatsLeft >= seatsOf(party),
    IsInternational: isAbroad,
    RequiresPassport: requiresPassport(flight),
    FlightType: isGds(provider) ? 'GDS' : 'NonGDS',
    FareType: 'Default',
    Slug: slugOf(flight),
    ClassObjects: classes.map((each) => describeClass(flight, each, party, locale)),
    FareBreakdowns: describeBreakdowns(price, isAbroad, locale),
    Facilities: describeFacilities(flight, shown!.fareClass, locale),
    Fare: flightAmount(price.fareMinor),
    Tax: flightAmount(price.taxMinor),
    TotalFare: flightAmount(price.totalMinor),
    PricePerPax: flightAmount(price.perAdultMinor),
    // No airline here sells at a discount: what was there before it is the price itself.
    PricePerPaxBeforeDiscount: flightAmount(price.perAdultMinor),
    Currency: currency,
    Refund: policyOf(flight, shown!.fareClass.family, locale),
  };
}
