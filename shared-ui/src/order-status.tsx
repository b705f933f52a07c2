import { Ban, Check, Loader, Timer, TimerOff, TriangleAlert, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { IconType } from './icon.tsx';
import { Tag, type TagTone } from './tag.tsx';

/** Where an order stands for its traveller, spec section 4; derived from payment and issue status by the caller. */
export type OrderState = 'unpaid' | 'issuing' | 'issued' | 'failed' | 'expired' | 'canceled' | 'refunded';

const LOOKS: Readonly<Record<OrderState, { tone: TagTone; icon: IconType }>> = {
  unpaid: { tone: 'warn', icon: Timer },
  issuing: { tone: 'info', icon: Loader },
  issued: { tone: 'success', icon: Check },
  failed: { tone: 'danger', icon: TriangleAlert },
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
