import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { breakdownOf } from '@wisata/kernel/contracts/tour-breakdown';
import { findClosure, nextDates } from '@wisata/kernel/contracts/tour-dates';
import { isTypeSold } from '@wisata/kernel/contracts/tour-party';
import type { TourBreakdown, TourPrice } from '@wisata/kernel/contracts/tour-price';
import type { TourDetailAnswer, TourListAnswer } from '@wisata/kernel/contracts/tour-product';
import { daysBetween, weekdayOf } from '@wisata/kernel/dates';
import { exactPrice, fromMajor } from '@wisata/kernel/money';
import { rng } from '@wisata/kernel/random';
import type { TestBackend } from '../../testing.ts';
import { findBooking } from '../bookings/index.ts';
import type { Booking } from '../bookings/index.ts';
import { gatewayModule } from '../gateway/index.ts';
import { paymentModule } from '../payment/index.ts';
import { getOuting } from './booking-facts.ts';
import { ticketFacts } from './documents/ticket-facts.ts';
import { TOUR_WORDS } from './documents/tour-words.ts';
import { ask, CONTACT, detailOf, pricesOf, startTourBackend, travellersOf } from './tour.fixture.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTourBackend({}, [gatewayModule, paymentModule]);
});
afterAll(() => backend?.close());

const TODAY = '2026-11-20';
const CHOICES_OF_ONE = 5;
const PAID_TOGETHER = 6;
const SERVICES = ['tour', 'venue'] as const;
type Service = (typeof SERVICES)[number];
const random = rng('three hundred choices');

/** What is sold of one product to a guest or to a member. */
interface OnSale {
  readonly service: Service;
  readonly product: TourDetailAnswer;
  readonly prices: readonly TourPrice[];
  readonly isMember: boolean;
}

const asOf = (isMember: boolean) => (isMember ? 'member' : 'basic');

/** A party that the package takes: an adult or more, children and infants where they are sold. */
function generateParty(pricePackage: TourPrice['PricePackages'][number], index: number) {
  const size = random.int(pricePackage.MinPax, Math.min(pricePackage.MaxPax, pricePackage.MinPax + 4));
  const others = (['CHD', 'INF'] as const).filter((type) => isTypeSold(pricePackage, type));
  const types = Array.from({ length: size }, (_, place) =>
    place < Math.ceil(size / 2) || others.length === 0 ? ('ADT' as const) : random.pick(others),
  );
  return travellersOf(types, index);
}

function generateChoice({ product, prices, isMember }: OnSale, date: string | null, index: number) {
  const ofDay = prices.filter(({ ValidDays: days }) => !days.length || (date && days.includes(weekdayOf(date))));
  const price = random.pick(ofDay.length > 0 ? ofDay : prices);
  const pricePackage = random.pick(price.PricePackages);
  const optional = price.MiscellaneousCost.filter(({ Mandatory }) => !Mandatory).map(({ Id }) => Id);
  const paxes = generateParty(pricePackage, index).map((person) => ({
    ...person,
    isExtraBed: person.type === 'CHD' && random.chance(0.4),
    isIncludeVisa: price.Visa > 0 && random.chance(0.5),
    bed: person.type === 'ADT' ? random.pick(['', 'single'] as const) : random.pick(['', 'no-bed'] as const),
    miscellaneous: optional.filter(() => random.chance(0.3)),
  }));
  const asked = { today: TODAY, places: paxes.length };
  const time = product.venueTimes.find(({ id }) => !date || !findClosure(product, date, { ...asked, timeId: id }));
  return { price, pricePackage, paxes, timeId: date ? (time?.id ?? null) : null, date, isMember };
}
type Choice = ReturnType<typeof generateChoice>;

/** What is charged of adults alone for the cheapest package that takes them, on the day itself. */
const lowestTotal = (prices: readonly TourPrice[], adults: number) =>
  Math.min(
    ...prices.flatMap((price) =>
      price.PricePackages.filter(({ MinPax, MaxPax }) => MinPax <= adults && adults <= MaxPax).map((pricePackage) => {
        const paxes = travellersOf(Array.from({ length: adults }, () => 'ADT' as const));
        return breakdownOf({ price, pricePackage, paxes, daysAhead: 0 }).GrandTotal;
      }),
    ),
  );

/** Days far apart enough that no choice takes a place of another; one without a day where tickets have none. */
function daysOf({ product }: OnSale): (string | null)[] {
  if (product.isOpenDate) return Array.from({ length: CHOICES_OF_ONE }, () => null);
  const timeIds = product.venueTimes.map(({ id }) => id);
  const free = nextDates(product, { today: TODAY, places: 25, from: TODAY, timeIds }, 60);
  const some = free.length > 0 ? free : nextDates(product, { today: TODAY, places: 12, from: TODAY, timeIds }, 60);
  const step = Math.max(1, Math.floor(some.length / CHOICES_OF_ONE));
  return some.filter((_, index) => index % step === 0).slice(0, CHOICES_OF_ONE);
}

