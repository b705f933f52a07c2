import type { AppContext } from '@wisata/kernel/app-context';
import { storageKey } from '@wisata/kernel/storage-keys';

const KEY = storageKey('guest_email');
const ASKED_KEY = storageKey('guest_email', 'asked');

/** The e-mail a guest booked with, kept for this tab only and never in an address. */
export function findGuestEmail(app: AppContext): string | undefined {
  return app.storage.session.get(KEY);
}

export function rememberGuestEmail(app: AppContext, email: string): void {
  app.storage.session.set(KEY, email);
}

/** Hands a typed e-mail to the look-up that follows; only an order that it finds makes it the remembered one. */
export function askWithEmail(app: AppContext, email: string): void {
  app.storage.session.set(ASKED_KEY, email);
}

export function takeAskedEmail(app: AppContext): string | undefined {
  const email = app.storage.session.get(ASKED_KEY);
  app.storage.session.remove(ASKED_KEY);
  return email;
}

/** Undefined for a member, whose token proves it; for a guest the remembered e-mail or an empty text. */
export async function proofOf(app: AppContext): Promise<string | undefined> {
  return (await app.session.ready()) ? undefined : (findGuestEmail(app) ?? '');
}
