import type { StoreApi } from 'zustand/vanilla';
import type { AppContext } from '@wisata/kernel/app-context';

/** How many lines wait in the member's cart; 0 for guests and as long as nobody knows. */
export type CartCount = StoreApi<number>;

/** Follows sign-in, sign-out and changes of the cart, in other tabs too. */
export function startCartCount(app: AppContext, store: CartCount): void {
  let asked = 0;
  const refresh = async () => {
    const mine = ++asked;
    if (!(await app.session.ready())) return;
    const { countCart } = await import(/* webpackChunkName: "api" */ '../../api/site.api.ts');
    const answer = await countCart(app.api);
    // A newer event has the better number.
    if (mine === asked && answer.ok) store.setState(answer.data, true);
  };
  const set = (count: number) => {
    asked += 1;
    store.setState(count, true);
  };
  app.bus.subscribe('account:cart-changed', ({ count }) => (count === null ? void refresh() : set(count)));
  app.bus.subscribe('account:signed-in', () => void refresh());
  app.bus.subscribe('account:signed-out', () => set(0));
  void refresh();
}
