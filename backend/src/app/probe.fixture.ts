import { sql } from 'kysely';
import * as v from 'valibot';
import { ApiError, ok, RawReply, redirect } from './envelope.ts';
import type { BackendModule } from './module.ts';
import { defineRoute } from './route.ts';

const ROLE = v.object({ role: v.optional(v.string()) });

/** A module with one route for each thing that the server does around a handler. */
export const probeModule: BackendModule = {
  name: 'probe',
  routes: [
    defineRoute({
      method: 'POST',
      path: '/api/v1/probe/:id',
      access: 'open',
      summary: 'Gives back what was understood',
      params: v.object({ id: v.pipe(v.string(), v.regex(/^\d+$/, 'The id must be a number.'), v.transform(Number)) }),
      query: v.object({ page: v.optional(v.pipe(v.string(), v.transform(Number)), '1') }),
      body: v.object({
        contact: v.object({
          email: v.pipe(v.string('An e-mail address is needed.'), v.email('This is not an e-mail address.')),
        }),
      }),
      response: v.object({ id: v.number(), page: v.number(), email: v.string() }),
      handler: async ({ params, query, body }) =>
        ok({ id: params.id, page: query.page, email: body.contact.email }, 'Understood'),
    }),
    defineRoute({
      method: 'POST',
      path: '/api/v1/probe/stay',
      access: 'open',
      summary: 'Gives the stay back',
      body: v.looseObject({ check_in_date: v.string(), terms: v.picklist(['yes']) }),
      response: v.looseObject({}),
      handler: async ({ body }) => body,
    }),
    defineRoute({
      method: 'GET',
      path: '/api/v1/probe/same-for-all',
      access: 'public',
      summary: 'The same for all',
      query: v.object({ language: v.optional(v.picklist(['en', 'id'])) }),
      response: v.string(),
      isSameForAll: true,
      handler: async ({ query }) => query.language ?? 'en',
    }),
    defineRoute({
      method: 'GET',
      path: '/api/v1/probe/public',
      access: 'public',
      summary: 'Public',
      response: ROLE,
      handler: async ({ user }) => ({ role: user?.role ?? 'guest' }),
    }),
    defineRoute({
      method: 'GET',
      path: '/api/v1/probe/member',
      access: 'member',
      summary: 'Member',
      response: ROLE,
      handler: async ({ user }) => ({ role: user?.role }),
    }),
    defineRoute({
      method: 'GET',
      path: '/api/v1/probe/agent',
      access: 'agent',
      summary: 'Agent',
      response: ROLE,
      handler: async ({ user }) => ({ role: user?.role }),
    }),
    defineRoute({
      method: 'GET',
      path: '/api/v1/probe/admin',
      access: 'admin',
      summary: 'Admin',
      response: ROLE,
      handler: async ({ user }) => ({ role: user?.role }),
    }),
    defineRoute({
      method: 'GET',
      path: '/api/v1/probe/raw',
      access: 'open',
      summary: 'Raw',
      response: { mediaType: 'application/pdf' },
      handler: async () => new RawReply(Buffer.from([1, 2, 3]), { contentType: 'application/pdf' }),
    }),
    defineRoute({
      method: 'GET',
      path: '/api/v1/probe/away',
      access: 'open',
      summary: 'Away',
      response: { mediaType: 'text/html' },
      handler: async () => redirect('/elsewhere', 303),
    }),
    defineRoute({
      method: 'GET',
      path: '/api/v1/probe/sold-out',
      access: 'open',
      summary: 'Sold out',
      response: v.null(),
      handler: async () => {
        throw new ApiError(409, 'HOTEL_ROOM_SOLD_OUT', 'Sold out.');
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/v1/probe/bug',
      access: 'open',
      summary: 'Bug',
      response: v.null(),
      handler: async () => {
        throw new TypeError('secret detail');
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/v1/probe/limited',
      access: 'open',
      summary: 'Limited',
      rateLimit: { max: 2, windowSeconds: 60 },
      response: v.null(),
      handler: async () => null,
    }),
    defineRoute({
      method: 'GET',
      path: '/api/v1/probe/types',
      access: 'open',
      summary: 'Types of the driver',
      response: v.looseObject({}),
      handler: async (_request, { db }) => {
        const { rows } = await sql<{ big: number; price: number; day: string; at: Date }>`
          select 9007199254740991::int8 as big, 12.50::numeric as price, date '2026-12-31' as day, timestamptz '2026-12-31 23:30:00+07' as at`.execute(
          db,
        );
        return rows[0]!;
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/v1/probe/long',
      access: 'open',
      summary: 'A long list',
      response: v.array(v.looseObject({})),
      handler: async () => Array.from({ length: 500 }, (_, index) => ({ index, name: 'a name that comes again' })),
    }),
  ],
};
