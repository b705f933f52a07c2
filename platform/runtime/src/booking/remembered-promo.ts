import { useState } from 'react';
import { findRememberedPromo, forgetPromo, rememberPromo } from '@wisata/kernel/remembered-promo';
import { useApp } from '@wisata/runtime';
import { useHydrated } from '@wisata/ui/use-hydrated';

/** The voucher code that waits on this device for the next payment, and how to choose another or none. */
export function useRememberedPromo() {
  const { storage } = useApp();
  const isInBrowser = useHydrated();
  const [changed, setChanged] = useState(0);
  const code = isInBrowser && changed >= 0 ? findRememberedPromo(storage.local) : undefined;
  const choose = (next: string | undefined) => {
    if (next === undefined) forgetPromo(storage.local);
    else rememberPromo(storage.local, next);
    setChanged((count) => count + 1);
  };
  return { code, choose };
}
