import type { TrainJourneyAnswer } from '@wisata/kernel/contracts/train-list';
import type { Locale } from '@wisata/kernel/locale';
import { findRideEnds, type SearchWays, type WayOffer } from '../../app/ways.ts';
import { searchAvailability } from './availability.ts';
import { findStation } from './stations.ts';
import { trackKm } from './track.ts';

/** Boarding opens an hour before and closes five minutes before; half of it is time enough. */
const STATION = { waitMinutes: 30, outMinutes: 10 };
/** Grams of CO2 per passenger kilometre: what PT KAI said on 17 May 2025 that its long-distance trains took on average from January to April. */
const CO2_GRAMS = 15.64;

const WORDS = {
  en: {
    seats: (layout: string, seats: number) => `Seats ${layout} in a row, ${seats} in a coach`,
    bag: '20 kg of bags each, carried along free',
    stops: (count: number) => (count === 1 ? '1 stop on the way' : `${count} stops on the way`),
    method: `${CO2_GRAMS} g of CO₂ per passenger kilometre, times the length of the track. That is what PT KAI names as the average of its long-distance trains (January to April 2025); this train itself has not been measured.`,
  },
  id: {
    seats: (layout: string, seats: number) => `Kursi ${layout} per baris, ${seats} per kereta`,
    bag: 'Bagasi 20 kg per orang, dibawa gratis',
    stops: (count: number) => `${count} perhentian di jalan`,
    method: `${String(CO2_GRAMS).replace('.', ',')} g CO₂ per penumpang-kilometer, dikali panjang rel. Itu rata-rata kereta jarak jauh menurut PT KAI (Januari sampai April 2025); kereta ini sendiri belum diukur.`,
  },
} as const;

function toOffer(train: TrainJourneyAnswer, locale: Locale): WayOffer[] {
  const cheapest = train.Segments.find(({ IsAvailable }) => IsAvailable);
  const ends = findRideEnds('station', train, findStation);
  if (!train.IsAvailable || !cheapest || !ends) return [];
  const words = WORDS[locale];
  return [
    {
      name: `${train.TrainName} ${train.CarrierNumber}`,
      className: cheapest.ClassName,
      ...ends,
      minutes: train.Duration,
      changes: 0,
      ...STATION,
      total: cheapest.TotalFare,
      currency: cheapest.Currency,
      comfort: [words.seats(cheapest.CoachLayout, cheapest.CoachSeats), words.bag, words.stops(train.StopCount)],
      co2Kg: Math.round((trackKm(train.Origin, train.Destination) * CO2_GRAMS) / 1000),
    },
  ];
}

/** Trains of a day, each in its cheapest class with seats for the party; a child from three on has a seat and a full fare. */
export const searchTrainWays: SearchWays = async (context, query, locale) => {
  const { origin, destination, date, adults, children, infants: infant } = query;
  const body = { origin, destination, departDate: date, returnDate: null, adult: adults + children, infant };
  const found = await searchAvailability(context, body, locale);
  const trains = found.Schedules.flatMap(({ Journeys }) => Journeys);
  return { offers: trains.flatMap((train) => toOffer(train, locale)), co2Method: WORDS[locale].method };
};
