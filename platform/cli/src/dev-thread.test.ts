import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { followThread } from './dev-thread.ts';

let printed: string[] = [];

beforeEach(() => {
  printed = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
});

afterEach(() => {
  jest.restoreAllMocks();
});

const threadOf = (body: string) =>
  new Worker(`const { parentPort } = require('node:worker_threads'); ${body}`, { eval: true });
const says = (text: string) => printed.some((line) => line.includes(text));

test('a server that dies is told of with its error, and can be ended all the same', async () => {
  const thread = threadOf(
    `parentPort.postMessage('ready'); setTimeout(() => { throw new Error('out of memory') }, 20);`,
  );
  const server = await followThread(thread, 'hotel');
  while (!says('out of memory')) await wait(10);
  expect(says('hotel')).toBe(true);
  await server.stop(['hotel']);
});

test('a server ends once it has done what it does at its end', async () => {
  const thread = threadOf(`
    parentPort.postMessage('ready');
    parentPort.once('message', (remotes) => { console.assert(remotes[0] === 'hotel'); process.exit(); });`);
  await (await followThread(thread, 'hotel')).stop(['hotel']);
  expect(printed).toEqual([]);
});

test.each([
  [`throw new Error('Port 3102 is taken')`, 'Port 3102 is taken'],
  ['process.exit(1)', 'hotel'],
])('what a server cannot start for is thrown: %s', async (body, message) => {
  await expect(followThread(threadOf(body), 'hotel')).rejects.toThrow(message);
  expect(printed).toEqual([]);
});
