import { expect, test } from '@jest/globals';
import { flightSearchPlaces } from '../backend/src/modules/flight/airport-search.ts';
import { hotelSearchPlaces } from '../backend/src/modules/hotel/destinations.ts';
import { TOURS } from '../backend/src/modules/tour/data/tour-table.ts';
import { searchPlacesOf } from '../backend/src/modules/tour/masters.view.ts';
import { trainSearchPlaces } from '../backend/src/modules/train/stations.ts';
import { transportSearchPlaces } from '../backend/src/modules/transport/data/fleet-table.ts';
import { VENUES } from '../backend/src/modules/venue/data/venue-table.ts';
import type { SaidPlace, Understood } from '../mfe-content/src/own-words/own-words.model.ts';
import { plainWords } from '../shared-kernel/src/plain-letters.ts';
import { indexPlaces } from '../mfe-content/src/own-words/read-places.rules.ts';
import { understand, type SearchableService } from '../mfe-content/src/own-words/understand.rules.ts';
import { services as flight } from '../mfe-flight/src/services.ts';
import { services as hotel } from '../mfe-hotel/src/services.ts';
import { services as visit } from '../mfe-tour-venue/src/services.ts';
import { services as train } from '../mfe-train/src/services.ts';
import { services as transport } from '../mfe-transport/src/services.ts';
import { ENGLISH } from './own-words/sentences-en.ts';
import { INDONESIAN } from './own-words/sentences-id.ts';

const TODAY = '2026-11-25';

const SERVICES = [...hotel, ...flight, ...train, ...visit, ...transport].map(({ key, search }): SearchableService => {
  if (!search) throw new Error(`${key} does not say how it is searched`);
  return { key, search };
});

const placesOf = (products: typeof TOURS | typeof VENUES) =>
  searchPlacesOf(new Set(products.flatMap(({ places }) => places)));

const PLACES = Object.entries({
  flight: flightSearchPlaces(),
  hotel: hotelSearchPlaces(),
  train: trainSearchPlaces(),
  transport: transportSearchPlaces(),
  tour: placesOf(TOURS),
  venue: placesOf(VENUES),
}).flatMap(([service, places]) => places.map((place) => ({ service, ...place })));

const OWN_WORDS = { services: SERVICES, places: indexPlaces(PLACES), today: TODAY };

/** The name that the note has for a place, where the service that was understood knows it by that name. */
function nameOf({ places, said }: SaidPlace, service: string | undefined, note: string): string {
  const names = places
    .filter((place) => place.service === service)
    .flatMap((place) => [place.name, ...place.names].map(plainWords));
  const noted = [...note.matchAll(/[<>](\S+)/g)].map(([, name = '']) => name);
  return noted.find((name) => names.includes(plainWords(name.replaceAll('_', ' ')))) ?? `${said}?`;
}

/** What was understood, in the signs of the notes. */
function write(said: Understood, note: string): string[] {
  const { service, from, to, start, end, nights, month, adults, children, infants, rooms } = said;
  const signs = [
    service,
    from && `<${nameOf(from, service, note)}`,
    to && `>${nameOf(to, service, note)}`,
    start && [start, end].filter(Boolean).join('..'),
    !start && nights && `${nights}n`,
    month && `month=${month}`,
    adults && `${adults}a`,
    children && `${children}c`,
    infants && `${infants}i`,
    rooms && `${rooms}r`,
    said.part && `@${said.part}`,
    said.travelClass && `#${said.travelClass}`,
    said.stars && `*${said.stars}`,
    said.maxPrice && `max=${said.maxPrice}`,
  ];
  return signs.filter((sign) => typeof sign === 'string').toSorted();
}

const inSigns = (note: string) =>
  note.replace('#Business', '#business').replace('#FirstClass', '#first').split(' ').toSorted();

test.each([
  ['English', ENGLISH],
  ['Indonesian', INDONESIAN],
])('a hundred %s sentences are understood in full', (_language, text) => {
  const sentences = text.trim().split('\n');
  expect(sentences).toHaveLength(100);
  const wrong = sentences.flatMap((line) => {
    const [sentence = '', note = ''] = line.split(' | ');
    const found = write(understand(sentence, OWN_WORDS), note);
    return found.join(' ') === inSigns(note).join(' ') ? [] : [{ sentence, wanted: inSigns(note), found }];
  });
  expect(wrong).toEqual([]);
});
