import type { AppContext } from '@wisata/kernel/app-context';
import type { Outcome } from '@wisata/kernel/outcome';
import { findNotice, searchCategories, searchMenus } from '../api/site.api.ts';
import type { Category } from '../rules/category.rules.ts';
import { STATIC_MENUS, type MenuItem } from '../rules/menu.rules.ts';
import { isNoticeLive, type Notice } from '../rules/notice.rules.ts';
import { sanitizeHtml } from './sanitize-html.ts';

/** What surrounds every page and comes from the API. */
export interface SiteData {
  readonly menus: readonly MenuItem[];
  readonly categories: readonly Category[];
  /** Live, with its HTML cleaned. */
  readonly notice?: Notice;
  /** False when something did not arrive in time; the next navigation asks again. */
  readonly isComplete: boolean;
}

/** Asks for the surroundings once a page view; reading never waits longer than its limit and never fails. */
export interface Site {
  read(): Promise<SiteData>;
}

/** Menus must not hold up a page: after this long the static ones are shown. */
const LIMIT_MS = 800;

type Settled<T> = { readonly value: T } | undefined;

/** Keeps a call that succeeded and forgets one that failed, so that it is asked again. */
function keep<T>(ask: () => Promise<Outcome<T>>, onFailure: () => void): () => Promise<Settled<T>> {
  let known: Promise<Settled<T>> | undefined;
  return () => {
    known ??= ask().then(
      (answer) => {
        if (answer.ok) return { value: answer.data };
        known = undefined;
        onFailure();
        return undefined;
      },
      () => (known = undefined),
    );
    return known;
  };
}

async function liveNotice(app: AppContext): Promise<Outcome<Notice | undefined>> {
  const answer = await findNotice(app.api);
  if (!answer.ok || !answer.data || !isNoticeLive(answer.data, app.clock.now())) {
    return answer.ok ? { ok: true, data: undefined } : answer;
  }
  return { ok: true, data: { ...answer.data, html: await sanitizeHtml(answer.data.html) } };
}

/** Makes the site of one app instance and starts asking at once, beside the page's own data. */
export function createSite(app: AppContext, pause = (ms: number) => new Promise<void>((r) => setTimeout(r, ms))): Site {
  const failed = (message: string) => () => app.track('site-data-failed', { message });
  const menus = keep(() => searchMenus(app.api), failed('Failed fetch menus'));
  const categories = keep(() => searchCategories(app.api), failed('Failed fetch categories'));
  const notice = keep(() => liveNotice(app), failed('Failed fetch notice'));
  const all = () => [menus(), categories(), notice()] as const;
  let first: ReturnType<typeof all> | undefined = all();
  return {
    async read() {
      const asked = first ?? all();
      // Only the first page waits; a later one takes what has arrived since.
      const late = pause(first ? LIMIT_MS : 0).then(() => undefined);
      first = undefined;
      const [menu, category, news] = (await Promise.all(asked.map((each) => Promise.race([each, late])))) as [
        Settled<readonly MenuItem[]>,
        Settled<readonly Category[]>,
        Settled<Notice | undefined>,
      ];
      return {
        menus: menu && menu.value.length > 0 ? menu.value : STATIC_MENUS,
        categories: category?.value ?? [],
        ...(news?.value ? { notice: news.value } : {}),
        isComplete: Boolean(menu && category && news),
      };
    },
  };
}
