import { useState } from 'react';

const TURNS = ['pointerdown', 'keydown', 'focusin'] as const;
/** A browser that is busy all the time has to come to it some day. */
const LATEST_MS = 3000;

/** Kept when the browser has nothing more urgent to do, or the visitor turns to the page. */
function quietMoment(): Promise<void> {
  return new Promise((resolve) => {
    const turn = () => {
      for (const type of TURNS) removeEventListener(type, turn, true);
      resolve();
    };
    for (const type of TURNS) addEventListener(type, turn, true);
    requestIdleCallback(turn, { timeout: LATEST_MS });
  });
}

/**
 * What a part of a served page waits for before it asks for its code. Nothing waits on the server, on pages that are
 * opened in the browser, and in browsers that do not tell when they are idle.
 */
export function useQuietMoment(isOpenedHere: boolean): Promise<void> | undefined {
  const [moment] = useState(() =>
    isOpenedHere || typeof requestIdleCallback !== 'function' ? undefined : quietMoment(),
  );
  return moment;
}
