import { useState } from 'react';
import { BellOff, BellRing } from 'lucide-react';
import { todayInJakarta } from '@wisata/kernel/dates';
import type { Money } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { useHydrated } from '@wisata/ui/use-hydrated';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import { canTell } from '../visitor/tell.ts';
import { findWatched, unwatchPrice, watchPrice } from '../visitor/watched-prices.ts';
import type { ServiceProps } from './service-props.ts';
import styles from './price-looks.module.css';
import { WATCH_WORDS } from './watch-words.ts';

interface WatchPriceProps extends ServiceProps {
  /** What is paid for, its days and its party; the same text means the same thing. */
  readonly subject: string;
  readonly title: string;
  /** The page that shows the price, without the language. */
  readonly path: string;
  readonly total: Money;
  /** It is the lowest price of a search. */
  readonly isLowest?: boolean;
  /** Class that hides the word beside the icon and the sentence after it where there is no room; screen readers are told both at every width. */
  readonly wordClass?: string | undefined;
}

/** What `toggle` does and whether it is on. */
function useWatch({ service, subject, title, path, total }: WatchPriceProps) {
  const app = useApp();
  const id = `${service} ${subject}`;
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
  return { isWatched, toggle };
}

function Watch(props: WatchPriceProps) {
  const { wordClass, isLowest } = props;
  const words = WATCH_WORDS[useApp().locale];
  const { isWatched, toggle } = useWatch(props);
  const word = isWatched ? words.stop : isLowest ? words.watchLowest : words.watch;
  const said = isWatched && words.watching;
  return (
    <div className={styles.watch}>
      <Button size="s" icon={isWatched ? BellOff : BellRing} aria-label={word} onClick={toggle}>
        <span className={wordClass}>{word}</span>
      </Button>
      <span role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
      {said && (
        <span aria-hidden className={wordClass}>
          {said}
        </span>
      )}
    </div>
  );
}

/** One press to be told of a change of this price, and one to end it. Whether the browser may tell of it is the traveller's choice. */
export function WatchPrice(props: WatchPriceProps) {
  // Only the browser knows what is watched.
  return useHydrated() && <Watch key={`${props.service} ${props.subject}`} {...props} />;
}
