import type { AppContext } from '@wisata/kernel/app-context';
import { savePassenger, type KeptPassenger } from './saved-passengers.api.ts';

/** Saves the passengers that the member asked to save. The booking does not depend on it. */
export async function keepPassengers(app: AppContext, service: string, asked: readonly KeptPassenger[]): Promise<void> {
  if (!app.session.user() || asked.length === 0) return;
  const answers = await Promise.all(asked.map((passenger) => savePassenger(app.api, passenger)));
  const isSaved = answers.every(({ ok }) => ok);
  app.toast(app.t(`${service}:checkout.keep.${isSaved ? 'done' : 'failed'}`), isSaved ? 'success' : 'error');
}
