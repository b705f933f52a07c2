import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { startWithNames } from '@wisata/kernel/name-lists';
import { listPath, serviceName } from '@wisata/kernel/services';
import { useApp } from '@wisata/runtime';
import { Icon } from '@wisata/ui/icon';
import { Logo } from '@wisata/ui/logo';
import { useSite } from '../app/site/use-site.ts';
import { useVisitor } from '../app/session/use-visitor.ts';
import { footerColumns } from '../rules/footer.rules.ts';
import { topMenus, type MenuItem } from '../rules/menu.rules.ts';
import { MenuLink } from './menu-link.tsx';
import styles from './site-footer.module.css';
import { useMenuName } from './use-menu-name.ts';

const WAYS_TO_PAY = [
  ...['BCA', 'Mandiri', 'BNI', 'BRI', 'Permata', 'CIMB', 'BSI', 'QRIS', 'GoPay', 'OVO', 'DANA', 'ShopeePay'],
  ...['Visa', 'Mastercard', 'JCB', 'Indomaret', 'Alfamart'],
];

interface ColumnProps {
  readonly title: string;
  readonly entries: readonly Pick<MenuItem, 'name' | 'link' | 'isLocal' | 'noTranslate'>[];
}

function Column({ title, entries }: ColumnProps) {
  const nameOf = useMenuName();
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.name}>
            <MenuLink link={entry.link} isLocal={entry.isLocal} className={styles.entry}>
              {nameOf(entry)}
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function About() {
  const { t } = useTranslation('shell');
  const { config, locale } = useApp();
  const { brand, services } = config;
  const names = startWithNames(
    services.map((service) => serviceName(config, service, locale)),
    locale,
  );
  return (
    <div className={styles.about}>
      <Logo name={brand.name} ground="brand" />
      <p>{t('footer.about', { services: names })}</p>
      <p>
        <a className={styles.phone} href={`tel:${brand.helpPhone.replace(/\s/g, '')}`}>
          {brand.helpPhone}
        </a>{' '}
        {t('help.hours')}
      </p>
    </div>
  );
}

function BottomLine() {
  const { t } = useTranslation('shell');
  const { brand } = useApp().config;
  return (
    <div className={styles.bottom}>
      <p>
        © {brand.copyrightYear} {brand.company}. {t('footer.poweredBy', { name: brand.poweredBy })}
        <span hidden>beta</span>
      </p>
      <p className={styles.secure}>
        <Icon of={Lock} size="s" />
        {t('footer.cards')}
      </p>
    </div>
  );
}

/** The footer of every page outside a checkout; `slim` leaves only its last line. */
export function SiteFooter({ slim }: { slim?: boolean }) {
  const { t } = useTranslation('shell');
  const nameOf = useMenuName();
  const { config, locale } = useApp();
  const { menus } = useSite();
  const isSignedIn = useVisitor() !== 'guest';
  const services = config.services.map((service) => ({
    name: serviceName(config, service, locale),
    link: listPath(service),
    isLocal: true,
    noTranslate: true,
  }));
  return (
    <footer className={`${styles.footer} on-brand`}>
      <div className={styles.page}>
        {!slim && (
          <div className={styles.columns}>
            <About />
            <Column title={t('footer.services')} entries={services} />
            {footerColumns(topMenus(menus, isSignedIn)).map((column) => (
              <Column key={column.name} title={nameOf(column)} entries={column.entries} />
            ))}
            <section className={styles.pay}>
              <h2 className={styles.title}>{t('footer.pay')}</h2>
              <ul className={styles.ways} role="list">
                {WAYS_TO_PAY.map((way) => (
                  <li key={way}>{way}</li>
                ))}
              </ul>
            </section>
          </div>
        )}
        <BottomLine />
      </div>
    </footer>
  );
}
