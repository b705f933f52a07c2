import { useState } from 'react';
import type { Failure } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { ownKey } from '@wisata/runtime/own-key';
import type { Line } from '../api/order.schema.ts';
import { searchBookings } from '../api/orders.api.ts';
import { addUpTrip, type TripCost } from './trip-cost.rules.ts';

/** More bookings than anybody's trip has. */
const MOST_PAGES = 10;

/** Adds up the member's trip when it is asked for. */
export function useTripCost() {
  const app = useApp();
  const { clock } = app;
  const [cost, setCost] = useState<TripCost>();
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);

  async function loadPages(): Promise<readonly Line[] | undefined> {
    const lines: Line[] = [];
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const found = await searchBookings(app, { when: 'upcoming', service: '', page });
      if (!found.ok) {
        setFailure(found.failure);
        return undefined;
      }
      lines.push(...found.data.items);
      if (found.data.items.length === 0 || lines.length >= found.data.pagination.total) break;
    }
    return lines;
  }

  async function addUp(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const lines = await loadPages();
    if (lines) setCost(addUpTrip(lines, clock.now()));
    setBusy(false);
  }

  return { cost, failure, busy, addUp };
}

/** What the member means to spend, kept on this device. */
export function useTripBudget(): readonly [text: string, change: (text: string) => void] {
  const { storage, session } = useApp();
  const key = ownKey('trip_budget', { session });
  const [text, setText] = useState(() => storage.local.get(key) ?? '');
  function change(next: string): void {
    setText(next);
    if (next === '') storage.local.remove(key);
    else storage.local.set(key, next);
  }
  return [text, change];
}
