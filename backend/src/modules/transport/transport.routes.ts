import { LOCALE_QUERY } from '@wisata/kernel/contracts/request-fields';
import { TRANSPORT_BOOKED } from '@wisata/kernel/contracts/transport-booking';
import { TRANSPORT_BOOKING_REQUEST } from '@wisata/kernel/contracts/transport-booking-request';
import { TRANSPORT_CHOICE_REQUEST, TRANSPORT_SEARCH_REQUEST } from '@wisata/kernel/contracts/transport-requests';
import { TRANSPORT_AIRPORTS, TRANSPORT_CONFIRMED, TRANSPORT_LIST } from '@wisata/kernel/contracts/transport-vehicles';
import * as v from 'valibot';
import { drawing, notFound, SVG } from '../../app/envelope.ts';
import { lookupRoute, offerRoute } from '../../app/public-route.ts';
import { defineRoute } from '../../app/route.ts';
import type { RouteDefinition } from '../../app/route.ts';
import { bookingRoute } from '../bookings/index.ts';
import { bookTransport } from './booking.service.ts';
import { confirmChoice } from './choice.ts';
import { drawVehicle } from './picture.ts';
import { listAirports, searchVehicles } from './search.ts';

const search = offerRoute({
  path: '/api/v1/transport/search',
  summary: 'Vehicles that are free for a trip, with everything that has to be paid',
  body: TRANSPORT_SEARCH_REQUEST,
  response: TRANSPORT_LIST,
  answer: (body, locale, context) => searchVehicles(context, body, locale),
});

/** Both reckon the choice anew: one when a vehicle is chosen, one when extras are. */
const choice = (path: string, summary: string) =>
  offerRoute({
    path,
    summary,
    body: TRANSPORT_CHOICE_REQUEST,
    response: TRANSPORT_CONFIRMED,
    answer: (body, locale, context) => confirmChoice(context, body, locale),
  });

const airport = lookupRoute({
  path: '/api/v1/transport/airport',
  summary: 'Airports at which drivers wait and cars are handed over',
  query: LOCALE_QUERY,
  response: TRANSPORT_AIRPORTS,
  answer: async (_query, locale, context) => listAirports(context, locale),
});

const booking = bookingRoute({
  service: 'transport',
  summary: 'Books a vehicle or a transfer; unpaid until the time limit',
  body: TRANSPORT_BOOKING_REQUEST,
  response: TRANSPORT_BOOKED,
  book: (request, locale, context) => bookTransport(context, request, locale),
});

const picture = defineRoute({
  method: 'GET',
  path: '/media/transport/:file',
  isBeyondContract: true,
  access: 'open',
  summary: 'A drawing of a vehicle by class and colour',
  params: v.object({ file: v.string() }),
  response: SVG,
  async handler({ params: { file } }) {
    const svg = drawVehicle(file);
    if (!svg) throw notFound('There is no such picture.');
    return drawing(svg);
  },
});

/** Spec section 7, Transport. */
export const transportRoutes = (): RouteDefinition[] => [
  search,
  choice('/api/v1/transport/confirm', 'A chosen vehicle with all that can be ordered besides'),
  choice('/api/v1/transport/addtocart', 'The same with extras, at the total that the order will have'),
  airport,
  booking,
  picture,
];
