import { useState } from 'react';
import { storageKey } from '@wisata/kernel/storage-keys';
import { useApp } from '@wisata/runtime';
import type { Due } from './due.rules.ts';

const HIDDEN_KEY = storageKey('dismissed_notice', 'due');

/** Whether this visit has closed what is said of these bookings; another one to pay is said again. */
export function useHiddenDue({ lines }: Due) {
  const { storage } = useApp();
  const [hidden, setHidden] = useState(() => storage.session.get(HIDDEN_KEY) ?? '');
  const ids = lines.map(({ id }) => id);
  const hide = () => {
    const all = ids.join(' ');
    storage.session.set(HIDDEN_KEY, all);
    setHidden(all);
  };
  return { isHidden: ids.every((id) => hidden.split(' ').includes(id)), hide };
}
