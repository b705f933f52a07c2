import { randomUUID } from 'node:crypto';
import { addDays, todayInJakarta } from '@wisata/kernel/dates';
import { splitPhone } from '@wisata/kernel/phone';
import type { BackendContext } from '../../app/context.ts';
import type { BackendModule } from '../../app/module.ts';
import { findUserByEmail } from '../auth/index.ts';
import { bookingServices, PAYABLE_STATUSES } from '../bookings/index.ts';
import type { DemoBuyer, DemoOrder } from '../bookings/index.ts';
import { listDemoPassengers } from './demo-passengers.ts';
import { replayPurchase, type DemoPurchase } from './order-script.ts';
import { openBackdatedApi } from './backdated-api.ts';
import type { BackdatedApi } from './backdated-api.ts';

const DEMO_GUEST = { email: 'guest@wisata.test', code: 'WSTAMU2346' } as const;
const MEMBER = 'member@wisata.test';
const TRIP_MEMBER = 'trip@wisata.test';
/** The orders of the guest's trip, as they are booked. */
const TRIP_CODES = [...'ACDEFGHJKMNPQ'].map((letter) => `WSTRIP222${letter}`);
const OPEN_BUYER = 'orders@wisata.test';
/** Open orders of the demo wait longer than a traveller's, so that they are still there tomorrow. */
const OPEN_HOLD_SECONDS = 3 * 86_400;
const DAY_MS = 86_400_000;

async function memberBuyer({ db }: BackendContext, email: string): Promise<DemoBuyer | undefined> {
  const user = await findUserByEmail(db, email);
  if (!user) return undefined;
  const contact = {
    title: user.gender === 'male' ? 'Mr' : 'Mrs',
    first_name: user.first_name,
    last_name: user.last_name,
    email,
    phone: splitPhone(user.phone, '62').national,
  };
  return { user: { id: user.id, role: user.role, sessionId: randomUUID() }, contact };
}

const GUEST_BUYER: DemoBuyer = {
  user: null,
  contact: { title: 'Mr', first_name: 'Hendra', last_name: 'Wirawan', email: DEMO_GUEST.email, phone: '81255501234' },
};

const TRIP_GUEST_BUYER: DemoBuyer = {
  user: null,
  contact: {
    title: 'Mrs',
    first_name: 'Ratih',
    last_name: 'Anggraini',
    email: 'trip.guest@wisata.test',
    phone: '81255505678',
  },
};

async function hasBooking({ db }: BackendContext, email: string, isOpen = false): Promise<boolean> {
  let found = db.selectFrom('bookings').select('id').where('contact_email', '=', email);
  if (isOpen) found = found.where('payment_status', 'in', PAYABLE_STATUSES);
  return (await found.limit(1).executeTakeFirst()) !== undefined;
}

/** What the services have for one account, as it was bought: the oldest first, and together what was paid together. */
function purchasesOf({ context }: BackdatedApi, of: DemoOrder['of']): DemoPurchase[] {
  const orders = [...bookingServices(context).values()]
    .flatMap(({ demoOrders = [] }) => demoOrders)
    .filter((order) => order.of === of)
    .sort((left, right) => right.bookedHoursAgo - left.bookedHoursAgo);
  const isWith = (first: DemoOrder, order: DemoOrder) =>
    first.together !== undefined && first.together === order.together;
  const begun = orders.filter((order) => orders.find((other) => isWith(other, order)) === order || !order.together);
  return begun.map((first) => [first, ...orders.filter((order) => order !== first && isWith(first, order))]);
}

async function playOwnDays(api: BackdatedApi, { user }: DemoBuyer, now: Date): Promise<void> {
  const day = (after: number) => addDays(todayInJakarta(now.getTime()), after);
  const entries = [
    {
      title: 'Borobudur at sunrise',
      date: day(21),
      time: '04:30',
      place: 'Magelang',
      note: 'Driver waits in the lobby',
    },
    { title: 'Dinner with Made and family', date: day(25), time: '19:00', place: 'Jimbaran, Bali', note: '' },
    { title: 'Buy rain coats', date: day(19), place: '', note: 'Four, one for a child' },
  ];
  for (const entry of entries) await api.call('POST', '/api/v1/itinerary/add', user, entry);
}

async function playMember(api: BackdatedApi, buyer: DemoBuyer, now: Date): Promise<void> {
  api.goTo(new Date(now.getTime() - 80 * DAY_MS));
  for (const passenger of listDemoPassengers(now)) {
    await api.call('POST', '/api/v1/dashboard/passenger', buyer.user, passenger);
  }
  for (const purchase of purchasesOf(api, 'member')) {
    const ids = await replayPurchase(api, buyer, purchase, now);
    for (const id of purchase[0].inItinerary ? ids : [])
      await api.call('POST', '/api/v1/itinerary/add', buyer.user, { id });
  }
  await playOwnDays(api, buyer, now);
}

async function playGuest(api: BackdatedApi, now: Date): Promise<void> {
  for (const purchase of purchasesOf(api, 'guest')) {
    const [id] = await replayPurchase(api, GUEST_BUYER, purchase, now);
    // A random code could not be printed in the README.
    await api.context.db.updateTable('bookings').set({ code: DEMO_GUEST.code }).where('id', '=', id!).execute();
  }
}

async function playOpen(api: BackdatedApi, buyer: DemoBuyer, now: Date): Promise<void> {
  api.setHold(OPEN_HOLD_SECONDS);
  for (const purchase of purchasesOf(api, 'opener')) await replayPurchase(api, buyer, purchase, now);
}

/** A trip through every service: what clashes, is tight, waits for its payment or was given back is on purpose. */
async function playTrip(api: BackdatedApi, buyer: DemoBuyer, now: Date): Promise<void> {
  api.setHold(OPEN_HOLD_SECONDS);
  const booked: string[] = [];
  for (const purchase of purchasesOf(api, 'trip'))
    booked.push(...(await replayPurchase(api, { ...buyer, booked }, purchase, now)));
  if (buyer.user) return;
  for (const [index, id] of booked.entries())
    await api.context.db.updateTable('bookings').set({ code: TRIP_CODES[index]! }).where('id', '=', id).execute();
}

/** Fills the demo's accounts once, and gives the account with open orders new ones when its last have ended. */
export async function seedDemo(context: BackendContext, modules: readonly BackendModule[]): Promise<void> {
  if (!context.config.demoData) return;
  const now = context.clock.now();
  const member = await memberBuyer(context, MEMBER);
  const opener = await memberBuyer(context, OPEN_BUYER);
  const traveller = await memberBuyer(context, TRIP_MEMBER);
  const isMemberNew = member !== undefined && !(await hasBooking(context, MEMBER));
  const isGuestNew = !(await hasBooking(context, DEMO_GUEST.email));
  const isOpenerEmpty = opener !== undefined && !(await hasBooking(context, OPEN_BUYER, true));
  const isTripNew = traveller !== undefined && !(await hasBooking(context, TRIP_MEMBER));
  if (!isMemberNew && !isGuestNew && !isOpenerEmpty && !isTripNew) return;
  const api = await openBackdatedApi(context, modules);
  try {
    if (isMemberNew) await playMember(api, member, now);
    if (isGuestNew) await playGuest(api, now);
    if (isOpenerEmpty) await playOpen(api, opener, now);
    if (isTripNew) for (const buyer of [traveller, TRIP_GUEST_BUYER]) await playTrip(api, buyer, now);
  } catch (error) {
    // A shop without its demo orders is still a shop.
    context.log.error({ err: error }, 'the demo orders are not complete');
  } finally {
    await api.close();
  }
}
