import { pageOf } from '@wisata/kernel/contracts/paging';
import { PASSENGER } from '@wisata/kernel/contracts/passenger';
import { CREATE_PASSENGER, PASSENGERS_QUERY, UPDATE_PASSENGER } from '@wisata/kernel/contracts/passenger-requests';
import { ID_PARAMS } from '@wisata/kernel/contracts/request-fields';
import * as v from 'valibot';
import { ok } from '../../app/envelope.ts';
import { defineRoute } from '../../app/route.ts';
import { toPage } from '../bookings/index.ts';
import { searchPassengers } from './passengers.repository.ts';
import {
  changePassenger,
  createPassenger,
  getPassenger,
  removePassenger,
  toPassengerData,
} from './passengers.service.ts';

const PATH = '/api/v1/dashboard/passenger';

export const passengerRoutes = [
  defineRoute({
    method: 'GET',
    path: PATH,
    access: 'member',
    summary: "The member's saved passengers by name, searched by keyword",
    query: PASSENGERS_QUERY,
    response: pageOf(PASSENGER),
    async handler({ query, user }, { db }) {
      const { passengers, total } = await searchPassengers(db, { ...query, userId: user!.id });
      return toPage(passengers.map(toPassengerData), { ...query, total });
    },
  }),
  defineRoute({
    method: 'POST',
    path: PATH,
    access: 'member',
    summary: 'Saves a passenger',
    body: CREATE_PASSENGER,
    response: PASSENGER,
    handler: async ({ body, user }, context) =>
      ok(toPassengerData(await createPassenger(context, user!.id, body)), 'Success create passenger'),
  }),
  defineRoute({
    method: 'GET',
    path: `${PATH}/:id`,
    access: 'member',
    summary: 'One saved passenger of the member',
    params: ID_PARAMS,
    response: PASSENGER,
    handler: async ({ params, user }, context) => toPassengerData(await getPassenger(context, user!.id, params.id)),
  }),
  defineRoute({
    method: 'PATCH',
    path: `${PATH}/:id`,
    access: 'member',
    summary: 'Changes the fields that are sent',
    params: ID_PARAMS,
    body: UPDATE_PASSENGER,
    response: PASSENGER,
    handler: async ({ params, body, user }, context) =>
      ok(toPassengerData(await changePassenger(context, user!.id, params.id, body)), 'Success update passenger'),
  }),
  defineRoute({
    method: 'DELETE',
    path: `${PATH}/:id`,
    access: 'member',
    summary: 'Forgets a saved passenger',
    params: ID_PARAMS,
    response: v.null(),
    async handler({ params, user }, context) {
      await removePassenger(context, user!.id, params.id);
      return ok(null, 'Success delete passenger');
    },
  }),
];
