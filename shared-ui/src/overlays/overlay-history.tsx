import type { Context, ReactNode } from 'react';
import { createContext, useContext, useEffect, useRef } from 'react';

/** Makes what covers the page a step of its own in the browser's history. */
export interface OverlayHistory {
  /** Adds a step for an overlay that has opened; Back calls `close`. The answer is called once the overlay has closed. */
  open(close: () => void): () => void;
}

const WITHOUT_STEPS: OverlayHistory = { open: () => () => undefined };

const CONTEXT = Symbol.for('wisata.overlay-history');

/** Every remote brings a copy of this file, and what the shell provides has to reach all of them. */
function overlayContext(): Context<OverlayHistory> {
  const holder = globalThis as { [CONTEXT]?: Context<OverlayHistory> };
  return (holder[CONTEXT] ??= createContext(WITHOUT_STEPS));
}

/** Gives the overlays of the page their steps; without it Back knows nothing of them. */
export function OverlayHistoryProvider(props: { readonly history?: OverlayHistory; readonly children: ReactNode }) {
  const { Provider } = overlayContext();
  return <Provider value={props.history ?? WITHOUT_STEPS}>{props.children}</Provider>;
}

/** While `open`, Back closes the overlay and stays on the page. Everything that covers a screen calls this. */
export function useOverlayStep(open: boolean, close: () => void): void {
  const history = useContext(overlayContext());
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (open ? history.open(() => latest.current()) : undefined), [open, history]);
}
