import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@wisata/ui/icon';
import type { Category } from '../rules/category.rules.ts';
import { MenuLink } from './menu-link.tsx';
import list from './menu-list.module.css';
import styles from './mobile-drawer.module.css';

interface DrawerCategoriesProps {
  readonly categories: readonly Category[];
  readonly onClose: () => void;
}

/** Categories whose sub-categories unfold in place. */
export function DrawerCategories({ categories, onClose }: DrawerCategoriesProps) {
  const { t } = useTranslation('shell');
  if (categories.length === 0) return null;
  const entry = (category: Category, label = category.name) => (
    <MenuLink link={category.path} isLocal className={list.entry} onClick={onClose}>
      {label}
    </MenuLink>
  );
  return (
    <nav aria-label={t('header.categories')}>
      <ul className={list.list} role="list">
        {categories.map((category) => (
          <li key={category.path}>
            {category.children.length === 0 ? (
              entry(category)
            ) : (
              <details>
                <summary className={styles.summary}>
                  {category.name}
                  <Icon of={ChevronDown} size="s" />
                </summary>
                <ul className={`${list.list} ${styles.sub}`} role="list">
                  <li>{entry(category, t('category.all', { name: category.name }))}</li>
                  {category.children.map((child) => (
                    <li key={child.path}>{entry(child)}</li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
