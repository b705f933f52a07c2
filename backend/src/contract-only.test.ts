import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { modules } from './modules.ts';
import { startTestBackend, type LooseJson, type TestBackend } from './testing.ts';

const STAY = { checkInDate: '2026-12-07', checkOutDate: '2026-12-09', countRoom: 1, countGuest: 2, countChild: 0 };
const MEMBER = 'orders@wisata.test';
const CONTACT = { title: 'Mrs', first_name: 'Ayu', last_name: 'Lestari', email: MEMBER, phone: '081234567' };
const PEOPLE = [
  { title: 'Mrs', first_name: 'Ayu', last_name: 'Lestari', type: 'ADT' },
  { title: 'Mr', first_name: 'Made', last_name: 'Lestari', type: 'ADT' },
];

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ modules, env: { CONTRACT_ONLY: '1' } });
});
afterAll(() => backend.close());

async function data(method: string, path: string, json?: object): Promise<LooseJson> {
  const answer = await backend.call(method, `/api/v1/${path}`, { json, as: MEMBER });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.body.data;
}

test.each([
  ['GET', '/api/v1/cart'],
  ['DELETE', '/api/v1/dashboard/booking/00000000-0000-4000-8000-000000000000'],
  ['POST', '/api/v1/auth/refresh'],
  ['PATCH', '/api/auth/profil'],
  ['GET', '/api/v1/hotel/price-calendar?hotelKey=HTL-DPS-007&from=2026-12-01&to=2026-12-05'],
  ['GET', '/api/v1/booking-status?id=x'],
])('%s %s is not there when only the contract is', async (method, path) => {
  const { status, body } = await backend.call(method, path, { as: MEMBER, ...(method === 'GET' ? {} : { json: {} }) });
  expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
});

test('a room is found, booked, listed and paid with the calls of the contract alone', async () => {
  const [room] = (await data('POST', 'hotel/detail', { hotelKey: 'HTL-DPS-007', ...STAY })).Rooms;
  const booking = await data('POST', 'hotel/booking', {
    room_key: room.roomKey,
    total_price: room.totalPrice,
    count_room: 1,
    count_guest: 2,
    count_child: 0,
    contact: { ...CONTACT, calling_code: '62' },
    paxes: PEOPLE,
  });
  const lines = (await data('GET', 'dashboard/booking?page=1')).data;
  expect(lines.find(({ id }: LooseJson) => id === booking.id)).toMatchObject({ payment_status: 'unpaid' });
  const way = { bank_code: '014', product_code: 'BCAVA' };
  const payment = await data('POST', 'payment/add', { bookings: [booking.id], ...way });
  const { redirect_url: page } = await data('POST', 'merchant/redirect-url', { id: payment.id });
  const token = new URL(page, backend.url).pathname.split('/').at(-1);
  const paid = await backend.call('POST', `/gateway/pay/${token}/act`, { as: 'none', json: { action: 'pay' } });
  expect(paid.status).toBeLessThan(400);
  await backend.drainJobs();
  expect(await data('GET', `transaction/detail/${payment.id}`)).toBeTruthy();
});
