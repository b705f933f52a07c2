import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { Slot, useApp } from '@wisata/runtime';
import { findOpenOrders } from '@wisata/runtime/open-orders';
import { useHydrated } from '@wisata/ui/use-hydrated';
import { useShell } from '../app/start/shell-services.tsx';

/** Pages that say themselves what is to be paid, without their language. */
const SAID_THERE = ['/cart', '/order', '/trip'];

/** What is still to be paid, over every page; its code comes only to whoever has something to pay. */
export function DueBar() {
  const app = useApp();
  const { pathname } = useLocation();
  const count = useStore(useShell().cart);
  const isHydrated = useHydrated();
  if (!isHydrated || SAID_THERE.includes(pathname) || (count === 0 && findOpenOrders(app).length === 0)) return null;
  return <Slot name="account:due-bar" props={{}} loading={null} fallback={() => null} />;
}
