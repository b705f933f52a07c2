import { CACHES, isGuestPage } from '../../worker/tickets.rules.ts';

/** Takes away what belongs to the member who signed out; a guest's own orders stay. */
export async function forgetMember(caches: CacheStorage): Promise<void> {
  await caches.delete(CACHES.member);
  const pages = await caches.open(CACHES.pages);
  for (const page of await pages.keys()) {
    if (!isGuestPage(new URL(page.url).pathname)) await pages.delete(page);
  }
}
