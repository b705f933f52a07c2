import { afterAll, afterEach, beforeEach, expect, test } from '@jest/globals';
import { StrictMode, use } from 'react';
import type { Root } from 'react-dom/client';
import { Deferred } from './deferred.tsx';
import { lazyPart } from './lazy-part.tsx';

/** What React puts off for longer than this never comes: it takes the timer that it finds when it loads. */
const LONGEST_MS = 100;
const realTimeout = globalThis.setTimeout;
globalThis.setTimeout = ((work: () => void, ms = 0) =>
  ms > LONGEST_MS ? 0 : realTimeout(work, ms)) as unknown as typeof setTimeout;
const { createRoot } = await import('react-dom/client');

const ENVIRONMENT = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
let place: HTMLElement;
let root: Root;

beforeEach(() => {
  ENVIRONMENT.IS_REACT_ACT_ENVIRONMENT = false;
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});

afterEach(() => {
  root.unmount();
  place.remove();
  ENVIRONMENT.IS_REACT_ACT_ENVIRONMENT = true;
});

afterAll(() => {
  globalThis.setTimeout = realTimeout;
});

/** Resolves when the page reads like this. */
function reads(text: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (place.textContent !== text) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(place, { childList: true, subtree: true, characterData: true, attributes: true });
    look();
  });
}

/** An answer that comes when the test says so. */
function makeAnswer() {
  let resolve: (text: string) => void = () => undefined;
  const promise = new Promise<string>((settle) => (resolve = settle));
  return { promise, resolve };
}

function Answer({ data }: { readonly data: Promise<string> }) {
  return use(data);
}

const show = (data: Promise<string>) =>
  root.render(
    <StrictMode>
      <Deferred data={data} fallback="loading">
        <Answer data={data} />
      </Deferred>
    </StrictMode>,
  );

test('an answer is drawn without waiting for any timer', async () => {
  const { promise, resolve } = makeAnswer();
  show(promise);
  await reads('loading');
  resolve('here');
  await expect(reads('here')).resolves.toBeUndefined();
});

test('another question waits for its own answer', async () => {
  const [first, second] = [makeAnswer(), makeAnswer()];
  show(first.promise);
  await reads('loading');
  show(second.promise);
  first.resolve('old');
  await reads('loading');
  second.resolve('new');
  await expect(reads('new')).resolves.toBeUndefined();
});

test('a part whose code comes is drawn without waiting for any timer', async () => {
  const { promise, resolve } = makeAnswer();
  const Part = lazyPart(async () => {
    const text = await promise;
    return () => text;
  }, 'loading');
  root.render(<Part />);
  await reads('loading');
  resolve('here');
  await expect(reads('here')).resolves.toBeUndefined();
});
