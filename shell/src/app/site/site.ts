import type { AppContext } from '@wisata/kernel/app-context';
import type { Outcome } from '@wisata/kernel/outcome';
import type { Category } from '../../rules/category.rules.ts';
import { STATIC_MENUS, type MenuItem } from '../../rules/menu.rules.ts';
import { isNoticeLive, type Notice } from '../../rules/notice.rules.ts';
import { pauseFor } from '@wisata/runtime/retry';

/** What surrounds every page and comes from the API. */
export interface SiteData {
  readonly menus: readonly MenuItem[];
  readonly categories: readonly Category[];
  /** The categories were refused while the menu came; when nothing comes at all, the page says so itself. */
  readonly hasNoCategories?: true;
  /** Live. */
  readonly notice?: Notice;
  /** False when something did not arrive in time; the next navigation asks again. */
  readonly isComplete: boolean;
}

/** Asks for the surroundings once a page view; reading never waits longer than its limit and never fails. */
export interface Site {
  read(): Promise<SiteData>;
  /** Whether the last reading had all of it. */
  isComplete(): boolean;
}

/** Menus must not hold up a page: after this long the static ones are shown. */
const LIMIT_MS = 800;

/** What was asked for: there, refused, or still on its way. */
type SettledValues<T> = { readonly value: T } | 'refused' | undefined;

const valueOf = <T>(settled: SettledValues<T>) => (typeof settled === 'object' ? settled.value : undefined);

/** Keeps a call that succeeded and forgets one that failed, so that it is asked again. */
function keep<T>(ask: () => Promise<Outcome<T>>, onFailure: () => void): () => Promise<SettledValues<T>> {
  let known: Promise<SettledValues<T>> | undefined;
  return () => {
    known ??= ask().then(
      (answer) => {
        if (answer.ok) return { value: answer.data };
        known = undefined;
        onFailure();
        return 'refused';
      },
      () => (known = undefined),
    );
    return known;
  };
}

/** Not part of the first script: a page that the server rendered brings its surroundings with it. */
const siteApi = async () => import(/* webpackChunkName: "api" */ '../../api/site.api.ts');

async function liveNotice(app: AppContext): Promise<Outcome<Notice | undefined>> {
  const { findNotice } = await siteApi();
  const answer = await findNotice(app.api);
  if (!answer.ok || !answer.data || !isNoticeLive(answer.data, app.clock.now())) {
    return answer.ok ? { ok: true, data: undefined } : answer;
  }
  return answer;
}

/** What {@link createSite} may begin from. */
interface SiteOptions {
  /** What the server has read already. */
  readonly rendered?: SiteData | undefined;
  readonly pause?: (ms: number) => Promise<void>;
}

/** Makes the site of one app instance and starts asking at once, beside the page's own data. */
export function createSite(app: AppContext, { rendered, pause = pauseFor }: SiteOptions = {}): Site {
  const failed = (message: string) => () => app.track('site-data-failed', { message });
  const menus = keep(async () => (await siteApi()).searchMenus(app.api), failed('Failed fetch menus'));
  const categories = keep(async () => (await siteApi()).searchCategories(app.api), failed('Failed fetch categories'));
  const notice = keep(() => liveNotice(app), failed('Failed fetch notice'));
  const all = () => [menus(), categories(), notice()] as const;
  let first: ReturnType<typeof all> | undefined = rendered ? undefined : all();
  let isComplete = rendered?.isComplete ?? false;
  return {
    isComplete: () => isComplete,
    async read() {
      if (rendered?.isComplete) return rendered;
      const asked = first ?? all();
      // Only the first page waits; a later one takes what has arrived since.
      const late = pause(first ? LIMIT_MS : 0).then(() => undefined);
      first = undefined;
      const [menu, category, news] = (await Promise.all(asked.map((each) => Promise.race([each, late])))) as [
        SettledValues<readonly MenuItem[]>,
        SettledValues<readonly Category[]>,
        SettledValues<Notice | undefined>,
      ];
      const [menus, categories, notice] = [valueOf(menu), valueOf(category), valueOf(news)];
      isComplete = [menu, category, news].every((settled) => typeof settled === 'object');
      return {
        menus: menus && menus.length > 0 ? menus : STATIC_MENUS,
        categories: categories ?? [],
        ...(category === 'refused' && menus ? { hasNoCategories: true as const } : {}),
        ...(notice ? { notice } : {}),
        isComplete,
      };
    },
  };
}
