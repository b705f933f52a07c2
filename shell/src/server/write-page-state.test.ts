/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import type { StaticHandlerContext } from 'react-router';
import { asHydrated, settlePromises } from '@wisata/runtime/settle-promises';
import { readPageState } from '../app/start/page-state.ts';
import { writePageState } from './write-page-state.ts';

async function cross(loaderData: Record<string, unknown>, errors: StaticHandlerContext['errors'] = null) {
  const { settled } = await settlePromises(loaderData, 50);
  const written = writePageState({ loaderData, errors } as StaticHandlerContext, settled);
  return readPageState(JSON.parse(JSON.stringify(written)));
}

describe('loader data in the browser', () => {
  test('is what it was on the server', async () => {
    const data = {
      page: { list: [1, undefined, { name: 'a', other: undefined }], text: '</script>', none: null },
      root: null,
    };
    expect((await cross(data)).hydration.loaderData).toEqual(data);
  });

  test('has a kept promise as one that React reads at once', async () => {
    const part = Promise.resolve({ ok: true });
    const { hydration, isLate } = await cross({ page: { part, sources: [{ answer: Promise.resolve(2) }] } });
    const { page } = hydration.loaderData as {
      page: { part: Promise<object>; sources: { answer: Promise<number> }[] };
    };
    expect(page.part).toMatchObject({ status: 'fulfilled', value: { ok: true } });
    expect([await page.part, await page.sources[0]?.answer, isLate]).toEqual([{ ok: true }, 2, false]);
  });

  test.each([
    ['nothing to wait for', {}, true],
    ['a part that is there', { part: Promise.resolve(1) }, true],
    ['a part that is late', { part: new Promise(() => undefined) }, false],
    ['a part that broke', { part: Promise.reject(new Error('down')) }, false],
  ])('is whole or not: %s', async (_what, data, isWhole) => {
    expect((await settlePromises({ page: data }, 20)).isWhole).toBe(isWhole);
  });

  test('is what the page is rendered from: a part that comes while it is rendered is late for both', async () => {
    let keep: (value: number) => void = () => undefined;
    const part = new Promise<number>((resolve) => (keep = resolve));
    const context = { loaderData: { page: { part, early: Promise.resolve(1) } } } as unknown as StaticHandlerContext;
    const { settled } = await settlePromises(context.loaderData, 20);
    keep(2);
    await part;
    expect(writePageState(context, settled)).toEqual({
      loaderData: { page: { part: { $: 'late' }, early: { $: 'kept', value: 1 } } },
    });
    const { page } = asHydrated(context.loaderData, settled) as { page: Record<string, Promise<number>> };
    expect(page['early']).toMatchObject({ status: 'fulfilled', value: 1 });
    expect(await Promise.race([page['part'], Promise.resolve('waiting')])).toBe('waiting');
  });

  test.each([
    ['one that takes too long', () => new Promise(() => undefined)],
    ['one that fails', () => Promise.reject(new Error('down'))],
  ])('says when the browser has to ask again: %s', async (_what, make) => {
    const { hydration, isLate } = await cross({ page: { part: make() } });
    expect(isLate).toBe(true);
    const first = (hydration.loaderData as { page: { part: Promise<unknown> } }).page.part;
    expect(await Promise.race([first, Promise.resolve('waiting')])).toBe('waiting');
  });

  test('has an answer that is an error as the router knows it', async () => {
    const error = { status: 404, statusText: '', internal: false, data: '' };
    expect((await cross({}, { unmatched: error })).hydration.errors).toEqual({ unmatched: error });
  });

  test.each([
    ['a function', () => 1, /Function/],
    ['a date', new Date(5), /Date/],
    ['a map', new Map(), /Map/],
    ['a number that is none', Number.NaN, /Number/],
    ['an object in the notation of this very crossing', { $: 'late' }, /Object/],
  ])('cannot have %s', async (_what, value, message) => {
    await expect(cross({ page: { value } })).rejects.toThrow(message);
  });
});
