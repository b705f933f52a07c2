import type { AuthUser } from '../../app/access-token.ts';
import { conflict, notFound } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import type { Trx } from '../../app/schema.ts';
import { recordChange } from '../audit/index.ts';
import { addTimelineEntry, mayAccess } from '../bookings/index.ts';
import type { Booking } from '../bookings/index.ts';
import { sendQuestionMail, sendReplyMail } from './question.mail.ts';
import { addRequestEvent, saveRequest, searchRequestEvents } from './requests.repository.ts';
import type { Request } from './requests.repository.ts';
import { lockBoth, requestAnswered } from './requests.service.ts';

interface RequestOfBooking {
  readonly request: Request;
  readonly booking: Booking;
}

interface Said {
  readonly kind: 'question' | 'reply';
  readonly note: string;
  readonly actor: string;
}

/** Puts what was said on the story of the request and of its order. */
async function say(context: BackendContext, trx: Trx, { id, booking_id: bookingId }: Request, said: Said) {
  const at = context.clock.now();
  const { kind, note, actor } = said;
  await addRequestEvent(trx, { requestId: id, at, kind, actor, note });
  await addTimelineEntry(trx, { bookingId, at, kind: `request-${kind}`, actor, note });
  return saveRequest(trx, id, { status: 'in-review', updated_at: at });
}

/** Asks the traveller something before a request is answered: on the request, on the order's timeline and by mail. */
export async function askQuestion(
  context: BackendContext,
  id: string,
  note: string,
  user: AuthUser,
): Promise<RequestOfBooking> {
  return context.db.transaction().execute(async (trx) => {
    const { request: before, booking } = await lockBoth(trx, id);
    if (before.status === 'answered') throw requestAnswered();
    const request = await say(context, trx, before, { kind: 'question', note, actor: `user:${user.id}` });
    await recordChange(context, trx, user, {
      area: 'request',
      subject: id,
      action: 'question',
      title: `${booking.code} ${booking.titles[booking.locale]}`,
      before: { status: before.status },
      after: { status: request.status, note },
    });
    await sendQuestionMail(context, trx, request, booking, note);
    return { request, booking };
  });
}

interface Asker {
  readonly userId: string | undefined;
  readonly email: string | undefined;
}

/** Takes the traveller's answer to the last question; the help desk gets it by mail. @throws Where nothing was asked. */
export async function replyToQuestion(
  context: BackendContext,
  id: string,
  note: string,
  asker: Asker,
): Promise<RequestOfBooking> {
  return context.db.transaction().execute(async (trx) => {
    const { request: before, booking } = await lockBoth(trx, id);
    if (!mayAccess(booking, asker)) throw notFound('Request not found', 'REQUEST_NOT_FOUND');
    if (before.status === 'answered') throw requestAnswered();
    const events = await searchRequestEvents(trx, [id]);
    if (events.at(-1)?.kind !== 'question') throw conflict('There is no question to answer.', 'REQUEST_NOT_ASKED');
    const actor = asker.userId === undefined ? 'guest' : `user:${asker.userId}`;
    const request = await say(context, trx, before, { kind: 'reply', note, actor });
    await sendReplyMail(context, trx, request, booking, note);
    return { request, booking };
  });
}