const toBody = ({ product, service }: OnSale, choice: Choice) => ({
  uniqueId: product.uniqueId,
  tour_date: service === 'venue' ? (choice.date?.replaceAll('-', '/') ?? null) : choice.date,
  time_id: choice.timeId,
  price_id: choice.price.PriceId,
  price_package_id: choice.pricePackage.PricePackageId,
  paxes: choice.paxes,
  isMember: choice.isMember,
  contact: CONTACT,
});

const newest = async (): Promise<Booking> => {
  const { db } = backend.context;
  const { id } = await db
    .selectFrom('bookings')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .executeTakeFirstOrThrow();
  return (await findBooking(db, id))!;
};

/** What each page of the voucher says was paid. */
function paidOnVoucher(booking: Booking): readonly (string | undefined)[] {
  const outing = getOuting(booking);
  const about = { booking, locale: 'en', baseUrl: 'https://wisata.test', now: backend.clock.now() } as const;
  const pages = outing.record.paxes.map((pax) => new Map(ticketFacts(about, outing, pax)));
  return [...new Set(pages.map((facts) => facts.get(TOUR_WORDS.en.paid)))];
}

/** Every total that is said of a choice on its way to the payment, in minor units. */
async function bookChoice(sale: OnSale, choice: Choice) {
  const { service } = sale;
  const { price, pricePackage, paxes, date, isMember } = choice;
  const as = asOf(isMember);
  const currency = price.Currency;
  const daysAhead = date === null ? 0 : daysBetween(TODAY, date);
  const shown = breakdownOf({ price, pricePackage, paxes, daysAhead });
  const body = toBody(sale, choice);
  const checked = service === 'tour' ? await ask<TourBreakdown>(backend, 'tour/get-price', body, as) : shown;
  expect(checked).toEqual(shown);
  backend.clock.advance(1000);
  await ask(backend, `${service}/booking`, { ...body, total_price: shown.GrandTotal }, as);
  const booking = await newest();
  const { record } = getOuting(booking);
  const total = exactPrice(fromMajor(shown.GrandTotal, currency));
  expect(paidOnVoucher(booking)).toEqual([TOUR_WORDS.en.paidFor(total, paxes.length)]);
  const rows = record.payments.filter(({ code }) => code !== 'TOTAL_PAID');
  const minor = (major: number) => fromMajor(major, currency).minor;
  const rowsMinor = rows.reduce((sum, { amount }) => sum + minor(amount), 0);
  const said = [checked.GrandTotal, record.grand_total, record.breakdown.GrandTotal, record.payments.at(-1)!.amount];
  return { booking, isMember, said: [...said.map(minor), rowsMinor, booking.amountMinor] };
}

async function findOnSale(service: Service): Promise<OnSale[]> {
  const { data } = await ask<TourListAnswer>(backend, `${service}/availability`, { limit: 100 });
  return Promise.all(
    data.map(async (card, index): Promise<OnSale> => {
      const isMember = index % 2 === 0;
      const product = await detailOf(backend, service, card.id);
      const everybody = await pricesOf(backend, service, card.id);
      expect([card, product].map(({ fromTotal }) => fromTotal)).toEqual(
        [card, product].map(({ fromAdults }) => lowestTotal(everybody, fromAdults)),
      );
      const prices = await pricesOf(backend, service, card.id, { as: asOf(isMember), isMember });
      return { service, product, prices, isMember };
    }),
  );
}

/** What is to be paid for a group is the sum of its bookings, beside the method's fee. */
async function pay(group: readonly Booking[], isMember: boolean): Promise<void> {
  const { currency } = group[0]!;
  const method =
    currency === 'IDR'
      ? { bank_code: '014', product_code: 'BCAVA' }
      : { bank_code: 'CARD', product_code: 'CREDITCARD' };
  const wanted = { bookings: group.map(({ id }) => id), email: CONTACT.email, ...method };
  const { amount, fee } = await ask<{ amount: number; fee: number }>(backend, 'payment/add', wanted, asOf(isMember));
  const payableMinor = fromMajor(amount, currency).minor - fromMajor(fee, currency).minor;
  expect(payableMinor).toBe(group.reduce((sum, { amountMinor }) => sum + amountMinor, 0));
}

test('list, detail, price check, breakdown, booking, record, voucher and payment say one total for 300 choices', async () => {
  const onSale = (await Promise.all(SERVICES.map(findOnSale))).flat();
  const made: Awaited<ReturnType<typeof bookChoice>>[] = [];
  for (const sale of onSale) {
    await backend.context.db.deleteFrom('rate_limits').execute();
    for (const date of daysOf(sale)) made.push(await bookChoice(sale, generateChoice(sale, date, made.length)));
  }
  expect(made.length).toBeGreaterThanOrEqual(300);
  for (const { said } of made) expect(new Set(said).size).toBe(1);
  for (const isMember of [true, false]) {
    for (const currency of ['SGD', 'IDR']) {
      const payable = made.filter((each) => each.isMember === isMember && each.booking.currency === currency);
      expect(payable.length).toBeGreaterThan(30);
      for (let first = 0; first < payable.length; first += PAID_TOGETHER) {
        const group = payable.slice(first, first + PAID_TOGETHER).map(({ booking }) => booking);
        await pay(group, isMember);
      }
    }
  }
}, 300_000);
