import type { MenuItem } from './menu.rules.ts';

/** A column of the footer: a heading and its links. */
export interface FooterColumn {
  readonly name: string;
  readonly noTranslate: boolean;
  readonly entries: readonly MenuItem[];
}

const AT_MOST = 3;

/**
 * The fetched menu as columns: an entry with children is a column, entries without stand together in the first one,
 * `menu.help` by name. The home link is not repeated.
 */
export function footerColumns(menus: readonly MenuItem[]): readonly FooterColumn[] {
  const alone = menus.filter(({ children, link }) => children.length === 0 && link !== '/');
  const groups = menus.filter(({ children }) => children.length > 0);
  return [
    ...(alone.length > 0 ? [{ name: 'footer.help', noTranslate: false, entries: alone }] : []),
    ...groups.slice(0, AT_MOST).map(({ name, noTranslate, children }) => ({ name, noTranslate, entries: children })),
  ];
}
