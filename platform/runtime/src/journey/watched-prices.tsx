import { useCallback, useState } from 'react';
import { BellOff } from 'lucide-react';
import { formatDate } from '@wisata/kernel/dates';
import { exactPrice, money } from '@wisata/kernel/money';
import { RouterLink, Slot, useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { findWatched, unwatchPrice, type WatchedPrice } from '../visitor/watched-prices.ts';
import styles from './price-looks.module.css';
import { WATCH_WORDS } from './watch-words.ts';

interface RowProps {
  readonly watched: WatchedPrice;
  readonly onStop: () => void;
}

function Row({ watched: { title, path, minor, currency, on, before }, onStop }: RowProps) {
  const { locale } = useApp();
  const words = WATCH_WORDS[locale];
  return (
    <li data-kind={before && (minor < before.minor ? 'lower' : 'higher')}>
      <RouterLink href={path}>{title}</RouterLink> <b>{exactPrice(money(minor, currency))}</b>{' '}
      <span>
        {before
          ? words.since(exactPrice(money(before.minor, currency)), formatDate(before.on, locale, 'short'))
          : words.same(formatDate(on, locale, 'short'))}
      </span>
      <Button size="s" variant="quiet" icon={BellOff} aria-label={words.stopOf(title)} onClick={onStop}>
        {words.stop}
      </Button>
    </li>
  );
}

/** The prices that are watched on this device, with what each was before; every service asks for its own anew. */
export function WatchedPrices() {
  const app = useApp();
  const words = WATCH_WORDS[app.locale];
  const [watched, setWatched] = useState(() => findWatched(app));
  const readAgain = useCallback(() => setWatched(findWatched(app)), [app]);
  if (watched.length === 0) return null;
  const services = [...new Set(watched.map(({ service }) => service))];
  const stop = (id: string) => {
    unwatchPrice(app, id);
    readAgain();
  };
  return (
    <section className={styles.watched} aria-label={words.title}>
      <h2>{words.title}</h2>
      <p>{words.note}</p>
      <ul role="list">
        {watched.map((each) => (
          <Row key={each.id} watched={each} onStop={() => stop(each.id)} />
        ))}
      </ul>
      {services.map((service) => (
        <Slot
          key={service}
          name={`${service}:watched-prices`}
          props={{ service, onAsked: readAgain }}
          loading={null}
          fallback={() => null}
        />
      ))}
    </section>
  );
}
