import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const BASIC = `Basic ${Buffer.from('wisata-web:wisata-web').toString('base64')}`;
const DAY_MS = 86_400_000;
const WAIT_MS = 100;
const GIVE_UP_MS = 45_000;

interface SmokeTarget {
  readonly status: number;
  readonly retryAfter: string | null;
}

/** Guests who book one room each over the API, as a site does it. */
export interface Travellers {
  /** What they were told to have. */
  readonly codes: Set<string>;
  /** Repeats the same order until it has been taken. */
  book(): Promise<void>;
  /** One try; throws when nobody answers. */
  tryOnce(key: string): Promise<SmokeTarget>;
  read(target: string): Promise<number>;
}

interface Room {
  readonly roomKey: string;
  readonly totalPrice: number;
}

const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const CONTACT = { title: 'Mrs', first_name: 'Ayu', last_name: 'Lestari', calling_code: '62', phone: '81234567890' };
const PAXES = [
  { title: 'Mrs', first_name: 'Ayu', last_name: 'Lestari', type: 'ADT' },
  { title: 'Mr', first_name: 'Suharto', last_name: 'Suharto', type: 'ADT' },
];

const PARTY = { countRoom: 1, countGuest: 2, countChild: 0 };

/** Every key is one guest with an address, an e-mail and a hotel of their own. */
export function createTravellers(port: () => number): Travellers {
  const codes = new Set<string>();
  const guests = new Map<string, number>();

  async function call(target: string, json: object | undefined, guest: number, key?: string): Promise<Response> {
    return fetch(`http://127.0.0.1:${port()}${target}`, {
      method: json ? 'POST' : 'GET',
      headers: {
        authorization: BASIC,
        'x-forwarded-for': `198.51.100.${guest}`,
        ...(json && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(json && { body: JSON.stringify(json) }),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
  }

  /** The first room of their hotel, on the first day that has one; an answer that says no is given as it is. */
  async function findRoom(hotelKey: string, guest: number): Promise<Room | Response> {
    for (let day = 40 + guest; day < 60 + guest; day += 1) {
      const stay = { hotelKey, checkInDate: dayAfter(day), checkOutDate: dayAfter(day + 1), ...PARTY };
      const found = await call('/api/v1/hotel/detail', stay, guest);
      if (!found.ok) return found;
      const { data } = (await found.json()) as { data: { Rooms: Room[] } };
      if (data.Rooms[0]) return data.Rooms[0];
    }
    throw new Error(`${hotelKey} was not booked: it has no room for weeks`);
  }

  async function tryOnce(key: string): Promise<SmokeTarget> {
    const guest = guests.get(key) ?? guests.size + 1;
    guests.set(key, guest);
    const hotelKey = `HTL-DPS-${String(guest).padStart(3, '0')}`;
    const room = await findRoom(hotelKey, guest);
    if (room instanceof Response) return { status: room.status, retryAfter: room.headers.get('retry-after') };
    const order = {
      room_key: room.roomKey,
      total_price: room.totalPrice,
      count_room: 1,
      count_guest: 2,
      count_child: 0,
      contact: { ...CONTACT, email: `traveller${guest}@example.com` },
      paxes: PAXES,
    };
    const booked = await call('/api/v1/hotel/booking', order, guest, key);
    const body = (await booked.json()) as { data: { code?: string } | null; message: string };
    if (booked.ok && body.data?.code) codes.add(body.data.code);
    else if (booked.status < 500) throw new Error(`${hotelKey} was not booked: ${booked.status} ${body.message}`);
    return { status: booked.status, retryAfter: booked.headers.get('retry-after') };
  }

  return {
    codes,
    tryOnce,
    read: async (target) => (await call(target, undefined, 250)).status,
    async book() {
      const key = randomUUID();
      const limit = Date.now() + GIVE_UP_MS;
      for (;;) {
        const answer = await tryOnce(key).catch((error: Error) => {
          if (error.message.includes('was not booked') || Date.now() > limit) throw error;
          return undefined;
        });
        if (answer && answer.status < 300) return;
        if (Date.now() > limit) throw new Error(`Still ${answer?.status ?? 'no answer'} after ${GIVE_UP_MS} ms`);
        await wait(WAIT_MS);
      }
    },
  };
}
