import { DOOR_TO_DOOR, DOOR_TO_DOOR_REQUEST } from '@wisata/kernel/contracts/door-to-door';
import { requestLocale } from '../../app/request-locale.ts';
import { defineRoute } from '../../app/route.ts';
import { compareWays } from './door-to-door.service.ts';

export const doorToDoorRoutes = () => [
  defineRoute({
    method: 'POST',
    path: '/api/v1/door-to-door',
    isBeyondContract: true,
    access: 'public',
    summary: 'Two cities by every service that goes between them, from door to door, for a party and a day',
    body: DOOR_TO_DOOR_REQUEST,
    response: DOOR_TO_DOOR,
    rateLimit: { max: 120, windowSeconds: 600 },
    handler: ({ body, headers }, context) => compareWays(context, body, requestLocale(headers, body.locale)),
  }),
];
