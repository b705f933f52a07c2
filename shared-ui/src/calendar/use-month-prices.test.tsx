import { act, renderHook } from '@testing-library/react';
import { expect, jest, test } from '@jest/globals';
import { fromMajor } from '@wisata/kernel/money';
import { useMonthPrices } from './use-month-prices.ts';

const PRICE = { '2026-12-01': fromMajor(500_000, 'IDR') };
type Load = Parameters<typeof useMonthPrices>[1];

test('a span is asked for once, no longer than the API answers; what is known of each place stays', async () => {
  const load = jest.fn<Load>(() => Promise.resolve(PRICE));
  const { result, rerender } = renderHook(({ key }) => useMonthPrices(key, load), { initialProps: { key: 'DPS' } });
  await act(() => result.current.ask('2026-12-01', '2027-12-01'));
  await act(() => result.current.ask('2026-12-01', '2027-12-01'));
  expect(load.mock.calls).toEqual([['2026-12-01', '2027-03-10']]);
  rerender({ key: 'SUB' });
  expect(result.current.prices).toEqual({});
  rerender({ key: 'DPS' });
  expect(result.current.prices).toEqual(PRICE);
});

test('without a place nothing is asked for, and a failure is asked for again', async () => {
  const load = jest.fn<Load>(() => Promise.resolve(undefined));
  const { result, rerender } = renderHook(({ key }) => useMonthPrices(key, load), { initialProps: { key: '' } });
  await act(() => result.current.ask('2026-12-01', '2026-12-31'));
  expect(load).not.toHaveBeenCalled();
  rerender({ key: 'DPS' });
  await act(() => result.current.ask('2026-12-01', '2026-12-31'));
  await act(() => result.current.ask('2026-12-01', '2026-12-31'));
  expect(load).toHaveBeenCalledTimes(2);
});
