import { createAnswerCache } from '@wisata/kernel/answer-cache';
import type { BackendContext } from '../../app/context.ts';
import { oncePerContext } from '../../app/once-per-context.ts';
import { LANDINGS } from './landing/landings.ts';

const KEEP_MS = 60_000;
const MEDIA_ADDRESS = /\/media\/[^"\\\s]+/g;

/** Every picture that entries, articles and pages about routes and cities name, read again after a minute: an editor's new one is drawn by then. */
export const contentPictures = oncePerContext(({ db, clock }: BackendContext) => {
  const cache = createAnswerCache<string[]>({ lifeMs: KEEP_MS, most: 1, now: () => clock.now().getTime() });
  async function load(): Promise<string[]> {
    const entries = await db.selectFrom('content_entries').select('body').where('is_active', '=', true).execute();
    const posts = await db.selectFrom('blog_posts').select('body').execute();
    return JSON.stringify([entries, posts, LANDINGS]).match(MEDIA_ADDRESS) ?? [];
  }
  return async (): Promise<string[]> => (await cache.get('addresses', load)).value;
});
