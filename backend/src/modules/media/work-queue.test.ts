import { expect, test } from '@jest/globals';
import { createWorkQueue } from './work-queue.ts';

function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { open, passed };
}

test('no more than the limit run together, in the order they came', async () => {
  const queue = createWorkQueue(2, 10);
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
  const queue = createWorkQueue(1, 1);
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
