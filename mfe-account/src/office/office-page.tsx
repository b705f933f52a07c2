import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { parseLocalePath } from '@wisata/kernel/locale';
import { scopesOf, type Scope } from '@wisata/kernel/roles';
import { RouterLink, useSessionUser } from '@wisata/runtime';
import { SkeletonResult } from '@wisata/ui/skeleton';
import { Page } from '@wisata/ui/layout';
import styles from './office.module.css';
import { OFFICE_PAGES } from './office-pages.rules.ts';
import { useOfficeWords } from './use-office-words.ts';

function OfficeMenu({ scopes }: { scopes: readonly Scope[] }) {
  const { t } = useTranslation('office');
  const { path } = parseLocalePath(useLocation().pathname);
  return (
    <nav aria-label={t('menu.label')} className={styles.menu}>
      <span className={styles.badge}>{t('menu.office')}</span>
      <ul>
        {OFFICE_PAGES.filter(({ scope }) => scopes.includes(scope)).map(({ key, path: to }) => (
          <li key={key}>
            <RouterLink href={to} aria-current={path.startsWith(to) ? 'page' : undefined}>
              {t(`menu.${key}`)}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OfficeFrame({ children }: { readonly children: ReactNode }) {
  useOfficeWords();
  const user = useSessionUser();
  return (
    <div className={styles.ground}>
      <div className={styles.bar}>
        <Page>
          <OfficeMenu scopes={user ? scopesOf(user.role) : []} />
        </Page>
      </div>
      <Page>{children}</Page>
    </div>
  );
}

/** A page for those who run the shop: their menu, as far as their role goes, and their texts. */
export function officePage(View: ComponentType) {
  return function OfficePage() {
    return (
      <Suspense fallback={<SkeletonResult />}>
        <OfficeFrame>
          <View />
        </OfficeFrame>
      </Suspense>
    );
  };
}
