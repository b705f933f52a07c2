import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { number, object, optional, string } from 'valibot';
import {
  isEmpty,
  nextPageQuery,
  pageCount,
  plainMessage,
  readAny,
  readList,
  readMessage,
  readNull,
  readObject,
  readPaginated,
  readPaginatedPayment,
} from './envelope.ts';

const city = object({ key: string(), name: string() });
const ubud = { key: 'UBD', name: 'Ubud' };
const ok = (data: unknown, more: object = {}) => ({ status: true, success: true, message: 'OK', data, ...more });

const readers = {
  object: readObject(city),
  list: readList(city),
  page: readPaginated(city),
  payment: readPaginatedPayment(city),
  null: readNull(),
  any: readAny(),
};

describe('flag', () => {
  const accepted = [
    { status: true },
    { success: true },
    { status: 'success' },
    { success: 'success' },
    { status: false, success: true },
  ];
  const refused = [{}, { status: false }, { status: 'error' }, { success: 1 }, { status: 'true' }, { status: null }];

  test.each(Object.entries(readers))('%s refuses an answer without it in the literal words', (_, read) => {
    for (const flag of refused) {
      expect(read({ ...flag, message: 'Room sold out', data: [ubud] }, 'hotel booking')).toEqual({
        ok: false,
        failure: { code: 'API_REFUSED', message: 'Room sold out on hotel booking', retryable: false },
      });
    }
  });

  test('status or success will do, true or the word', () => {
    for (const flag of accepted)
      expect(readers.object({ ...flag, data: ubud }, 'city')).toEqual({ ok: true, data: ubud });
  });

  test('code and fields of a refusal are passed on', () => {
    const body = {
      status: false,
      message: 'Check the form',
      code: 'HOTEL_FORM_INVALID',
      fields: { 'contact.email': 'Enter an e-mail', name: ['A', 'B'] },
      field_codes: { 'contact.email': 'REQUIRED' },
    };
    expect(readers.object(body, 'booking')).toMatchObject({
      failure: {
        code: 'HOTEL_FORM_INVALID',
        fields: { 'contact.email': 'Enter an e-mail', name: 'A' },
        fieldCodes: { 'contact.email': 'REQUIRED' },
      },
    });
  });

  test('a refusal without a word falls back', () => {
    expect(readers.object({ status: false }, 'login')).toMatchObject({
      failure: { message: 'Something went wrong! on login' },
    });
  });

  test('the server’s own words can be had alone', () => {
    const refusal = readers.object({ status: false, message: 'Data already exist' }, 'booking');
    expect(refusal.ok ? '' : plainMessage(refusal.failure, 'booking')).toBe('Data already exist');
    expect(readMessage()({ status: false, message: 'Wrong password' }, 'login')).toMatchObject({
      failure: { message: 'Wrong password' },
    });
    expect(readMessage()({ status: true, message: 'Register is success' }, 'register')).toEqual({
      ok: true,
      data: 'Register is success',
    });
  });
});

