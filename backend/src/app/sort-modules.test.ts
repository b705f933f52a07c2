import { expect, test } from '@jest/globals';
import { sortModules } from './sort-modules.ts';

const namesOf = (...modules: Parameters<typeof sortModules>[0]) => sortModules(modules).map(({ name }) => name);

test('modules come by name, each after those it refers to', () => {
  const payment = { name: 'payment', after: ['zone', 'bookings'] };
  expect(namesOf({ name: 'zone', after: ['wallet'] }, { name: 'wallet' }, payment, { name: 'bookings' })).toEqual([
    'bookings',
    'wallet',
    'zone',
    'payment',
  ]);
});

test('a name that is not there, and a circle, are told by name', () => {
  expect(() => namesOf({ name: 'payment', after: ['bookings'] })).toThrow('no module bookings, which payment');
  const circle = [
    { name: 'payment', after: ['wallet'] },
    { name: 'wallet', after: ['payment'] },
  ];
  expect(() => namesOf(...circle)).toThrow('payment, wallet, payment');
});
