import type { AppContext } from '@wisata/kernel/app-context';
import type { SavedPassenger } from './saved-passengers.api.ts';

/** Whom a member has saved, for a checkout's loader. Most visitors are guests, so the code for that is fetched for members only. */
export async function loadSavedPassengers(app: AppContext, signal: AbortSignal): Promise<readonly SavedPassenger[]> {
  if (!(await app.session.ready())) return [];
  const row = import(/* webpackChunkName: "members" */ './saved-people-row.tsx').catch(() => undefined);
  const calls = await import(/* webpackChunkName: "members" */ './saved-passengers.api.ts').catch(() => undefined);
  const saved = await calls?.searchSavedPassengers(app.api, signal);
  await row;
  return saved ?? [];
}
