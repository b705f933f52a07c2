import { MEMBER } from '@wisata/kernel/contracts/member';
import { pageOf } from '@wisata/kernel/contracts/paging';
import { MEMBERS_QUERY } from '@wisata/kernel/contracts/member-requests';
import { memberDetailAnswer } from '@wisata/kernel/contracts/order-answers';
import { ID_PARAMS } from '@wisata/kernel/contracts/request-fields';
import { notFound } from '../../app/envelope.ts';
import { defineRoute } from '../../app/route.ts';
import { findUserById, toUserData } from '../auth/index.ts';
import { isUuid, refreshBookings, searchMemberBookings, toOrderLine, toPage } from '../bookings/index.ts';
import { countPassengers } from '../passengers/index.ts';
import { searchMembers } from './members.repository.ts';

const NEWEST = 10;

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
    async handler({ params }, context) {
      const { db } = context;
      const user = isUuid(params.id) ? await findUserById(db, params.id) : undefined;
      if (!user) throw notFound('Member not found', 'MEMBER_NOT_FOUND');
      const { bookings, total } = await searchMemberBookings(db, { userId: user.id, page: 1, limit: NEWEST });
      return {
        ...toUserData(user),
        booking_count: total,
        passenger_count: await countPassengers(db, user.id),
        bookings: (await refreshBookings(context, bookings)).map(toOrderLine),
      };
    },
  }),
];
