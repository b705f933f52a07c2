import type { Locale } from '@wisata/kernel/locale';
import { pageOf } from '@wisata/kernel/contracts/paging';
import { ID_PARAMS } from '@wisata/kernel/contracts/request-fields';
import { ADMIN_REQUEST, TRAVELLER_REQUEST } from '@wisata/kernel/contracts/traveller-request';
import { REQUESTS_QUERY, REQUEST_ANSWER, REQUEST_REPLY } from '@wisata/kernel/contracts/traveller-request-body';
import { ok } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import { requestLocale } from '../../app/request-locale.ts';
import { defineRoute } from '../../app/route.ts';
import { searchBookingsById, toPage } from '../bookings/index.ts';
import type { Booking } from '../bookings/index.ts';
import { askQuestion, replyToQuestion } from './question.service.ts';
import { searchRequestEvents, searchRequests } from './requests.repository.ts';
import type { Request } from './requests.repository.ts';
import { answerRequest } from './requests.service.ts';
import { toRequestAnswer } from './requests.view.ts';

interface RequestOfBooking {
  readonly request: Request;
  readonly booking: Booking;
}

/** The requests as an admin sees them, with whose order each is. */
async function describeForAdmin(context: BackendContext, found: readonly RequestOfBooking[], locale: Locale) {
  const events = await searchRequestEvents(
    context.db,
    found.map(({ request }) => request.id),
  );
  return found.map(({ request, booking }) => ({
    ...toRequestAnswer(request, events, booking),
    booking_id: booking.id,
    order_id: booking.code,
    title: booking.titles[locale],
    service: booking.service,
    user_first_name: booking.contact.firstName,
    user_last_name: booking.contact.lastName,
    user_email: booking.contact.email,
  }));
}

export const requestRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/v1/admin/request',
    isBeyondContract: true,
    access: 'requests',
    summary: "Travellers' refund and reschedule requests, those that wait longest first",
    query: REQUESTS_QUERY,
    response: pageOf(ADMIN_REQUEST),
    async handler({ query, headers }, context) {
      const { page, limit } = query;
      const { requests, total } = await searchRequests(context.db, query);
      const bookings = await searchBookingsById(
        context.db,
        requests.map((request) => request.booking_id),
      );
      const found = requests.flatMap((request) => {
        const booking = bookings.find(({ id }) => id === request.booking_id);
        return booking ? [{ request, booking }] : [];
      });
      return toPage(await describeForAdmin(context, found, requestLocale(headers)), { page, limit, total });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/v1/admin/request/:id',
    isBeyondContract: true,
    access: 'requests',
    summary: 'Moves a request on or asks the traveller something, with a note that the traveller gets by mail',
    params: ID_PARAMS,
    body: REQUEST_ANSWER,
    response: ADMIN_REQUEST,
    async handler({ params, body, user, headers }, context) {
      const answered =
        body.status === 'question'
          ? await askQuestion(context, params.id, body.note, user!)
          : await answerRequest(context, params.id, body, user!);
      const [record] = await describeForAdmin(context, [answered], requestLocale(headers));
      return ok(record!, 'Request updated');
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/v1/request/:id/reply',
    isBeyondContract: true,
    access: 'public',
    summary: 'Answers what the help desk has asked about a request of the caller',
    params: ID_PARAMS,
    body: REQUEST_REPLY,
    response: TRAVELLER_REQUEST,
    rateLimit: { max: 20, windowSeconds: 60 },
    async handler({ params, body, user }, context) {
      const asker = { userId: user?.id, email: body.email ?? undefined };
      const { request, booking } = await replyToQuestion(context, params.id, body.note, asker);
      return ok(
        toRequestAnswer(request, await searchRequestEvents(context.db, [request.id]), booking),
        'Answer is sent',
      );
    },
  }),
];
