import { useEffect, useState } from 'react';
import type { AppContext } from '@wisata/kernel/app-context';
import { useApp, useSessionUser } from '@wisata/runtime';
import { findOpenOrders, keepOpenOrders } from '@wisata/runtime/open-orders';
import type { Line } from '../api/order.schema.ts';
import { findGuestOrder, loadCart } from '../api/orders.api.ts';
import { isPayable } from '../orders/booking-choice.rules.ts';
import { findDue, type Due } from './due.rules.ts';
import { findGuestEmail, rememberGuestEmail } from '../orders/guest-email.ts';

/** This device's own orders, each proved by the e-mail that it was made with; those that ended are forgotten. */
async function loadGuestLines(app: AppContext): Promise<readonly Line[]> {
  const orders = findOpenOrders(app);
  const found = await Promise.all(orders.map(({ id, email }) => findGuestOrder(app.api, email, id)));
  const linesOf = (index: number) => {
    const answer = found[index];
    return answer?.ok ? answer.data.carts.filter((line) => isPayable(line, app.clock.now())) : [];
  };
  const open = orders.filter((_order, index) => !found[index]?.ok || linesOf(index).length > 0);
  if (open.length < orders.length) keepOpenOrders(app, open);
  const email = open[0]?.email;
  if (email && !findGuestEmail(app)) rememberGuestEmail(app, email);
  // A payment has one payer.
  return orders.flatMap((order, index) => (order.email === email ? linesOf(index) : []));
}

async function loadLines(app: AppContext): Promise<readonly Line[]> {
  if (!app.session.user()) return loadGuestLines(app);
  const cart = await loadCart(app.api);
  return cart.ok ? cart.data : [];
}

const CHANGES = ['account:cart-changed', 'account:payment-settled'] as const;

/** What is still to be paid, asked again whenever the cart or a payment has changed. */
export function useDue(): Due | undefined {
  const app = useApp();
  const user = useSessionUser();
  const [due, setDue] = useState<Due>();
  useEffect(() => {
    let turn = 0;
    const ask = async () => {
      const asked = ++turn;
      const lines = await loadLines(app);
      // An older question may be answered last.
      if (asked === turn) setDue(findDue(lines, app.clock.now()));
    };
    void ask();
    const ends = CHANGES.map((name) => app.bus.subscribe(name, () => void ask()));
    return () => {
      turn = 0;
      ends.forEach((end) => end());
    };
  }, [app, user]);
  return due;
}
