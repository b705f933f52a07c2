import { createStore } from 'zustand/vanilla';

/** A message on its way to the visitor. */
export interface ToastMessage {
  readonly id: number;
  readonly text: string;
  readonly kind: 'success' | 'error' | 'info';
}

interface ToastState {
  readonly messages: readonly ToastMessage[];
  show(text: string, kind: ToastMessage['kind']): void;
  dismiss(id: number): void;
}

/** Messages of one app instance; the viewport takes each away after its time. */
export function createToastStore() {
  let next = 1;
  return createStore<ToastState>((set) => ({
    messages: [],
    show: (text, kind) => set(({ messages }) => ({ messages: [...messages.slice(-2), { id: next++, text, kind }] })),
    dismiss: (id) => set(({ messages }) => ({ messages: messages.filter((message) => message.id !== id) })),
  }));
}

export type ToastStore = ReturnType<typeof createToastStore>;
