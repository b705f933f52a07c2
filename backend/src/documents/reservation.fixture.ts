import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
/** A time with its distance from UTC: `2026-12-12T14:00:00+08:00`. */
const time = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/));
const day = v.pipe(v.string(), v.isoDate());
const thing = <E extends v.ObjectEntries>(type: string, entries: E) =>
  v.object({ '@type': v.literal(type), ...entries });
const address = v.union([text, thing('PostalAddress', { streetAddress: text, addressCountry: text })]);
const place = thing('Place', { name: text, address });
const airport = thing('Airport', { name: text, iataCode: v.pipe(v.string(), v.length(3)) });
const station = thing('TrainStation', { name: text });

const ofEvery = {
  '@context': v.literal('https://schema.org'),
  reservationNumber: text,
  reservationStatus: v.literal('https://schema.org/ReservationConfirmed'),
  underName: thing('Person', { name: text }),
  url: v.pipe(v.string(), v.url()),
};
const reservation = <E extends v.ObjectEntries>(type: string, entries: E) => thing(type, { ...ofEvery, ...entries });

/** What mail programs need of each kind of reservation, as Google's reference of mail markup names it. */
export const RESERVATION = v.variant('@type', [
  reservation('FlightReservation', {
    reservationFor: thing('Flight', {
      flightNumber: text,
      airline: thing('Airline', { name: text, iataCode: v.pipe(v.string(), v.length(2)) }),
      departureAirport: airport,
      departureTime: time,
      arrivalAirport: airport,
      arrivalTime: time,
    }),
  }),
  reservation('LodgingReservation', {
    reservationFor: thing('Hotel', { name: text, address, telephone: text }),
    checkinDate: time,
    checkoutDate: time,
  }),
  reservation('TrainReservation', {
    reservationFor: thing('TrainTrip', {
      trainNumber: text,
      departureStation: station,
      departureTime: time,
      arrivalStation: station,
      arrivalTime: time,
    }),
  }),
  reservation('EventReservation', {
    reservationFor: thing('Event', { name: text, startDate: v.union([time, day]), location: place }),
  }),
  reservation('RentalCarReservation', {
    reservationFor: thing('RentalCar', {
      name: text,
      brand: thing('Brand', { name: text }),
      model: text,
      rentalCompany: thing('Organization', { name: text }),
    }),
    pickupLocation: place,
    pickupTime: time,
    dropoffLocation: place,
    dropoffTime: time,
  }),
  reservation('TaxiReservation', { pickupLocation: place, pickupTime: time, partySize: v.number() }),
]);
