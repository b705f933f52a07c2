import type { AppContext } from '@wisata/kernel/app-context';
import type { Outcome } from '@wisata/kernel/outcome';
import { createSearchCache } from '@wisata/runtime/journey/search-cache';
import type { TrainList } from './train.model.ts';

/** How long an answer is shown again without asking; the prices themselves hold about as long. */
const KEEP_MS = 10 * 60_000;
const searches = createSearchCache<{ readonly answer: Outcome<TrainList> }>(KEEP_MS);

/** What the railway answered to a search of this page view. */
export const findTrains = (app: AppContext, identity: string) => searches.find(app, identity)?.answer;

/** Keeps an answer, also the one that the server has found before this page began. */
export function keepTrains(app: AppContext, identity: string, answer: Outcome<TrainList>): void {
  if (answer.ok && !searches.find(app, identity)) searches.keep(app, identity, { answer });
}

/** Removes the stored answers of a search, so that the next visit requests them again. */
export const forgetTrains = (app: AppContext, identity: string): void => searches.forget(app, identity);
