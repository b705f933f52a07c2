/** Every event on the bus. Name `owner:noun-verbed`; payloads carry ids only, never records. */
export interface EventMap {
  'account:signed-in': { userId: string };
  'account:signed-out': Record<string, never>;
  'account:cart-changed': { count: number | null };
  'account:payment-settled': { transactionId: string };
}

export type EventName = keyof EventMap;

/** Typed bus over `window`, and over BroadcastChannel for the names in {@link CROSS_TAB_EVENTS}. */
export interface EventBus {
  publish<N extends EventName>(name: N, payload: EventMap[N]): void;
  /** Gives back the function that ends the subscription. */
  subscribe<N extends EventName>(name: N, listener: (payload: EventMap[N]) => void): () => void;
}

/** Events that other open tabs receive too. */
export const CROSS_TAB_EVENTS: readonly EventName[] = [
  'account:signed-in',
  'account:signed-out',
  'account:cart-changed',
];
