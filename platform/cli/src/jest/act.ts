import { createRequire } from 'node:module';
import React from 'react';

type Work = (didTimeout: boolean) => Work | null;
interface ReactParts {
  readonly actQueue: Work[] | null;
}
interface Scheduler {
  readonly unstable_NormalPriority: number;
  readonly unstable_scheduleCallback: (priority: number, work: Work) => unknown;
}

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const parts = (React as unknown as Record<string, ReactParts>)[INTERNALS]!;
const scheduler = createRequire(createRequire(import.meta.url).resolve('react-dom'))('scheduler') as Scheduler;
const { act } = React;

// React drops the work of a component that suspends within an `act` nobody awaits, and the page then waits for ever.
// Presses are such acts, so what they leave goes on as it does in a browser.
React.act = ((callback: () => unknown) => {
  let queue: Work[] = [];
  const result = act(() => {
    queue = parts.actQueue ?? [];
    return callback() as void;
  });
  const isOver = parts.actQueue === null;
  for (const work of isOver ? queue.splice(0) : [])
    scheduler.unstable_scheduleCallback(scheduler.unstable_NormalPriority, work);
  return result;
}) as typeof React.act;

// An error for every element, so that a warning can say who drew it, is a tenth of the time of a page's test. React makes
// none once it counts this many.
Object.defineProperty(parts, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });
