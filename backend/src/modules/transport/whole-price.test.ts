import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@wisata/kernel/dates';
import { formatMoney, money } from '@wisata/kernel/money';
import { rng } from '@wisata/kernel/random';
import { extractText, getDocumentProxy } from 'unpdf';
import { BCA, createPayer, type Payer } from '../../../testing/payer.ts';
import type { LooseJson } from '../../testing.ts';
import { bookingServices, findBooking } from '../bookings/index.ts';
import { flightModule } from '../flight/index.ts';
import { hotelModule } from '../hotel/index.ts';
import { mapsModule } from '../maps/index.ts';
import { transportModule } from './module.ts';
import { book, bookingOf, CONTACT, DRIVER, search } from './transport.fixture.ts';

const TRIPS = 300;
/** Each paid one has its voucher written twice: for its mail and for this test. */
const PAID_EVERY = 10;
/** As many payments as one address may begin in a minute. */
const A_MINUTE = 50;

let payer: Payer;
beforeAll(async () => {
  payer = await createPayer([mapsModule, hotelModule, flightModule, transportModule], 'boat', {
    BOOKING_LIMIT: '10000',
  });
});
afterAll(() => payer?.backend.close());

const random = rng('whole price');
const PLACES = ['airport:DPS', 'district:DPS.ubud', 'district:DPS.sanur', 'district:DPS.kuta', 'city:DPS'];
const halfHour = () => `${String(random.int(0, 23)).padStart(2, '0')}:${random.pick(['00', '30'])}`;

function anyTrip() {
  const mode = random.pick(['self-drive', 'with-driver', 'transfer'] as const);
  const pickUp = random.pick(PLACES);
  const pickUpDate = addDays('2027-03-20', random.int(0, 150));
  const dropOffDate = addDays(pickUpDate, random.int(1, 9));
  const hire = mode === 'transfer' ? {} : { dropOffDate, dropOffTime: halfHour(), outOfTown: random.chance(0.3) };
  return {
    mode,
    pickUp,
    dropOff: random.pick(PLACES.filter((place) => place !== pickUp)),
    pickUpDate,
    pickUpTime: halfHour(),
    passengers: random.int(1, 4),
    ...hire,
  };
}

const ask = async (path: string, json: object): Promise<LooseJson> =>
  (await payer.backend.call('POST', `/api/v1/${path}`, { json })).body.data;

async function voucherText(id: string): Promise<string> {
  const { context, clock } = payer.backend;
  const booking = (await findBooking(context.db, id))!;
  const { documents } = bookingServices(context).get('transport')!;
  const pdf = await documents!.renderVoucher({ booking, locale: 'en', baseUrl: 'https://a.test', now: clock.now() });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

const sum = (charges: readonly { readonly amount: number }[]) =>
  charges.reduce((total, { amount }) => total + amount, 0);

/** Books one trip, begins its payment and ends that too where it is wanted; gives what each step has asked for it. */
async function buy(asked: ReturnType<typeof anyTrip>, email: string, isPaid: boolean) {
  const { vehicles } = await search(payer.backend, { ...asked, limit: 6 });
  const vehicle = random.pick(vehicles.data);
  const ancillaries = vehicle.className === 'BUS' || random.chance(0.5) ? [] : [{ id: 'CHILD_SEAT', quantity: 1 }];
  const extras = ancillaries.length * (vehicle.ancillaries.find(({ id }) => id === 'CHILD_SEAT')?.rate ?? 0);
  const choice = { ...asked, selectedVehicle: vehicle.id };
  const detail = await ask('transport/confirm', choice);
  const checkout = await ask('transport/addtocart', { ...choice, ancillaries });
  const driver = asked.mode === 'self-drive' ? { driver: { ...DRIVER, birth_date: '1970-01-01' } } : {};
  const more = { contact: { ...CONTACT, email }, ...driver, ancillaries, total_price: checkout.totalPrice };
  const order = await book(payer.backend, bookingOf(choice, vehicle, more));
  const started = await ask('payment/add', { bookings: [order.id], email, ...BCA });
  if (isPaid) {
    const { redirect_url: page } = await ask('merchant/redirect-url', { id: started.id, email });
    await payer.act({ ...started, page }, 'pay');
    await payer.backend.drainJobs();
  }
  const { data: kept } = await ask('guest-order', { email, order_id: order.code });
  const [line] = kept.carts;
  const [transaction] = kept.transactions;
  return {
    id: order.id,
    status: line.status,
    price: line.amount,
    totals: {
      list: vehicle.totalFare + extras,
      listCharges: sum(vehicle.charges) + extras,
      detail: detail.totalPrice + extras,
      checkout: checkout.totalPrice,
      order: order.total_price,
      orderCharges: sum(order.priceDetail),
      payment: started.amount - started.fee,
      transaction: transaction.amount - transaction.payment.fee,
      line: line.amount,
    },
  };
}

test('three hundred generated trips cost the same in list, detail, checkout, order, payment and voucher', async () => {
  for (let index = 0; index < TRIPS; index += 1) {
    if (index % A_MINUTE === 0) payer.backend.clock.advance(60_000);
    const isPaid = index % PAID_EVERY === 0;
    const bought = await buy(anyTrip(), `trip${index}@example.com`, isPaid);
    expect(bought.status).toBe(isPaid ? 'issued' : 'process');
    expect(new Set(Object.values(bought.totals))).toEqual(new Set([bought.price]));
    if (isPaid) expect(await voucherText(bought.id)).toContain(`IDR ${formatMoney(money(bought.price, 'IDR'))}`);
  }
});
