import type { AppContext } from '@wisata/kernel/app-context';
import { endDraft, findDraft, keepDraft } from './drafts.ts';

/** An order that a guest made on this device, with the e-mail that proves it. */
export interface OpenOrder {
  readonly id: string;
  readonly email: string;
}

const NAME = 'open_orders';
const MOST = 5;

type Parts = Parameters<typeof findDraft>[0] & Pick<AppContext, 'session'>;

/** The latest orders of this device's guest, newest first; like a draft they end after a day, and at sign-out. */
export function findOpenOrders(app: Parts): readonly OpenOrder[] {
  const kept = app.session.user() ? undefined : findDraft(app, NAME)?.values;
  return Array.isArray(kept) ? (kept as OpenOrder[]) : [];
}

/** Keeps a guest's new order, so that what is still to be paid can be said on every page. */
export function rememberOrder(app: Parts, order: OpenOrder): void {
  keepDraft(app, NAME, [order, ...findOpenOrders(app)].slice(0, MOST));
}

/** Keeps those that are still to be paid. */
export function keepOpenOrders(app: Parts, orders: readonly OpenOrder[]): void {
  if (orders.length > 0) keepDraft(app, NAME, [...orders]);
  else endDraft(app, NAME);
}
