import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { NotificationsAnswer } from '@wisata/kernel/contracts/notifications';
import { book, createTestService } from '../../../testing/test-service.ts';
import { settleBooking, startTestBackend, type TestBackend } from '../../testing.ts';
import { findUserByEmail } from '../auth/index.ts';
import { bookingsModule } from '../bookings/index.ts';
import { auditModule } from '../audit/index.ts';
import { createRequest, requestsModule } from '../requests/index.ts';
import { notificationsModule } from './module.ts';

const PATH = '/api/v1/notification';
const NOW = '2026-11-20T03:00:00.000Z';

let backend: TestBackend;
beforeAll(async () => {
  const { module } = createTestService();
  backend = await startTestBackend({
    modules: [bookingsModule, auditModule, requestsModule, notificationsModule, module],
  });
});
afterAll(() => backend?.close());

async function bookFor(as: string, minutes = 60) {
  const { context } = backend;
  const userId = (await findUserByEmail(context.db, as))!.id;
  const timeLimitAt = new Date(context.clock.now().getTime() + minutes * 60_000);
  return book(context, { userId, timeLimitAt, title: `For ${as}` });
}

async function pay(id: string): Promise<void> {
  await settleBooking(backend, id);
  await backend.drainJobs();
}

const ask = async (as: string) => (await backend.call('GET', PATH, { as })).body.data as NotificationsAnswer;
const kindsOf = ({ notifications }: NotificationsAnswer) => notifications.map(({ kind }) => kind).sort();
const read = (as: string, until: string) => backend.call('POST', `${PATH}/read`, { as, json: { until } });

test('a member is told that a booking is paid and issued, and nobody else is', async () => {
  const { id } = await bookFor('member@wisata.test');
  await pay(id);
  const answer = await ask('member@wisata.test');
  expect(kindsOf(answer)).toEqual(['issued', 'payment-settled']);
  expect(answer.unread).toBe(2);
  expect(answer.notifications[0]).toMatchObject({ booking_id: id, title: 'For member@wisata.test', is_read: false });
  expect(await ask('orders@wisata.test')).toEqual({ notifications: [], unread: 0 });
});

test('a deadline is told while it is near, with the time', async () => {
  const near = await bookFor('orders@wisata.test', 20);
  await bookFor('orders@wisata.test', 50);
  const { notifications } = await ask('orders@wisata.test');
  expect(notifications).toMatchObject([
    { kind: 'payment-due', booking_id: near.id, time_limit: near.timeLimitAt.toISOString() },
  ]);
  await pay(near.id);
  expect(kindsOf(await ask('orders@wisata.test'))).toEqual(['issued', 'payment-settled']);
});

test('an answered request is told', async () => {
  const { id, code } = await bookFor('member2@wisata.test');
  await pay(id);
  const request = { type: 'refund', order_id: code, reason: 'My plans have changed.' } as const;
  const userId = (await findUserByEmail(backend.context.db, 'member2@wisata.test'))!.id;
  const { id: requestId } = await createRequest(backend.context, request, { userId, locale: 'en' });
  const json = { status: 'answered', note: 'The money is on its way.' };
  expect((await backend.call('POST', `/api/v1/admin/request/${requestId}`, { as: 'admin', json })).status).toBe(200);
  expect(kindsOf(await ask('member2@wisata.test'))).toContain('request-answered');
});

test('what was seen stays seen, what comes later does not, and nobody sees ahead', async () => {
  const as = 'member@wisata.test';
  const { body } = await read(as, '2030-01-01T00:00:00.000Z');
  expect(body.data.unread).toBe(0);
  expect((await read(as, '2026-01-01T00:00:00.000Z')).body.data.unread).toBe(0);
  backend.clock.advance(60_000);
  await pay((await bookFor(as)).id);
  const after = await ask(as);
  expect(after.unread).toBe(2);
  expect(after.notifications).toHaveLength(4);
});

test.each([{}, { until: 'yesterday' }, { until: NOW.slice(0, 10) }])('%j is refused with its field', async (json) => {
  const { status, body } = await backend.call('POST', `${PATH}/read`, { as: 'member@wisata.test', json });
  expect([status, Object.keys(body.fields)]).toEqual([400, ['until']]);
});
