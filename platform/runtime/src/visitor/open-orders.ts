import type { AppContext } from '@wisata/kernel/app-context';
import { storageKey } from '@wisata/kernel/storage-keys';
import { hasFields, isCount, isListOf, isText, readStored, type Check } from '@wisata/kernel/stored-values';

/** An order that a guest made on this device, with the e-mail that proves it. */
export interface OpenOrder {
  readonly id: string;
  readonly email: string;
}

interface KeptOrder extends OpenOrder {
  /** Until when it may wait for its payment; 0 once it does not. */
  readonly openUntil: number;
  readonly endsAt: number;
}

/** Of the guest of this device; taken away at sign-out, so that the next person finds nothing. */
const KEY = storageKey('own_orders');
const MOST = 20;
const HOUR_MS = 3_600_000;
/** An order that waits for its payment is told of for a day, and stands in its trip for a year. */
const OPEN_HOURS = 24;
const KEPT_HOURS = 366 * 24;

const isKept: Check<KeptOrder> = hasFields<KeptOrder>({
  id: isText,
  email: isText,
  openUntil: isCount,
  endsAt: isCount,
});
const isWhole = isListOf(isKept);

type Parts = Pick<AppContext, 'storage' | 'session' | 'clock'>;

const readAll = ({ storage, clock }: Parts): readonly KeptOrder[] =>
  (readStored(storage.local, KEY, isWhole) ?? []).filter(({ endsAt }) => endsAt > clock.now());

function writeAll({ storage }: Parts, orders: readonly KeptOrder[]): void {
  if (orders.length > 0) storage.local.set(KEY, JSON.stringify(orders.slice(0, MOST)));
  else storage.local.remove(KEY);
}

function keep(app: Parts, { id, email }: OpenOrder, openHours: number): void {
  const now = app.clock.now();
  const others = readAll(app).filter((each) => each.id !== id);
  const ends = { openUntil: openHours > 0 ? now + openHours * HOUR_MS : 0, endsAt: now + KEPT_HOURS * HOUR_MS };
  writeAll(app, [{ id, email, ...ends }, ...others]);
}

const toOrder = ({ id, email }: KeptOrder): OpenOrder => ({ id, email });

/** Every order of this device's guest, newest first: what a trip is made of. */
export const findOwnOrders = (app: Parts): readonly OpenOrder[] => readAll(app).map(toOrder);

/** The orders of this device's guest that may still be paid, newest first. */
export function findOpenOrders(app: Parts): readonly OpenOrder[] {
  if (app.session.user()) return [];
  return readAll(app)
    .filter(({ openUntil }) => openUntil > app.clock.now())
    .map(toOrder);
}

/** Keeps a guest's new order, so that what is still to be paid can be said on every page. */
export const rememberOrder = (app: Parts, order: OpenOrder): void => keep(app, order, OPEN_HOURS);

/** Keeps an order that the guest has looked up; one that is known already stays as it is. */
export function rememberFoundOrder(app: Parts, order: OpenOrder): void {
  if (!readAll(app).some(({ id }) => id === order.id)) keep(app, order, 0);
}

/** Says which of them are still to be paid; the others stay in the trip. */
export function keepOpenOrders(app: Parts, orders: readonly OpenOrder[]): void {
  const open = new Set(orders.map(({ id }) => id));
  writeAll(
    app,
    readAll(app).map((each) => (open.has(each.id) ? each : { ...each, openUntil: 0 })),
  );
}

/** Forgets orders that are nobody's, or all of them. */
export function forgetOrders(app: Parts, orders: readonly OpenOrder[]): void {
  const gone = new Set(orders.map(({ id }) => id));
  writeAll(
    app,
    readAll(app).filter(({ id }) => !gone.has(id)),
  );
}

/** Ends them all; done at sign-out. */
export const forgetAllOrders = ({ storage }: Pick<AppContext, 'storage'>): void => storage.local.remove(KEY);
