import { useState } from 'react';
import { BellOff, BellRing } from 'lucide-react';
import { todayInJakarta } from '@wisata/kernel/dates';
import type { Money } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { canTell } from '../visitor/tell.ts';
import { findWatched, unwatchPrice, watchPrice } from '../visitor/watched-prices.ts';
import type { ServiceProps } from './service-props.ts';
import styles from './price-looks.module.css';
import { WATCH_WORDS } from './watch-words.ts';

interface WatchPriceProps extends ServiceProps {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly total: Money;
}

/** One press to be told of a change of this price, and one to end it. Whether the browser may tell of it is the traveller's choice. */
export function WatchPrice({ service, id, title, path, total }: WatchPriceProps) {
  const app = useApp();
  const words = WATCH_WORDS[app.locale];
  const [isWatched, setWatched] = useState(() => findWatched(app).some((each) => each.id === id));
  function toggle() {
    const nowMs = app.clock.now();
    if (isWatched) unwatchPrice(app, id);
    else {
      watchPrice(app, { id, service, title, path, ...total, on: todayInJakarta(nowMs), checkedAt: nowMs });
      if (canTell()) void Notification.requestPermission();
    }
    setWatched(!isWatched);
  }
  return (
    <div className={styles.watch}>
      <Button size="s" icon={isWatched ? BellOff : BellRing} onClick={toggle}>
        {isWatched ? words.stop : words.watch}
      </Button>
      <span role="status">{isWatched && words.watching}</span>
    </div>
  );
}
