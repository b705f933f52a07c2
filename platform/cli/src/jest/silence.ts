import { format } from 'node:util';

/** Whether an update or a wait falls into React's `act` depends on the machine's speed; tests wait for what is seen. */
const ABOUT_ACT = /not wrapped in act\(|inside an `act` scope/;

const said: string[] = [];

function failIfAnythingWasSaid() {
  const [first, ...more] = said.splice(0);
  if (first !== undefined)
    throw new Error(`Nobody expected this on the console${more.length ? ` (and ${more.length} more)` : ''}: ${first}`);
}

for (const method of ['error', 'warn'] as const) {
  console[method] = (...words: unknown[]) => {
    const text = format(...words);
    if (!ABOUT_ACT.test(text)) said.push(`${text}\n${new Error().stack?.split('\n').slice(2, 8).join('\n')}`);
  };
}

// A test that expects words replaces the console's method with its own.
afterEach(failIfAnythingWasSaid);
afterAll(failIfAnythingWasSaid);
