import type { AppContext } from '@wisata/kernel/app-context';
import { todayInJakarta } from '@wisata/kernel/dates';
import type { Outcome } from '@wisata/kernel/outcome';
import { createSearchCache } from '@wisata/runtime/journey/search-cache';

/** Nights and tickets of the home page sell more slowly than this. */
const KEEP_MS = 5 * 60_000;

type Parts = Readonly<Record<string, Promise<Outcome<unknown>> | null>>;

/** Prices of the home page are of a day, and a member's may be another's. */
const nameOf = ({ clock, session }: AppContext) => `${todayInJakarta(clock.now())} ${session.user()?.id ?? ''}`;

/**
 * What the home page has asked for in this page view: who comes back finds it as high as they left it, and nothing is asked
 * again. A page of which a part has failed is not kept, so that the part can be asked for anew.
 */
export function createKeptHome<Data extends Parts>() {
  const pages = createSearchCache<{ readonly data: Data }>(KEEP_MS, 1);
  return {
    find: (app: AppContext): Data | undefined => pages.find(app, nameOf(app))?.data,
    async keep(app: AppContext, data: Data): Promise<void> {
      const name = nameOf(app);
      const parts = await Promise.allSettled(Object.values(data).map(async (part) => part));
      const isWhole = parts.every((part) => part.status === 'fulfilled' && part.value?.ok !== false);
      if (isWhole && pages.find(app, name)?.data !== data) pages.keep(app, name, { data });
    },
  };
}