describe('data', () => {
  const notAvailable = 'Data not available on op';
  test.each([
    ['object', null, notAvailable],
    ['object', undefined, notAvailable],
    ['object', {}, notAvailable],
    ['object', '', notAvailable],
    ['object', [ubud], 'Data is not an object on op'],
    ['object', 'text', 'Data is not an object on op'],
    ['object', 0, 'Data is not an object on op'],
    ['object', { key: 1, name: 'Ubud' }, notAvailable],
    ['list', null, notAvailable],
    ['list', ubud, 'Data is not an array on op'],
    ['list', false, 'Data is not an array on op'],
    ['list', [ubud, { key: 'X' }], notAvailable],
    ['page', null, notAvailable],
    ['page', 'text', 'Data is not an object on op'],
    ['page', { data: ubud }, 'Data is not an array on op'],
    ['payment', { payment: { data: null } }, 'Data is not an array on op'],
    ['payment', { other: 1 }, 'Data is not an array on op'],
    ['null', ubud, 'Data is not null on op'],
    ['null', [], 'Data is not null on op'],
    ['null', 0, 'Data is not null on op'],
  ] as const)('%s with %j: %s', (kind, data, message) => {
    expect(readers[kind](ok(data), 'op')).toMatchObject({
      ok: false,
      failure: { code: 'API_DATA_UNEXPECTED', message },
    });
  });

  test('a wrong field is named for the log only', () => {
    expect(readers.list(ok([ubud, { key: 'X' }]), 'op')).toMatchObject({
      failure: { detail: expect.stringMatching(/^1\.name: /) as unknown },
    });
  });

  test('an empty list is a list', () => expect(readers.list(ok([]), 'op')).toEqual({ ok: true, data: [] }));

  test('null data is what a null answer wants', () => {
    for (const data of [null, undefined, {}, ''])
      expect(readers.null(ok(data), 'op')).toEqual({ ok: true, data: null });
  });

  test('unread answers pass as they are', () => {
    expect(readers.any(ok(0), 'op')).toEqual({ ok: true, data: 0 });
    expect(readers.any(ok(undefined), 'op')).toEqual({ ok: true, data: undefined });
  });

  test('only the fields of the schema come through', () => {
    expect(readObject(object({ key: string(), star: optional(number()) }))(ok(ubud), 'op')).toEqual({
      ok: true,
      data: { key: 'UBD' },
    });
  });

  test('no body whatever makes a reader throw', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...Object.values(readers)), (body, read) => {
        expect(read(body, 'op')).toHaveProperty('ok');
        expect(read(ok(body), 'op')).toHaveProperty('ok');
      }),
    );
  });
});

describe('pages', () => {
  const facts = { current_page: 2, per_page: 10, total: 31 };
  const expected = {
    ok: true,
    data: { items: [ubud], pagination: { currentPage: 2, firstItem: 11, lastItem: 20, perPage: 10, total: 31 } },
  };

  test.each([
    ['beside the entries', ok({ data: [ubud], ...facts, from: 11, to: 20 })],
    [
      'in the other spelling, as text',
      ok({ data: [ubud], current_page: '2', per_page: '10', total: '31', first_item: '11', last_item: '20' }),
    ],
    ['in pagination', ok({ data: [ubud], pagination: { ...facts, from: 11, to: 20 } })],
    ['in meta', ok({ data: [ubud], meta: { ...facts, from: 11, to: 20 } })],
    ['in the body', ok([ubud], { pagination: { ...facts, from: 11, to: 20 } })],
    ['in the body’s meta', ok([ubud], { meta: { ...facts, from: 11, to: 20 } })],
  ])('facts %s are read', (_, body) => expect(readers.page(body, 'op')).toEqual(expected));

  test('payments are found in both places', () => {
    const page = { data: [ubud], ...facts, from: 11, to: 20 };
    expect(readers.payment(ok({ payment: page }), 'op')).toEqual(expected);
    expect(readers.payment(ok(page), 'op')).toEqual(expected);
  });

  test('missing facts are worked out from the entries', () => {
    expect(readers.page(ok({ data: [ubud, ubud] }), 'op')).toMatchObject({
      data: { pagination: { currentPage: 1, firstItem: 1, lastItem: 2, perPage: 10, total: 2 } },
    });
    expect(readers.page(ok([]), 'op')).toMatchObject({ data: { pagination: { firstItem: 0, lastItem: 0, total: 0 } } });
  });

  test('the page count covers every entry and no page is empty', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 500 }), (total, size) => {
        const pages = pageCount(total, size);
        expect(pages * size).toBeGreaterThanOrEqual(total);
        expect((pages - 1) * size).toBeLessThan(Math.max(total, 1));
      }),
    );
    expect(pageCount(31, 0)).toBe(4);
  });

  test('the next page keeps the size, or asks for three', () => {
    expect(nextPageQuery({ currentPage: 2, perPage: 12 })).toEqual({ page: 3, limit: 12 });
    expect(nextPageQuery({ currentPage: 2 })).toEqual({ page: 3, limit: 3 });
    expect(nextPageQuery()).toEqual({ page: 1, limit: 3 });
  });
});

test('empty is null, an object without keys and a blank string, nothing else', () => {
  expect([null, undefined, {}, '', ' \n'].every(isEmpty)).toBe(true);
  expect([0, false, [], NaN, 'a', { a: undefined }, new Date(0)].map(isEmpty)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
    true,
  ]);
});
