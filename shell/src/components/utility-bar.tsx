import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@wisata/ui/icon';
import { useSite } from '../app/site/use-site.ts';
import { useVisitor } from '../app/session/use-visitor.ts';
import { menusBesideHeader, type MenuItem } from '../rules/menu.rules.ts';
import { HoverMenu } from './hover-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuIcon } from './menu-icon.tsx';
import { MenuLink } from './menu-link.tsx';
import list from './menu-list.module.css';
import { ThemeSwitch } from './theme-switch.tsx';
import { useMenuName } from './use-menu-name.ts';
import styles from './utility-bar.module.css';

function TopEntry({ menu }: { menu: MenuItem }) {
  const nameOf = useMenuName();
  if (menu.children.length === 0) {
    return (
      <MenuLink link={menu.link} isLocal={menu.isLocal} className={styles.entry}>
        <MenuIcon address={menu.icon} size="s" />
        {nameOf(menu)}
      </MenuLink>
    );
  }
  return (
    <HoverMenu
      label={
        <>
          <MenuIcon address={menu.icon} size="s" />
          {nameOf(menu)}
        </>
      }
      align="end"
    >
      <ul className={list.list} role="list">
        {menu.children.map((child) => (
          <li key={child.name}>
            <MenuLink link={child.link} isLocal={child.isLocal} className={list.entry}>
              <MenuIcon address={child.icon} />
              {nameOf(child)}
            </MenuLink>
          </li>
        ))}
      </ul>
    </HoverMenu>
  );
}

/** The upper row of the desktop header: a promise, the fetched top menu, language and theme. */
export function UtilityBar() {
  const { t } = useTranslation('shell');
  const { menus } = useSite();
  const isSignedIn = useVisitor() !== 'guest';
  const entries = menusBesideHeader(menus, isSignedIn);
  return (
    <div className={styles.bar} data-utility="">
      <div className={styles.row}>
        <span className={styles.promise}>
          <Icon of={ShieldCheck} size="s" />
          {t('header.promise')}
        </span>
        <nav aria-label={t('header.more')}>
          <ul className={styles.menus}>
            {entries.map((menu) => (
              <li key={menu.name}>
                <TopEntry menu={menu} />
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch ground="brand" />
        <ThemeSwitch />
      </div>
    </div>
  );
}
