import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { DueBar } from '../components/due-bar.tsx';
import { MenuIcon } from '../components/menu-icon.tsx';
import { MenuLink } from '../components/menu-link.tsx';
import list from '../components/menu-list.module.css';
import { NoticeStrip } from '../components/notice-strip.tsx';
import { SiteFooter } from '../components/site-footer.tsx';
import { SiteHeader } from '../components/site-header.tsx';
import { useMenuName } from '../components/use-menu-name.ts';
import { useSite } from '../app/site/use-site.ts';
import { useVisitor } from '../app/session/use-visitor.ts';
import { dashboardMenus, isCurrentMenu } from '../rules/menu.rules.ts';
import styles from './dashboard-layout.module.css';
import frame from './frame.module.css';
import { MainContent } from './main-content.tsx';

function DashboardMenu() {
  const { t } = useTranslation('shell');
  const nameOf = useMenuName();
  const { pathname } = useLocation();
  const { menus } = useSite();
  const visitor = useVisitor();
  const role = typeof visitor === 'string' ? undefined : visitor.role;
  return (
    <nav className={styles.side} aria-labelledby="dashboard-menu">
      <h2 id="dashboard-menu" className={styles.title}>
        {t('dashboard.menu')}
      </h2>
      <ul>
        {dashboardMenus(menus, role).map((menu) => (
          <li key={menu.name}>
            <MenuLink
              link={menu.link}
              isLocal={menu.isLocal}
              className={list.entry}
              current={isCurrentMenu(menu.link, pathname)}
            >
              <MenuIcon address={menu.icon} />
              {nameOf(menu)}
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Dashboard pages: the side card takes about a quarter and is hidden on small screens. */
export function DashboardLayout() {
  return (
    <div className={`${frame.frame} ${frame.sticky}`}>
      <NoticeStrip />
      <SiteHeader />
      <DueBar />
      <div className={styles.ground}>
        <div className={styles.columns}>
          <DashboardMenu />
          <MainContent />
        </div>
      </div>
      <SiteFooter />
    </div>
  );
}
