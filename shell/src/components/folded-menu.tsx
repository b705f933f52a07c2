import { useTranslation } from 'react-i18next';
import { useApp } from '@wisata/runtime';
import { useSite } from '../app/site/use-site.ts';
import { useVisitor } from '../app/session/use-visitor.ts';
import { menusBesideHeader } from '../rules/menu.rules.ts';
import { CategoryLinks } from './category-links.tsx';
import styles from './folded-menu.module.css';
import { HoverMenu } from './hover-menu.tsx';
import { MenuIcon } from './menu-icon.tsx';
import { MenuLink } from './menu-link.tsx';
import list from './menu-list.module.css';
import { useMenuName } from './use-menu-name.ts';

/** What two rows of the header say elsewhere: categories, help and offers, and whom to call. */
export function FoldedMenu() {
  const { t } = useTranslation('shell');
  const { config } = useApp();
  const { menus, categories } = useSite();
  const nameOf = useMenuName();
  const isSignedIn = useVisitor() !== 'guest';
  const entries = menusBesideHeader(menus, isSignedIn).flatMap((menu) =>
    menu.children.length > 0 ? menu.children : [menu],
  );
  return (
    <HoverMenu label={t('header.all')} align="end">
      <div className={styles.panel}>
        <p className={styles.title}>{t('header.categories')}</p>
        <CategoryLinks categories={categories} />
        <p className={styles.title}>{t('header.more')}</p>
        <ul className={list.list} role="list">
          {entries.map((menu) => (
            <li key={menu.link}>
              <MenuLink link={menu.link} isLocal={menu.isLocal} className={list.entry}>
                <MenuIcon address={menu.icon} />
                {nameOf(menu)}
              </MenuLink>
            </li>
          ))}
        </ul>
        <p className={styles.help}>
          <a href={`tel:${config.brand.helpPhone.replace(/\s/g, '')}`}>{config.brand.helpPhone}</a> {t('help.hours')}
        </p>
      </div>
    </HoverMenu>
  );
}
