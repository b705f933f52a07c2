import { Headset } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useApp } from '@wisata/runtime';
import { Icon } from '@wisata/ui/icon';
import { useSite } from '../app/site/use-site.ts';
import type { Category } from '../rules/category.rules.ts';
import { isResultList } from '../rules/service.rules.ts';
import styles from './category-strip.module.css';
import { CategoryLinks } from './category-links.tsx';
import { HoverMenu } from './hover-menu.tsx';
import { MenuLink } from './menu-link.tsx';

function CategoryEntry({ category }: { category: Category }) {
  const { t } = useTranslation('shell');
  if (category.children.length === 0) {
    return (
      <MenuLink link={category.path} isLocal className={styles.entry}>
        {category.name}
      </MenuLink>
    );
  }
  const entries = [{ ...category, name: t('category.all', { name: category.name }) }, ...category.children];
  return (
    <HoverMenu label={category.name}>
      <CategoryLinks categories={entries} isLong />
    </HoverMenu>
  );
}

/** Under the header on wide screens: what else is on sale, and whom to call. */
export function CategoryStrip() {
  const { t } = useTranslation('shell');
  const { config } = useApp();
  const { categories } = useSite();
  const { pathname } = useLocation();
  if (categories.length === 0 || isResultList(pathname)) return null;
  return (
    <nav className={`${styles.strip} on-brand`} aria-label={t('header.categories')}>
      <div className={styles.row}>
        <ul className={styles.categories}>
          {categories.map((category) => (
            <li key={category.path}>
              <CategoryEntry category={category} />
            </li>
          ))}
        </ul>
        <p className={styles.help}>
          <Icon of={Headset} size="s" />
          <a href={`tel:${config.brand.helpPhone.replace(/\s/g, '')}`}>{config.brand.helpPhone}</a>
          {t('help.hours')}
        </p>
      </div>
    </nav>
  );
}
