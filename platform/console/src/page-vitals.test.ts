import { expect, test } from '@jest/globals';
import type { Locale } from '@wisata/kernel/locale';
import type { PackageFigures } from '@wisata/registry/judge/figures';
import { formatVital, searchPageVitals } from './page-vitals.ts';

type Figure = PackageFigures['vitals'][number];

const figure = (more: Partial<Figure>): Figure => ({
  version: '1',
  cohort: 'stable',
  page: null,
  vital: 'LCP',
  p75: 900,
  count: 40,
  ...more,
});

test('vitals are read as times, the layout shift as a number', () => {
  const read = (locale: Locale) => [
    formatVital('LCP', 1_240, locale),
    formatVital('INP', 85, locale),
    formatVital('CLS', 23, locale),
    formatVital('FCP', undefined, locale),
  ];
  expect(read('en')).toEqual(['1.2 s', '85 ms', '0.02', '–']);
  expect(read('id')).toEqual(['1,2 s', '85 ms', '0,02', '–']);
});

test('pages stand with their versions side by side, all pages first, and without testers', () => {
  const vitals = [
    figure({ page: '/hotel/list' }),
    figure({ page: '/hotel/list', vital: 'CLS', p75: 10, count: 44 }),
    figure({ page: '/hotel/list', version: '2', cohort: 'canary', p75: 2_000, count: 3 }),
    figure({ page: '/hotel/list', version: '2', cohort: 'override', p75: 9_000 }),
    figure({ page: '/a', version: '0' }),
    figure({}),
  ];
  expect(searchPageVitals({ minutes: [], totals: [], vitals, errors: [] }, { canary: '2', stable: '1' })).toEqual([
    { page: null, lines: [{ side: 'stable', views: 40, values: { LCP: 900 } }] },
    {
      page: '/hotel/list',
      lines: [
        { side: 'canary', views: 3, values: { LCP: 2_000 } },
        { side: 'stable', views: 44, values: { LCP: 900, CLS: 10 } },
      ],
    },
  ]);
});
