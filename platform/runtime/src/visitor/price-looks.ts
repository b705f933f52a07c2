import { useEffect, useState } from 'react';
import type { AppContext } from '@wisata/kernel/app-context';
import { todayInJakarta } from '@wisata/kernel/dates';
import { parseCurrency, type Money } from '@wisata/kernel/money';
import { comparePrice, withLook, type LookedBefore, type PriceLook } from '@wisata/kernel/price-looks';
import { createStoredList, hasFields, isCount, isListOf, isText, type Check } from '@wisata/kernel/stored-values';
import { useApp } from '@wisata/runtime';
import { ownKey } from './own-key.ts';

/** What something has cost on the days on which this traveller looked. */
interface LookedAt {
  /** The service, and what its price depends on. */
  readonly id: string;
  readonly looks: readonly PriceLook[];
}

type Parts = Pick<AppContext, 'storage' | 'session' | 'clock'>;

const MOST_KEPT = 60;

const isLook = hasFields<PriceLook>({
  on: isText,
  minor: isCount,
  currency: (value): value is PriceLook['currency'] => parseCurrency(value) !== undefined,
});
const isLookedAt: Check<LookedAt> = hasFields<LookedAt>({ id: isText, looks: isListOf(isLook) });

const listOf = (app: Parts) =>
  createStoredList<LookedAt>({
    key: ownKey('price_looks', app),
    check: isLookedAt,
    idOf: ({ id }) => id,
    most: MOST_KEPT,
  });

const looksAt = (app: Parts, id: string) =>
  listOf(app)
    .find(app.storage.local)
    .find((each) => each.id === id)?.looks ?? [];

/**
 * How a total stands to those of days before, and notes it for the next time. `id` names what is paid for, its days and
 * its party; it never leaves the device. For pages that the browser has taken over.
 */
export function usePriceLooks(id: string, total: Money): LookedBefore | undefined {
  const app = useApp();
  const today = todayInJakarta(app.clock.now());
  const [known] = useState(() => ({ id, looks: looksAt(app, id) }));
  const { minor, currency } = total;
  useEffect(() => {
    listOf(app).remember(app.storage.local, { id, looks: withLook(looksAt(app, id), { on: today, minor, currency }) });
  }, [app, id, today, minor, currency]);
  return comparePrice(known.id === id ? known.looks : looksAt(app, id), today, total);
}
