import { createHash, randomInt } from 'node:crypto';
import { test, type TestInfo } from 'playwright/test';
import type { Api } from './api.ts';

/** Arrival and departure, calendar days. */
export interface Stay {
  readonly checkInDate: string;
  readonly checkOutDate: string;
}

/** One booked room. */
export interface Booked {
  readonly id: string;
  readonly code: string;
  readonly email: string;
  readonly stay: Stay;
  readonly hotelKey: string;
  readonly hotelName: string;
  readonly roomKey: string;
}

/** A line as the guest order gives it. */
interface OrderLine {
  /** Written in the language of the booking. */
  readonly title: string;
  readonly payment_status: string;
  readonly status_issue: string;
  readonly time_limit: string;
}

/** A payment as the guest order gives it. */
interface Transaction {
  readonly id: string;
  readonly number: string;
  readonly paymentStatus: string;
}

interface Room {
  readonly roomKey: string;
  readonly totalPrice: number;
  readonly roomsLeft: number;
}

/** Calendar day in Jakarta, `days` from today. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Asia/Jakarta' });
}

const draws = new WeakMap<TestInfo, number>();

/** A number from `from` up to `end`: another one each time, but the same for pictures, so that those of two versions can be compared. */
function draw(from: number, end: number): number {
  if (!process.env['SHOTS']) return randomInt(from, end);
  const info = test.info();
  const time = (draws.get(info) ?? 0) + 1;
  draws.set(info, time);
  return from + (createHash('sha256').update(`${info.title} ${time}`).digest().readUInt32BE() % (end - from));
}

/** Nights that no other test is likely to want, so that nobody takes somebody else's last room. */
export function freshStay(nights = 2): Stay {
  const first = draw(30, 300);
  return { checkInDate: inDays(first), checkOutDate: inDays(first + nights) };
}

/** An e-mail address that no other test uses. */
export function freshEmail(name: string): string {
  const time = process.env['SHOTS'] ? '' : Date.now().toString(36);
  return `${name}.${time}${draw(100_000, 1_000_000)}@example.com`;
}

const PARTY = { countRoom: 1, countGuest: 2, countChild: 0 };
const AYU = { title: 'Mrs', first_name: 'Ayu', last_name: 'Lestari' };

/** Rooms of a hotel, cheapest first. */
export async function searchRooms(api: Api, hotelKey: string, stay: Stay): Promise<readonly Room[]> {
  const { Rooms } = await api.post<{ Rooms: Room[] }>('/api/v1/hotel/detail', { hotelKey, ...stay, ...PARTY });
  return Rooms.sort((a, b) => a.totalPrice - b.totalPrice);
}

/** The cheapest room of one hotel on nights of its own; some nights are sold out, so it asks for others. */
export async function findFreshRoom(api: Api, hotelKey: string): Promise<{ stay: Stay; room: Room }> {
  for (let asked = 0; asked < 20; asked += 1) {
    const stay = freshStay();
    const [room] = await searchRooms(api, hotelKey, stay);
    if (room) return { stay, room };
  }
  throw new Error(`${hotelKey} has no room on any of 20 stays`);
}

interface BookOptions {
  readonly email: string;
  readonly stay?: Stay;
  /** Highest price, in rupiah: some ways to pay take no more. */
  readonly atMost?: number;
  /** Books for this member instead of for a guest. */
  readonly token?: string;
  readonly locale?: 'en' | 'id';
}

/** Books the cheapest room of a hotel in Bali over the API. */
export async function bookRoom(api: Api, options: BookOptions): Promise<Booked> {
  const { email, stay = freshStay(), atMost = Infinity, token, locale = 'en' } = options;
  const search = { destinationKey: 'DPS', ...stay, ...PARTY };
  type Found = { data: { hotels: { key: string; lowestRoomPrice: number }[] } };
  const { data } = await api.post<Found>('/api/v1/hotel/availability', search);
  const hotels = data.hotels.filter(({ lowestRoomPrice }) => lowestRoomPrice <= atMost);
  const { key: hotelKey } = hotels[draw(0, hotels.length)]!;
  const [room] = await searchRooms(api, hotelKey, stay);
  const order = {
    room_key: room!.roomKey,
    total_price: room!.totalPrice,
    contact: { ...AYU, email, calling_code: '62', phone: '081234567890' },
    paxes: [{ ...AYU, type: 'ADT' }],
    locale,
  };
  const answer = await api.post<{ id: string; code: string; hotel: { name: string } }>('/api/v1/hotel/booking', order, {
    token,
  });
  const { id, code, hotel } = answer;
  return { id, code, email, stay, hotelKey, hotelName: hotel.name, roomKey: room!.roomKey };
}

interface Merchant {
  readonly bankCode: string;
  readonly productCode: string;
  readonly group: string;
  readonly available: boolean;
}

/** Starts a payment by virtual account, a guest's or a member's; gives the transaction and the path of the gateway's page. */
export async function startPayment(
  api: Api,
  { id, email }: Booked,
  token?: string,
): Promise<{ id: string; payPath: string }> {
  const merchants = await api.get<Merchant[]>(`/api/v1/payment/merchant-info?id=${id}`, { token });
  const merchant = merchants.find(({ group, available }) => group === 'virtual-account' && available)!;
  const choice = { bookings: [id], bank_code: merchant.bankCode, product_code: merchant.productCode, email };
  const payment = await api.post<{ id: string }>('/api/v1/payment/add', choice, { token });
  const page = await api.post<{ redirect_url: string }>(
    '/api/v1/merchant/redirect-url',
    { id: payment.id, email },
    { token },
  );
  return { id: payment.id, payPath: new URL(page.redirect_url, api.siteUrl).pathname };
}

/** Plays the payer on the gateway's page. */
export async function actAsPayer(api: Api, payPath: string, action: 'pay' | 'twice' | 'fail' | 'late'): Promise<void> {
  await fetch(`${api.siteUrl}${payPath}/act`, {
    method: 'POST',
    body: new URLSearchParams({ action }),
    redirect: 'manual',
  });
}

/** What a guest sees of an order: its lines and its payments. */
export async function findOrder(api: Api, { email, code }: Pick<Booked, 'email' | 'code'>) {
  const answer = await api.post<{ data: { carts: OrderLine[]; transactions: Transaction[] } }>('/api/v1/guest-order', {
    email,
    order_id: code,
  });
  return answer.data;
}

/** Books, pays and waits for the voucher over the API. */
export async function bookAndPay(api: Api, options: BookOptions): Promise<Booked> {
  const booked = await bookRoom(api, options);
  const { payPath } = await startPayment(api, booked);
  await actAsPayer(api, payPath, 'pay');
  return booked;
}
