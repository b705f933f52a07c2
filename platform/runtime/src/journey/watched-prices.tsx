import { useEffect, useState } from 'react';
import { BellOff } from 'lucide-react';
import type { AppContext } from '@wisata/kernel/app-context';
import { formatDate, todayInJakarta } from '@wisata/kernel/dates';
import { exactPrice, money, type Money } from '@wisata/kernel/money';
import { RouterLink, useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { mayTell, tell } from '../visitor/tell.ts';
import { findWatched, unwatchPrice, watchPrice, type WatchedPrice } from '../visitor/watched-prices.ts';
import type { ServiceProps } from './service-props.ts';
import styles from './price-looks.module.css';
import { WATCH_WORDS } from './watch-words.ts';

/** What a service answers about a watched page: the total now, `over` for days that have gone, undefined where nobody answers. */
export type AskPrice = (app: AppContext, path: string) => Promise<Money | 'over' | undefined>;

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

/** Asks for a price anew, keeps it, and says outside the page where it is another one. */
async function check(app: AppContext, watched: WatchedPrice, ask: AskPrice): Promise<void> {
  const nowMs = app.clock.now();
  if (nowMs - watched.checkedAt < ASK_AGAIN_MS) return;
  const found = await ask(app, watched.path);
  if (found === 'over') unwatchPrice(app, watched.id);
  if (!found || found === 'over' || found.currency !== watched.currency) return;
  const { minor, on } = watched;
  const asked = { ...watched, checkedAt: nowMs };
  if (found.minor === minor) return watchPrice(app, asked);
  const changed = { ...asked, minor: found.minor, on: todayInJakarta(nowMs), before: { minor, on } };
  watchPrice(app, changed);
  await sayOutside(app, changed, minor).catch(() => undefined);
}

const watchedOf = (app: AppContext, service: string) => findWatched(app).filter((each) => each.service === service);

async function checkAll(app: AppContext, service: string, ask: AskPrice): Promise<void> {
  // What is kept last stands first.
  for (const watched of watchedOf(app, service).toReversed()) await check(app, watched, ask);
}

interface WatchedPricesProps extends ServiceProps {
  readonly ask: AskPrice;
}

/** The prices of a service that are watched on this device, each asked for again, with what it was before. */
export function WatchedPrices({ service, ask }: WatchedPricesProps) {
  const app = useApp();
  const { locale } = app;
  const words = WATCH_WORDS[locale];
  const [watched, setWatched] = useState(() => watchedOf(app, service));
  useEffect(() => {
    let isGone = false;
    void checkAll(app, service, ask).then(() => !isGone && setWatched(watchedOf(app, service)));
    return () => {
      isGone = true;
    };
  }, [app, ask, service]);
  if (watched.length === 0) return null;
  const stop = (id: string) => {
    unwatchPrice(app, id);
    setWatched(watchedOf(app, service));
  };
  return (
    <section className={styles.watched} aria-label={words.title}>
      <b>{words.title}</b>
      <ul role="list">
        {watched.map(({ id, title, path, minor, currency, on, before }) => (
          <li key={id} data-kind={before && (minor < before.minor ? 'lower' : 'higher')}>
            <RouterLink href={path}>{title}</RouterLink> <b>{exactPrice(money(minor, currency))}</b>{' '}
            <span>
              {before
                ? words.since(exactPrice(money(before.minor, currency)), formatDate(before.on, locale, 'short'))
                : words.same(formatDate(on, locale, 'short'))}
            </span>
            <Button size="s" variant="quiet" icon={BellOff} aria-label={words.stopOf(title)} onClick={() => stop(id)}>
              {words.stop}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
