import { Ban, Check, Loader, Timer, TimerOff, TriangleAlert, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { IconType } from '../media/icon.tsx';
import { Tag, type TagTone } from '../text/tag.tsx';

/** The badges of a cart line by the names of spec section 4. */
export type OrderBadge = 'unpaid' | 'process' | 'paid' | 'error' | 'expired' | 'canceled';

/** Where an order stands for its traveller; derived from payment and issue status by the caller. */
type OrderState = OrderBadge | 'refunded';

const LOOKS: Readonly<Record<OrderState, { tone: TagTone; icon: IconType }>> = {
  unpaid: { tone: 'warn', icon: Timer },
  process: { tone: 'info', icon: Loader },
  paid: { tone: 'success', icon: Check },
  error: { tone: 'danger', icon: TriangleAlert },
  expired: { tone: 'neutral', icon: TimerOff },
  canceled: { tone: 'outline', icon: Ban },
  refunded: { tone: 'neutral', icon: Undo2 },
};

/** The state of an order as word, icon and colour; the word is the contract's literal, given by the caller. */
export function OrderStatus({ state, children }: { state: OrderState; children: ReactNode }) {
  const { tone, icon } = LOOKS[state];
  return (
    <Tag tone={tone} icon={icon}>
      {children}
    </Tag>
  );
}
