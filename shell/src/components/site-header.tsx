import { Menu } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { listPath, serviceName } from '@wisata/kernel/services';
import { useApp } from '@wisata/runtime';
import { IconButton } from '@wisata/ui/icon-button';
import { Logo } from '@wisata/ui/logo';
import { useLazyModule } from '@wisata/ui/use-lazy-module';
import { isInService, isResultList } from '../rules/service.rules.ts';
import { AccountArea } from './account-area.tsx';
import { CartLink } from './cart-link.tsx';
import { ChatButton } from './chat-button.tsx';
import { FoldedMenu } from './folded-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './site-header.module.css';
import { ThemeSwitch } from './theme-switch.tsx';
import { UtilityBar } from './utility-bar.tsx';
import { WideOnly } from './wide-only.tsx';

const loadDrawer = async () => import('./mobile-drawer.tsx');

function ServiceNav() {
  const { t } = useTranslation('shell');
  const { config, locale } = useApp();
  const { pathname } = useLocation();
  return (
    <nav className={styles.services} aria-label={t('header.services')}>
      <ul>
        {config.services.map((service) => (
          <li key={service}>
            <Link
              className={styles.service}
              to={listPath(service)}
              aria-current={isInService(service, pathname) ? 'page' : undefined}
            >
              {serviceName(config, service, locale)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The menu button of phones and tablets; its drawer is fetched on first use and leaves when the path changes. */
function DrawerButton() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const [drawer, fetchDrawer] = useLazyModule(loadDrawer);
  const open = () => {
    fetchDrawer();
    setOpenAt(pathname);
  };
  return (
    <div className={styles.narrow}>
      <IconButton
        icon={Menu}
        label={t('header.menu')}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && fetchDrawer()}
      />
      {drawer &&
        createPortal(
          <drawer.MobileDrawer open={openAt === pathname} onClose={() => setOpenAt(undefined)} />,
          document.body,
        )}
    </div>
  );
}

/**
 * The header of the default and dashboard layouts: 60 px on phones, 100 px on desktop of which the 70 of the top bar stay in view. Over a
 * list it is one row everywhere.
 */
export function SiteHeader({ hasChat = false }: { readonly hasChat?: boolean }) {
  const { config } = useApp();
  const { pathname } = useLocation();
  const isFolded = isResultList(pathname);
  return (
    <header className={`${styles.header} on-brand`} data-folded={isFolded || undefined}>
      {!isFolded && (
        <WideOnly>
          <UtilityBar />
        </WideOnly>
      )}
      <div className={styles.main}>
        <DrawerButton />
        <Link className={styles.logo} to="/">
          <Logo name={config.brand.name} ground="brand" />
        </Link>
        <WideOnly>
          <ServiceNav />
        </WideOnly>
        <span className={styles.space} id="tools" />
        <div className={`${styles.narrow} ${styles.language}`}>
          <LanguageSwitch ground="brand" />
        </div>
        {isFolded && (
          <WideOnly>
            <div className={`${styles.wide} ${styles.folded}`}>
              <FoldedMenu />
              <LanguageSwitch ground="brand" />
              <ThemeSwitch />
            </div>
          </WideOnly>
        )}
        {hasChat && (
          <div className={styles.narrow}>
            <ChatButton place="header" />
          </div>
        )}
        <CartLink />
        <div className={styles.wide}>
          <AccountArea />
        </div>
      </div>
    </header>
  );
}
