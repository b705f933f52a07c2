import { useCallback, useEffect, useRef, useState } from 'react';

/** Where the newest question stands; `idle` before the first one. */
export type LoadState = 'idle' | 'loading' | 'ready' | 'failed';

/** The newest answer, and how to ask for another. */
export interface AsyncOptions<Option> {
  readonly state: LoadState;
  readonly options: readonly Option[];
  /** The text the options answer; differs from the typed one while a newer question is open. */
  readonly answeredText: string;
  readonly ask: (text: string) => void;
  readonly reset: () => void;
}

interface Answer<Option> {
  readonly state: LoadState;
  readonly options: readonly Option[];
  readonly answeredText: string;
}

/**
 * Asks for options as a text changes. Only the newest question may answer: an older one is aborted, and its answer is
 * dropped even when the loader ignores the signal. Earlier options stay on screen until the new ones are there.
 */
export function useAsyncOptions<Option>(
  load: (text: string, signal: AbortSignal) => Promise<readonly Option[]>,
  delayMs: number,
): AsyncOptions<Option> {
  const none: Answer<Option> = { state: 'idle', options: [], answeredText: '' };
  const [answer, setAnswer] = useState(none);
  const open = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const loader = useRef(load);
  useEffect(() => {
    loader.current = load;
  });

  const cancel = useCallback(() => {
    clearTimeout(timer.current);
    open.current?.abort();
  }, []);
  useEffect(() => cancel, [cancel]);

  const ask = useCallback(
    (text: string) => {
      cancel();
      const controller = new AbortController();
      open.current = controller;
      setAnswer((last) => ({ ...last, state: 'loading' }));
      const run = async () => {
        try {
          const options = await loader.current(text, controller.signal);
          if (!controller.signal.aborted) setAnswer({ state: 'ready', options, answeredText: text });
        } catch {
          if (!controller.signal.aborted) setAnswer({ state: 'failed', options: [], answeredText: text });
        }
      };
      if (delayMs > 0) timer.current = setTimeout(() => void run(), delayMs);
      else void run();
    },
    [cancel, delayMs],
  );

  const reset = useCallback(() => {
    cancel();
    setAnswer({ state: 'idle', options: [], answeredText: '' });
  }, [cancel]);

  return { ...answer, ask, reset };
}
