import type { Category } from '../rules/category.rules.ts';
import { MenuLink } from './menu-link.tsx';
import list from './menu-list.module.css';

interface CategoryLinksProps {
  readonly categories: readonly Pick<Category, 'name' | 'path'>[];
  /** So many that they scroll by themselves. */
  readonly isLong?: boolean;
}

/** Categories as rows of a menu. */
export function CategoryLinks({ categories, isLong = false }: CategoryLinksProps) {
  return (
    <ul className={isLong ? `${list.list} ${list.scroll}` : list.list} role="list">
      {categories.map(({ name, path }) => (
        <li key={path}>
          <MenuLink link={path} isLocal className={list.entry}>
            {name}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}
