import type { AppContext } from '@wisata/kernel/app-context';
import { storageKey } from '@wisata/kernel/storage-keys';

/** The e-mail a guest booked with, kept for this tab only and never in an address. */
export function findGuestEmail(app: AppContext): string | undefined {
  return app.storage.session.get(storageKey('guest_email'));
}

export function rememberGuestEmail(app: AppContext, email: string): void {
  app.storage.session.set(storageKey('guest_email'), email);
}

/** Undefined for a member, whose token proves it; for a guest the remembered e-mail or an empty text. */
export async function proofOf(app: AppContext): Promise<string | undefined> {
  return (await app.session.ready()) ? undefined : (findGuestEmail(app) ?? '');
}
