import { expect, test } from '@jest/globals';
import { createWorkQueue } from './work-queue.ts';

function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { open, passed };
}

test('no more than the limit run together, in the order they came', async () => {
  const queue = createWorkQueue({ running: 2, waiting: 10, waitingOfOne: 10 });
  const gates = Array.from({ length: 5 }, gate);
  const started: number[] = [];
  const results = gates.map(({ passed }, index) =>
    queue.enqueue(async () => {
      started.push(index);
      await passed;
      return index;
    })!,
  );
  expect(started).toEqual([0, 1]);
  gates[1]!.open();
  await results[1];
  expect(started).toEqual([0, 1, 2]);
  for (const { open } of gates) open();
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4]);
});

test('a full line refuses, and a failed task makes room', async () => {
  const queue = createWorkQueue({ running: 1, waiting: 1, waitingOfOne: 1 });
  const { open, passed } = gate();
  const failing = queue.enqueue(async () => {
    await passed;
    throw new Error('broken');
  })!;
  const next = queue.enqueue(async () => 'next')!;
  expect(queue.enqueue(async () => 'refused')).toBeUndefined();
  open();
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('next');
});

test('addresses take turns, and one of them cannot fill the line', async () => {
  const queue = createWorkQueue({ running: 1, waiting: 10, waitingOfOne: 3 });
  const { open, passed } = gate();
  const order: string[] = [];
  const ask = (name: string, address: string) =>
    queue.enqueue(
      async () => {
        order.push(name);
        await passed;
      },
      { address },
    );
  const asked = ['f0', 'f1', 'f2', 'f3', 'f4'].map((name) => ask(name, 'flood'));
  expect(asked[4]).toBeUndefined();
  const visitor = ask('visitor', 'visitor');
  open();
  await Promise.all([...asked, visitor]);
  expect(order).toEqual(['f0', 'f1', 'visitor', 'f2', 'f3']);
});

test('what nobody waits for any more is not begun', async () => {
  const queue = createWorkQueue({ running: 1, waiting: 1, waitingOfOne: 1 });
  const { open, passed } = gate();
  const first = queue.enqueue(() => passed)!;
  const caller = new AbortController();
  let begun = false;
  const left = queue.enqueue(
    async () => {
      begun = true;
    },
    { signal: caller.signal },
  )!;
  caller.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  const next = queue.enqueue(async () => 'next')!;
  open();
  await first;
  expect([await next, begun]).toEqual(['next', false]);
});

test('whoever left before the line was reached is not put into it', async () => {
  const queue = createWorkQueue({ running: 1, waiting: 1, waitingOfOne: 1 });
  let begun = false;
  const task = async () => {
    begun = true;
  };
  await expect(queue.enqueue(task, { signal: AbortSignal.abort(new Error('left')) })).rejects.toThrow('left');
  expect(begun).toBe(false);
});
