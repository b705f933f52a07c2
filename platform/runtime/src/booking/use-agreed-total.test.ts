import { expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { Money } from '@wisata/kernel/money';
import { useAgreedTotal } from './use-agreed-total.ts';

const idr = (minor: number): Money => ({ minor, currency: 'IDR' });

function begin({ seen = 100, quoted = 100 }: { seen?: number; quoted?: number } = {}) {
  const rewrite = jest.fn<(search: URLSearchParams) => void>();
  const search = new URLSearchParams('key=1');
  const hook = renderHook(
    (asked: { quoted: Money }) => useAgreedTotal({ ...asked, seen: idr(seen), search, rewrite }),
    { initialProps: { quoted: idr(quoted) } },
  );
  return { ...hook, rewrite };
}

test('the price that was seen is agreed to', () => {
  const { result } = begin();
  expect(result.current).toMatchObject({ isChanged: false, isQuestion: false, total: idr(100) });
});

test('another price is asked about, and again after it was put off', () => {
  const { result } = begin({ quoted: 120 });
  expect(result.current).toMatchObject({ isQuestion: true, agreed: idr(100), asked: idr(120), total: idr(120) });
  act(() => result.current.putOff());
  expect(result.current).toMatchObject({ isChanged: true, isQuestion: false });
  act(() => result.current.askAgain());
  expect(result.current.isQuestion).toBe(true);
});

test('who agrees is not asked again, nor after a reload', () => {
  const { result, rewrite } = begin({ quoted: 120 });
  act(() => void result.current.agree());
  expect(result.current).toMatchObject({ isChanged: false, total: idr(120) });
  expect(rewrite.mock.lastCall?.[0].toString()).toBe('key=1&totalPrice=120');
});

test('a total that the answer to a booking names is asked about until a new look says another', () => {
  const { result, rerender } = begin();
  act(() => result.current.refuse(idr(130)));
  expect(result.current).toMatchObject({ isQuestion: true, asked: idr(130), total: idr(100) });
  act(() => void result.current.agree());
  expect(result.current).toMatchObject({ isChanged: false, total: idr(130) });
  rerender({ quoted: idr(140) });
  expect(result.current).toMatchObject({ isQuestion: true, agreed: idr(130), asked: idr(140) });
});
