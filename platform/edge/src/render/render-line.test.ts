import { afterEach, expect, jest, test } from '@jest/globals';
import type { RenderRequest } from '@wisata/kernel/rendering';
import { createRenderLine, inBrowser } from './render-line.ts';

afterEach(() => void jest.useRealTimers());

function open() {
  const sent: [id: number, url: string][] = [];
  const line = createRenderLine({
    send: (id, { url }) => sent.push([id, url]),
    onLate: () => undefined,
    onEmpty: () => undefined,
  });
  const ask = (url: string, isRenewal?: boolean) => line.ask({ url } as RenderRequest, isRenewal);
  return { line, sent, ask };
}

test('a page that many wait for goes before those of single visitors, and finds a place where they fill the line', async () => {
  const { line, sent, ask } = open();
  const crowd = [...Array(12).keys()].map((index) => ask(`/own/${index}`));
  expect(await ask('/own/12')).toEqual(inBrowser('busy'));
  const renewed = ask('/kept', true);
  expect(sent.map(([, url]) => url)).toEqual(['/own/0', '/own/1', '/own/2']);
  line.answer(sent[0]![0], inBrowser('page'));
  expect(sent.at(-1)?.[1]).toBe('/kept');
  line.giveUp('worker');
  expect(await renewed).toEqual(inBrowser('worker'));
  expect(await Promise.all(crowd)).toHaveLength(12);
});

test('a page that nobody waits for any more keeps its place until the thread has done with it, or is given up', async () => {
  jest.useFakeTimers();
  const { line, sent, ask } = open();
  const first = [ask('/0'), ask('/1'), ask('/2')];
  jest.advanceTimersByTime(1_200);
  expect(await Promise.all(first)).toEqual([inBrowser('slow'), inBrowser('slow'), inBrowser('slow')]);
  void ask('/3');
  expect(sent).toHaveLength(3);
  line.answer(sent[0]![0], inBrowser('page'));
  expect(sent.at(-1)?.[1]).toBe('/3');
  line.answer(sent[3]![0], inBrowser('page'));
  expect(line.isEmpty()).toBe(false);
  jest.advanceTimersByTime(3_000);
  expect(line.isEmpty()).toBe(true);
});
