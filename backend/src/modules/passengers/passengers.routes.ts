import * as v from 'valibot';
import { ok } from '../../app/envelope.ts';
import { defineRoute } from '../../app/route.ts';
import { toPage } from '../bookings/index.ts';
import { searchPassengers } from './passengers.repository.ts';
import { createBody, idParams, listQuery, passengerPage, passengerRecord, updateBody } from './passengers.schema.ts';
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
    query: listQuery,
    response: passengerPage,
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
    body: createBody,
    response: passengerRecord,
    handler: async ({ body, user }, context) =>
      ok(toPassengerData(await createPassenger(context, user!.id, body)), 'Success create passenger'),
  }),
  defineRoute({
    method: 'GET',
    path: `${PATH}/:id`,
    access: 'member',
    summary: 'One saved passenger of the member',
    params: idParams,
    response: passengerRecord,
    handler: async ({ params, user }, context) => toPassengerData(await getPassenger(context, user!.id, params.id)),
  }),
  defineRoute({
    method: 'PATCH',
    path: `${PATH}/:id`,
    access: 'member',
    summary: 'Changes the fields that are sent',
    params: idParams,
    body: updateBody,
    response: passengerRecord,
    handler: async ({ params, body, user }, context) =>
      ok(toPassengerData(await changePassenger(context, user!.id, params.id, body)), 'Success update passenger'),
  }),
  defineRoute({
    method: 'DELETE',
    path: `${PATH}/:id`,
    access: 'member',
    summary: 'Forgets a saved passenger',
    params: idParams,
    response: v.null(),
    async handler({ params, user }, context) {
      await removePassenger(context, user!.id, params.id);
      return ok(null, 'Success delete passenger');
    },
  }),
];
