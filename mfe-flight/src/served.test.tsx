/** @jest-environment node */
import { headProblems } from '@wisata/runtime/testing-head';
import { createServer } from '@wisata/runtime/testing-remote';
import { serve } from '@wisata/runtime/testing-server';
import { FLIGHT_QUERY, VIA_SURABAYA, availability } from './api/flight.fixture.ts';
import { AVAILABILITY_CALL, FLIGHTS, LIST_URL, LOW_COST, airlinesOf } from './testing/flight-list.tsx';

const open = createServer(serve, FLIGHTS);

test('flights that have answered stand in the list before any script runs, with their places by name', async () => {
  const { html, problems } = await open(LIST_URL);
  expect(problems).toEqual([]);
  for (const word of ['Lion Air', 'Citilink', 'Garuda Indonesia', '2.520.000', 'Jakarta', 'Denpasar', '760.000']) {
    expect(html).toContain(word);
  }
  expect(html).not.toContain('Looking for flights');
});

test('a source that is late does not hold up the others', async () => {
  const { html } = await open(LIST_URL, 'en', {
    [AVAILABILITY_CALL]: (request) =>
      airlinesOf(request) === LOW_COST ? availability([VIA_SURABAYA]) : new Promise(() => undefined),
  });
  expect(html).toContain('Lion Air');
  expect(html).toContain('1 of 2 groups of airlines answered');
});

test.each(['en', 'id'] as const)('the list is about its route in %s', async (locale) => {
  const { head } = await open(LIST_URL, locale);
  expect(headProblems(head)).toEqual([]);
  expect(head).toMatchObject({
    title: locale === 'en' ? 'Flights from Jakarta to Denpasar' : 'Penerbangan dari Jakarta ke Denpasar',
    canonicalQuery: ['origin', 'destination'],
  });
  expect(head.noIndex).toBeUndefined();
});

test('a search that leads nowhere is kept out of search engines', async () => {
  expect((await open(LIST_URL.replace('DPS', 'CGK'))).head.noIndex).toBe(true);
});

test('a destination that only the API knows is named too', async () => {
  const { head, html } = await open(`/flight/list?${FLIGHT_QUERY.replace('DPS', 'SIN')}`);
  expect(head.title).toBe('Flights from Jakarta to Singapore');
  expect(html).toContain('Singapore');
});

test.each(['/flight/checkout', '/flight/eticket?id=1'])('%s is kept out of search engines', async (url) => {
  expect((await open(url)).head).toEqual({ noIndex: true });
});
