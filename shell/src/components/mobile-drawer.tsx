import { Coins, House, LifeBuoy, LogIn, ShoppingBag, TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { findService, isSlotOff, listPath, serviceName } from '@wisata/kernel/services';
import { RouterLink, useApp } from '@wisata/runtime';
import { Badge } from '@wisata/ui/badge';
import { LinkButton } from '@wisata/ui/button';
import { Icon, type IconType } from '@wisata/ui/icon';
import { outlineIcon } from '@wisata/ui/outline-icon';
import { Sheet } from '@wisata/ui/sheet';
import { useShell } from '../app/start/shell-services.tsx';
import { useSite } from '../app/site/use-site.ts';
import { useVisitor } from '../app/session/use-visitor.ts';
import { drawerMenus, myOrderPath, type MenuItem } from '../rules/menu.rules.ts';
import { isInService } from '../rules/service.rules.ts';
import { LazyLogout, fullName } from './account-area.tsx';
import { CURRENCY_ASKED } from './currency-asked.ts';
import { DrawerCategories } from './drawer-categories.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuIcon } from './menu-icon.tsx';
import { MenuLink } from './menu-link.tsx';
import list from './menu-list.module.css';
import styles from './mobile-drawer.module.css';
import { ThemeSwitch } from './theme-switch.tsx';
import { useMenuName } from './use-menu-name.ts';
import { UserLinks } from './user-links.tsx';

interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

type Leave = Pick<DrawerProps, 'onClose'>;

function Visitor({ onClose }: Leave) {
  const { t } = useTranslation('shell');
  const visitor = useVisitor();
  const [isAsking, setIsAsking] = useState(false);
  if (visitor === 'pending') return null;
  if (visitor === 'guest') {
    return (
      <LinkButton as={RouterLink} href="/login" variant="primary" icon={LogIn} full onClick={onClose}>
        {t('user.login')}
      </LinkButton>
    );
  }
  return (
    <div>
      <div className={list.head}>
        <p className={list.name}>{fullName(visitor)}</p>
        <p className={list.mail}>{visitor.email}</p>
      </div>
      <UserLinks onLeave={onClose} onLogout={() => setIsAsking(true)} />
      <LazyLogout asked={isAsking} onClose={() => setIsAsking(false)} />
    </div>
  );
}

interface EntryProps extends Leave {
  readonly icon: IconType;
  readonly link: string;
  readonly label: string;
  readonly current: boolean;
  readonly count?: number;
}

function Entry({ icon, link, label, current, count = 0, onClose }: EntryProps) {
  const { t } = useTranslation('shell');
  return (
    <li>
      <MenuLink link={link} isLocal className={list.entry} current={current} onClick={onClose}>
        <Icon of={icon} />
        <span className={styles.grow}>{label}</span>
        <Badge count={count} label={t('cart.count', { count })} />
      </MenuLink>
    </li>
  );
}

/** What the rows above do not show already; an entry with children is a heading here, because nothing hovers on a phone. */
function MoreMenus({ menus, onClose }: Leave & { menus: readonly MenuItem[] }) {
  const nameOf = useMenuName();
  return menus.map((menu) =>
    menu.children.length > 0 ? (
      <li key={menu.name}>
        <p className={styles.group}>
          <MenuIcon address={menu.icon} size="s" />
          {nameOf(menu)}
        </p>
        <ul className={list.list} role="list">
          <MoreMenus menus={menu.children} onClose={onClose} />
        </ul>
      </li>
    ) : (
      <li key={menu.name}>
        <MenuLink link={menu.link} isLocal={menu.isLocal} className={list.entry} onClick={onClose}>
          <MenuIcon address={menu.icon} />
          {nameOf(menu)}
        </MenuLink>
      </li>
    ),
  );
}

/** Home, My Order and the services. */
function MainLinks({ onClose }: Leave) {
  const { t } = useTranslation('shell');
  const { config, locale } = useApp();
  const { cart } = useShell();
  const { pathname } = useLocation();
  const isMember = useVisitor() !== 'guest';
  const count = useStore(cart);
  const orderPath = myOrderPath(isMember);
  return (
    <nav aria-label={t('header.services')}>
      <ul className={list.list} role="list">
        <Entry icon={House} link="/" label={t('menu.home')} current={pathname === '/'} onClose={onClose} />
        <Entry
          icon={ShoppingBag}
          link={orderPath}
          label={t('menu.myOrder')}
          current={pathname === orderPath}
          count={isMember ? count : 0}
          onClose={onClose}
        />
        {config.services.map((service) => (
          <Entry
            key={service}
            icon={outlineIcon(findService(config, service)?.icon)}
            link={listPath(service)}
            label={serviceName(config, service, locale)}
            current={isInService(service, pathname)}
            onClose={onClose}
          />
        ))}
      </ul>
    </nav>
  );
}

const TOP_LINKS = [
  { link: '/promotion', key: 'menu.offers', icon: TicketPercent },
  { link: '/help', key: 'menu.help', icon: LifeBuoy },
] as const;

/** Language, promotions and help, first of all (spec section 2, mobile drawer). */
function TopBar({ onClose }: Leave) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.top}>
      <LanguageSwitch ground="surface" />
      <nav className={styles.topLinks} aria-label={t('header.more')}>
        {TOP_LINKS.map(({ link, key, icon }) => (
          <MenuLink key={link} link={link} isLocal className={styles.topLink} onClick={onClose}>
            <Icon of={icon} />
            {t(key)}
          </MenuLink>
        ))}
      </nav>
    </div>
  );
}

/** Leads to the choice of a currency, which opens over the page. */
function CurrencyEntry({ onClose }: Leave) {
  const { t } = useTranslation('shell');
  const { config } = useApp();
  if (isSlotOff(config, 'account:reading-currency')) return null;
  const ask = () => {
    onClose();
    window.dispatchEvent(new Event(CURRENCY_ASKED));
  };
  return (
    <button type="button" className={list.entry} onClick={ask}>
      <Icon of={Coins} />
      {t('header.currency')}
    </button>
  );
}

/** The whole navigation of phones: language, help and offers, who is visiting, services, categories and the rest. */
export function MobileDrawer({ open, onClose }: DrawerProps) {
  const { t } = useTranslation('shell');
  const { menus, categories } = useSite();
  const isMember = useVisitor() !== 'guest';
  const shown = ['/', myOrderPath(isMember), ...TOP_LINKS.map(({ link }) => link)];
  const more = drawerMenus(menus, isMember).filter(({ link }) => !shown.includes(link));
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('header.menu')}
      phone="full"
      side="start"
      headAction={<ThemeSwitch size="m" />}
      labels={{ close: t('close') }}
    >
      <div className={styles.body}>
        <TopBar onClose={onClose} />
        <Visitor onClose={onClose} />
        <MainLinks onClose={onClose} />
        <DrawerCategories categories={categories} onClose={onClose} />
        <nav aria-label={t('header.all')}>
          <ul className={list.list} role="list">
            <MoreMenus menus={more} onClose={onClose} />
          </ul>
        </nav>
        <CurrencyEntry onClose={onClose} />
      </div>
    </Sheet>
  );
}
