import { useTranslation } from 'react-i18next';
import { useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { KawungLines } from '@wisata/ui/kawung';
import { Logo } from '@wisata/ui/logo';
import styles from './maintenance.module.css';

/** All there is while the site is closed; looking again is a new document, because the server decides. */
export function Component() {
  const { t } = useTranslation('shell');
  const { config, href } = useApp();
  return (
    <div className={`${styles.page} on-brand`}>
      <KawungLines ink="brand" />
      <div className={styles.text}>
        <Logo name={config.brand.name} ground="brand" size="l" />
        <h1>{t('maintenance.title')}</h1>
        <p>{t('maintenance.text')}</p>
        <p>
          {t('maintenance.help')}{' '}
          <a className={styles.phone} href={`tel:${config.brand.helpPhone.replace(/\s/g, '')}`}>
            {config.brand.helpPhone}
          </a>
        </p>
        <div>
          <LinkButton href={href('/')}>{t('maintenance.again')}</LinkButton>
        </div>
      </div>
    </div>
  );
}
