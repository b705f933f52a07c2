/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { STATION_ANSWERS } from '@wisata/kernel/contracts/train-answers.fixture';
import { headProblems } from '@wisata/runtime/testing-head';
import { createServer } from '@wisata/runtime/testing-remote';
import { serve } from '@wisata/runtime/testing-server';
import { LIST_URL, TRAINS } from './testing/train-pages.ts';

const open = createServer(serve, TRAINS);

test('trains stand in the list before any script runs, with their stations by name', async () => {
  const { html, problems } = await open(LIST_URL);
  expect(problems).toEqual([]);
  for (const word of ['Anjasmoro', 'Argo Bromo Anggrek', '495.000', 'Gambir', 'Surabaya Pasar Turi', '4 seats left'])
    expect(html).toContain(word);
  expect(html).not.toContain('Looking for trains');
});

test.each(['en', 'id'] as const)('the list speaks %s, and is about its route', async (locale) => {
  const { head, html } = await open(LIST_URL, locale);
  expect(html).toContain(locale === 'en' ? '4 seats left' : 'Sisa 4 kursi');
  expect(headProblems(head)).toEqual([]);
  expect(head).toMatchObject({
    title: locale === 'en' ? 'Trains from Gambir to Surabaya Pasar Turi' : 'Kereta dari Gambir ke Surabaya Pasar Turi',
    canonicalQuery: ['origin', 'destination'],
  });
  expect(head.noIndex).toBeUndefined();
});

test('a search that leads nowhere is kept out of search engines', async () => {
  expect((await open(LIST_URL.replace('SBI', 'GMR'))).head.noIndex).toBe(true);
});

test('a place that only the API knows is named too', async () => {
  const { head } = await open(LIST_URL.replace('GMR', 'JKT'), 'en', {
    'GET /api/v1/train/get-station-code': () => STATION_ANSWERS[0],
  });
  expect(head.title).toBe('Trains from Jakarta to Surabaya Pasar Turi');
});

test.each(['/train/checkout', '/train/eticket?id=1'])('%s is kept out of search engines', async (url) => {
  expect((await open(url)).head).toEqual({ noIndex: true });
});
