import { expect, test } from '@jest/globals';
import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { shouldRevalidate } from './use-checkout.ts';

const ASKED = 'https://wisata.example/tour/checkout?key=1&day=2026-12-12';

/** Whether a change of the address asks for the offer again, where the router would. */
const asksAgain = (next: string, current = ASKED) =>
  shouldRevalidate({
    currentUrl: new URL(current),
    nextUrl: new URL(next),
    defaultShouldRevalidate: true,
  } as ShouldRevalidateFunctionArgs);

test('a step and an accepted price ask nobody for the offer again', () => {
  expect(asksAgain(`${ASKED}&step=review`)).toBe(false);
  expect(asksAgain(`${ASKED}&totalPrice=900000`, `${ASKED}&step=review`)).toBe(false);
});

test('another choice and another look do', () => {
  expect(asksAgain(ASKED.replace('key=1', 'key=2'))).toBe(true);
  expect(asksAgain(ASKED)).toBe(true);
});
