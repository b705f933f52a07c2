import type { FlightAnswer } from '@wisata/kernel/contracts/flight-list';
import type { Locale } from '@wisata/kernel/locale';
import { findRideEnds, type SearchWays, type WayOffer } from '../../app/ways.ts';
import { findAirport } from './airports.ts';
import { CO2_GRAMS } from './carriers.ts';
import { searchAvailability } from './availability.ts';
import { FLIGHT_CURRENCY } from './flight-amount.ts';
import { inventoryOf } from './inventory.ts';

/** When to be at the airport, as the ticket says, and how long bags take. */
const AIRPORT = { home: { waitMinutes: 90, outMinutes: 25 }, abroad: { waitMinutes: 180, outMinutes: 50 } };

const WORDS = {
  en: {
    bag: (kg: number) => (kg > 0 ? `${kg} kg of checked bags each` : 'Cabin bag only'),
    method: (least: number, most: number) =>
      `our estimate for the aircraft and its seats, ${least} to ${most} g of CO₂ per passenger kilometre, times the distance flown. No source names each; the world's average was 88 g in 2018 (ICCT, 2019). Short flights take more, and what vapour trails add is not in it.`,
  },
  id: {
    bag: (kg: number) => (kg > 0 ? `Bagasi tercatat ${kg} kg per orang` : 'Hanya bagasi kabin'),
    method: (least: number, most: number) =>
      `perkiraan kami untuk pesawat dan jumlah kursinya, ${least} sampai ${most} g CO₂ per penumpang-kilometer, dikali jarak terbang. Tidak ada sumber untuk tiap angka; rata-rata dunia 88 g pada 2018 (ICCT, 2019). Penerbangan pendek lebih tinggi, dan pengaruh jejak uap tidak termasuk.`,
  },
} as const;

function toOffer(flight: FlightAnswer, locale: Locale): WayOffer[] {
  const [cheapest] = flight.ClassObjects;
  const ends = findRideEnds('airport', flight, findAirport);
  if (!flight.IsAvailable || !cheapest || !ends) return [];
  return [
    {
      name: `${flight.AirlineName} ${flight.Number}`,
      className: cheapest.Category,
      ...ends,
      minutes: flight.Duration,
      changes: flight.TotalTransit,
      ...AIRPORT[flight.IsInternational ? 'abroad' : 'home'],
      total: cheapest.TotalFare,
      currency: FLIGHT_CURRENCY,
      comfort: [flight.Aircraft, WORDS[locale].bag(cheapest.BaggageKg)].filter(Boolean),
      co2Kg: Math.round(flight.Co2Kg),
    },
  ];
}

/** Flights of a day in Economy, each in its cheapest class for the party. */
export const searchFlightWays: SearchWays = async (context, query, locale) => {
  const { origin, destination, date, adults: adult, children: child, infants: infant } = query;
  const body = {
    origin,
    destination,
    departDate: date,
    returnDate: null,
    adult,
    child,
    infant,
    cabinClass: 'Economy',
    fareType: 'Default',
  } as const;
  const found = await searchAvailability({ context, inventory: inventoryOf(context) }, body, locale);
  const flights = found.Schedules.flatMap(({ Flights }) => Flights);
  return {
    offers: flights.flatMap((flight) => toOffer(flight, locale)),
    co2Method: WORDS[locale].method(...CO2_GRAMS),
  };
};
