import type { Locale } from '@wisata/kernel/locale';
import { MEMBER } from '@wisata/kernel/contracts/member';
import { pageOf } from '@wisata/kernel/contracts/paging';
import { MEMBER_CHANGE, MEMBERS_QUERY } from '@wisata/kernel/contracts/member-requests';
import { memberDetailAnswer } from '@wisata/kernel/contracts/order-answers';
import { ID_PARAMS } from '@wisata/kernel/contracts/request-fields';
import type { BackendContext } from '../../app/context.ts';
import { notFound, ok } from '../../app/envelope.ts';
import { requestLocale } from '../../app/request-locale.ts';
import { defineRoute } from '../../app/route.ts';
import { findUserById, toUserData } from '../auth/index.ts';
import { isUuid, refreshBookings, searchMemberBookings, toOrderLine, toPage } from '../bookings/index.ts';
import { countPassengers } from '../passengers/index.ts';
import { changeMember } from './member-change.service.ts';
import { searchMembers } from './members.repository.ts';

const NEWEST = 10;

async function describeMember(context: BackendContext, id: string, locale: Locale) {
  const { db } = context;
  const user = isUuid(id) ? await findUserById(db, id) : undefined;
  if (!user) throw notFound('Member not found', 'MEMBER_NOT_FOUND');
  const { bookings, total } = await searchMemberBookings(db, { userId: user.id, page: 1, limit: NEWEST });
  return {
    ...toUserData(user),
    booking_count: total,
    passenger_count: await countPassengers(db, user.id),
    bookings: (await refreshBookings(context, bookings)).map((booking) => toOrderLine(booking, locale)),
  };
}

export const memberRoutes = () => [
  defineRoute({
    method: 'GET',
    path: '/api/v1/admin/member',
    access: 'members',
    summary: 'Every account, newest first, searched by keyword, role and status',
    query: MEMBERS_QUERY,
    response: pageOf(MEMBER),
    async handler({ query }, { db }) {
      const { members, total } = await searchMembers(db, query);
      const data = members.map(({ booking_count: count, ...user }) => ({ ...toUserData(user), booking_count: count }));
      return toPage(data, { ...query, total });
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/v1/admin/member/:id',
    access: 'members',
    summary: 'One account with its newest bookings',
    params: ID_PARAMS,
    response: memberDetailAnswer(),
    handler: ({ params, headers }, context) => describeMember(context, params.id, requestLocale(headers)),
  }),
  defineRoute({
    method: 'PATCH',
    path: '/api/v1/admin/member/:id',
    isBeyondContract: true,
    access: 'admin',
    summary: 'Blocks an account, lets it in again or gives it another role; blocking ends its sessions',
    params: ID_PARAMS,
    body: MEMBER_CHANGE,
    response: memberDetailAnswer(),
    async handler({ params, body, user, headers }, context) {
      await changeMember(context, params.id, body, user!);
      return ok(await describeMember(context, params.id, requestLocale(headers)), 'Member changed');
    },
  }),
];
