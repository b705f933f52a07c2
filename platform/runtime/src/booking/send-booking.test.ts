import { expect, test } from '@jest/globals';
import { createTestApp, TEST_USER } from '../testing/testing.tsx';
import { sendUnnamedBooking } from './send-booking.ts';

const REQUEST = {
  service: 'venue',
  subject: 'VEN-020',
  payload: { uniqueId: 'VEN-020' },
  email: ' ayu@mail.example ',
  goneCodes: ['TOUR_FULL'],
  fieldOf: () => undefined,
};
const BOOKING = 'POST /api/v1/venue/booking';

test('a guest finds a booking that has no name with the e-mail address, which is kept', async () => {
  const { app } = createTestApp({ handlers: { [BOOKING]: () => null } });
  expect(await sendUnnamedBooking(app, REQUEST)).toEqual({ foundAt: '/order' });
  expect(app.storage.session.get('guest_email')).toBe('ayu@mail.example');
});

test('a member finds it in the cart, which hears of it', async () => {
  const { app } = createTestApp({ handlers: { [BOOKING]: () => null }, user: TEST_USER });
  await app.session.ready();
  const heard: unknown[] = [];
  app.bus.subscribe('account:cart-changed', (event) => heard.push(event));
  expect(await sendUnnamedBooking(app, REQUEST)).toEqual({ foundAt: '/cart' });
  expect(heard).toHaveLength(1);
});

test('what is sold is a refusal like any other', async () => {
  const taken = () => Response.json({ status: false, message: 'full', data: null, code: 'TOUR_FULL' }, { status: 409 });
  const { app } = createTestApp({ handlers: { [BOOKING]: taken } });
  expect(await sendUnnamedBooking(app, REQUEST)).toEqual({ kind: 'gone' });
});

test.each([
  ['agent', { uniqueId: 'VEN-020', customer_company: 'Nusantara Tours' }],
  ['member', { uniqueId: 'VEN-020' }],
])('what an %s books is for the company that agents have named', async (role, sent) => {
  const { app, requests } = createTestApp({ handlers: { [BOOKING]: () => null }, user: { ...TEST_USER, role } });
  await app.session.ready();
  app.storage.local.set(`booked_for.${TEST_USER.id}`, 'Nusantara Tours');
  await sendUnnamedBooking(app, REQUEST);
  expect(requests.find(({ target }) => target === BOOKING)?.json).toEqual(sent);
});
