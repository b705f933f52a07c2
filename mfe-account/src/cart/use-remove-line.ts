import { useApp } from '@wisata/runtime';
import type { Line } from '../api/order.schema.ts';
import { cancelLine } from '../api/orders.api.ts';
import { useSending } from '../form/use-sending.ts';

/** Gives one booking back; says why when it cannot be. `email` is the guest's. */
export function useRemoveLine(line: Line, email: string | undefined, onRemoved: () => void) {
  const app = useApp();
  return useSending(
    () => cancelLine(app.api, line, email),
    () => {
      app.toast(app.t('account:cart.removed'), 'success');
      if (line.payment_status !== 'paid') app.bus.publish('account:cart-changed', { count: null });
      onRemoved();
    },
  );
}
