import { expect, test } from '@jest/globals';
import { USER_ROLES } from '@wisata/kernel/roles';
import fc from 'fast-check';
import { MEMBER_STATUSES, formatMemberQuery, parseMemberQuery } from './member-query.rules.ts';

test('what the list does not know is left out', () => {
  const query = parseMemberQuery(new URLSearchParams('keyword=%20ayu%20&role=king&status=aktif&page=-3'));
  expect(query).toEqual({ page: 1, keyword: 'ayu', role: '', status: 'aktif' });
});

test('the plain list has a plain address', () => {
  expect(formatMemberQuery({ page: 1, keyword: '', role: '', status: '' })).toBe('');
});

test('every query comes back from its address', () => {
  const queries = fc.record({
    page: fc.integer({ min: 1, max: 9999 }),
    keyword: fc.string({ maxLength: 40 }).map((text) => text.trim()),
    role: fc.constantFrom('' as const, ...USER_ROLES),
    status: fc.constantFrom('' as const, ...MEMBER_STATUSES),
  });
  fc.assert(
    fc.property(queries, (query) => {
      expect(parseMemberQuery(new URLSearchParams(formatMemberQuery(query)))).toEqual(query);
    }),
  );
});
