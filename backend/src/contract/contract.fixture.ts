import { modules } from '../modules.ts';
import { startTestBackend, type LooseJson, type TestBackend } from '../testing.ts';

/** One call of the contract: how to get the object that it answers with, and the fields that the contract names in it. */
export type ContractCall = readonly [ask: () => Promise<LooseJson>, fields: readonly string[]];
/** Calls by name; what stands after a comma is a part of the same answer. */
export type ContractCalls = Readonly<Record<string, ContractCall>>;

/** Fields that the contract spells out; `a|b` is either of two spellings. */
export const exact = (names: string): readonly string[] => names.split(/\s+/).filter(Boolean);

/** Fields that the contract describes in words, separated by commas: letters have to agree, their case and joints do not. */
export const described = (words: string): readonly string[] =>
  words
    .split(',')
    .map((each) => `~${lettersOf(each)}`)
    .filter((each) => each !== '~');

const lettersOf = (text: string) => text.replace(/[^a-z0-9]/gi, '').toLowerCase();

/** The fields that an answer lacks. */
export function missingFields(answer: object | null | undefined, fields: readonly string[]): readonly string[] {
  const names = Object.keys(answer ?? {});
  const plain = names.map(lettersOf);
  const isThere = (field: string) =>
    field.startsWith('~') ? plain.includes(field.slice(1)) : field.split('|').some((each) => names.includes(each));
  return fields.filter((field) => !isThere(field));
}

let backend: TestBackend;
export const startContractBackend = async () => (backend = await startTestBackend({ modules }));
export const contractBackend = () => backend;

/** The whole answer of a call that has to succeed. */
export async function envelope(method: string, path: string, json?: object, as = 'basic', headers = {}) {
  const answer = await backend.call(method, path, { json, as, headers });
  const { status, message, fields } = answer.body;
  if (answer.status !== 200 || status !== true)
    throw new Error(`${path} answers ${answer.status} ${message} ${JSON.stringify(fields ?? {})}`);
  return answer.body;
}

export async function data(method: string, path: string, json?: object, as?: string, headers?: object) {
  return (await envelope(method, path, json, as, headers)).data;
}
export const get = (path: string, as?: string) => data('GET', `/api/v1/${path}`, undefined, as);
export const post = (path: string, json: object, as?: string) => data('POST', `/api/v1/${path}`, json, as);

/** What a call answers that gives a file: its kind is what the contract says about it. */
export async function file(path: string, json: object, as = 'basic') {
  const { status, headers, bytes } = await backend.call('POST', `/api/v1/${path}`, { json, as });
  return { [`${status} ${headers.get('content-type')?.split(';')[0]}`]: bytes.length };
}

const asked = new Map<string, Promise<LooseJson>>();
/** Asks once for all tests, where asking again would be refused or takes its time. */
export function once<T>(name: string, ask: () => Promise<T>): Promise<T> {
  const known = asked.get(name) ?? ask();
  asked.set(name, known);
  return known;
}

export const CONTACT = {
  title: 'Mrs',
  first_name: 'Ayu',
  last_name: 'Lestari',
  email: 'ayu@example.com',
  calling_code: '62',
  phone: '081234567',
};
export const PASSENGER = { title: 'MR', first_name: 'Made', last_name: 'Wirawan', birthdate: '1990-04-17' };
export const PAGE = exact('current_page first_item|from last_item|to per_page total');
/** What a call answers of which only the outcome is read. */
export const OUTCOME = exact('status message');

const STAY = { checkInDate: '2026-12-07', checkOutDate: '2026-12-09', countRoom: 1, countGuest: 2, countChild: 0 };
export const HOTEL = { hotelKey: 'HTL-DPS-007', ...STAY };
export const HOTEL_SEARCH = { destinationKey: 'DPS', ...STAY };
const PEOPLE = [
  { title: 'Mrs', first_name: 'Ayu', last_name: 'Lestari', type: 'ADT' },
  { title: 'Mr', first_name: 'Made', last_name: 'Lestari', type: 'ADT' },
];

export const hotel = () => once('hotel', () => post('hotel/detail', HOTEL));
export const room = async () => (await hotel()).Rooms[0];

/** A stay booked by a guest with this address, or by this member; one for each, because rooms are few. */
export const bookStay = (email = CONTACT.email, as?: string): Promise<LooseJson> =>
  once(`stay of ${as ?? email}`, async () => {
    const { roomKey: room_key, totalPrice: total_price } = (await post('hotel/detail', HOTEL)).Rooms[0];
    const counts = { count_room: 1, count_guest: 2, count_child: 0 };
    const contact = { ...CONTACT, email };
    return post('hotel/booking', { room_key, total_price, ...counts, contact, paxes: PEOPLE }, as);
  });

/** A payment of the member's stay that has begun. */
export const pay = () =>
  once('payment', async () => {
    const { id } = await bookStay(CONTACT.email, 'member');
    return post('payment/add', { bookings: [id], bank_code: '014', product_code: 'BCAVA' }, 'member');
  });
