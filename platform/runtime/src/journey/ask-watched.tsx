import { useEffect } from 'react';
import type { AppContext } from '@wisata/kernel/app-context';
import { todayInJakarta, type CalendarDate } from '@wisata/kernel/dates';
import { exactPrice, money, type Money } from '@wisata/kernel/money';
import type { SlotProps } from '@wisata/kernel/remote';
import { findService } from '@wisata/kernel/services';
import { useApp } from '@wisata/runtime';
import { mayTell, tell } from '../visitor/tell.ts';
import { findWatched, unwatchPrice, watchPrice, type WatchedPrice } from '../visitor/watched-prices.ts';
import { WATCH_WORDS } from './watch-words.ts';

/** The page that shows a watched price, taken apart. */
export interface WatchedPage {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly today: CalendarDate;
}

/** The one thing that a service says of watching: how the total of a page is found again by its ordinary calls; undefined where nobody answers or nothing is left. */
export type AskPrice = (app: AppContext, page: WatchedPage) => Promise<Money | undefined>;

const ASK_AGAIN_MS = 3_600_000;

async function sayOutside({ locale }: AppContext, { id, title, path, minor, currency }: WatchedPrice, was: number) {
  if (!mayTell()) return;
  const words = WATCH_WORDS[locale];
  const text = (amount: number) => exactPrice(money(amount, currency));
  await tell({
    id,
    title: minor < was ? words.lower(title) : words.higher(title),
    body: words.change(text(was), text(minor)),
    href: path,
  });
}

/** Asks for a price anew, keeps it, and says outside the page where it is another one; days that have gone are watched no more. */
async function askFor(app: AppContext, watched: WatchedPrice, ask: AskPrice): Promise<void> {
  const nowMs = app.clock.now();
  if (nowMs - watched.checkedAt < ASK_AGAIN_MS) return;
  const today = todayInJakarta(nowMs);
  const [path = '', search] = watched.path.split('?');
  const query = new URLSearchParams(search);
  const firstDay = query.get(findService(app.config, watched.service)?.firstDay ?? '');
  if (firstDay && firstDay < today) return unwatchPrice(app, watched.id);
  const found = await ask(app, { path, query, today }).catch(() => undefined);
  // Who has ended watching meanwhile is told nothing more.
  const isWatched = findWatched(app).some(({ id }) => id === watched.id);
  if (!isWatched || found?.currency !== watched.currency) return;
  const { minor, on } = watched;
  const asked = { ...watched, checkedAt: nowMs };
  if (found.minor === minor) return watchPrice(app, asked);
  const changed = { ...asked, minor: found.minor, on: today, before: { minor, on } };
  watchPrice(app, changed);
  await sayOutside(app, changed, minor).catch(() => undefined);
}

async function askForAll(app: AppContext, service: string, ask: AskPrice): Promise<void> {
  const watched = findWatched(app).filter((each) => each.service === service);
  // What is kept last stands first.
  for (const each of watched.toReversed()) await askFor(app, each, ask);
}

/** What a service offers for the watched prices of its own: all of it but how a price is found again. */
export function AskWatched({ service, onAsked, ask }: SlotProps['watched-prices'] & { readonly ask: AskPrice }) {
  const app = useApp();
  useEffect(() => {
    let isGone = false;
    void askForAll(app, service, ask).then(() => !isGone && onAsked());
    return () => {
      isGone = true;
    };
  }, [app, ask, service, onAsked]);
  return null;
}
