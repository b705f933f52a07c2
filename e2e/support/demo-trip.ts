import type { BrowserContext, Page } from 'playwright/test';
import { apiOf } from './api.ts';
import { beSignedIn } from './member.ts';

/** The guest's trip of the demo: one order of every service and more, each found by its code and this e-mail. */
const GUEST = { email: 'trip.guest@wisata.test', codes: [...'ACDEFGHJKMN'].map((letter) => `WSTRIP222${letter}`) };
const KEPT_MS = 366 * 86_400_000;

/** This browser is the demo's guest with the trip, as if they had booked it here. */
async function beTripGuest(context: BrowserContext, siteUrl: string): Promise<void> {
  const orders = GUEST.codes.map((code) => ({ order_id: code, email: GUEST.email }));
  const { bookings } = await apiOf(siteUrl).post<{ bookings: { id: string }[] }>('/api/v1/trip', { orders });
  const endsAt = Date.now() + KEPT_MS;
  const kept = bookings.map(({ id }) => ({ id, email: GUEST.email, openUntil: 0, endsAt }));
  await context.addInitScript((text) => localStorage.setItem('aerowisata_own_orders', text), JSON.stringify(kept));
}

/** Makes this browser one of the two whose trip goes through seven services. */
export async function beTripper(page: Page, who: 'guest' | 'member', siteUrl: string): Promise<void> {
  if (who === 'member') await beSignedIn(page, 'trip@wisata.test');
  else await beTripGuest(page.context(), siteUrl);
}
