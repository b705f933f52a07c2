import { expect, test } from '@jest/globals';
import { footerColumns } from './footer.rules.ts';
import { STATIC_MENUS, type MenuItem } from './menu.rules.ts';

const group = (name: string, child: MenuItem): MenuItem => ({ ...child, name, children: [child] });

test('single entries share the first column, groups follow, and home is not repeated', () => {
  const [home, help, place] = STATIC_MENUS as [MenuItem, MenuItem, MenuItem];
  const columns = footerColumns([
    home,
    help,
    group('Company', place),
    group('More', place),
    group('Third', place),
    group('Fourth', place),
  ]);
  expect(columns.map(({ name }) => name)).toEqual(['footer.help', 'Company', 'More', 'Third']);
  expect(columns[0]?.entries).toEqual([help]);
});

test('an empty menu has no columns', () => {
  expect(footerColumns([])).toEqual([]);
});
