import { Clock, ReceiptText, QrCode } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '@wisata/runtime';
import { Icon } from '@wisata/ui/icon';
import { KawungWindow } from '@wisata/ui/kawung';
import { Page } from '@wisata/ui/layout';
import { Picture } from '@wisata/ui/picture';
import styles from './home.module.css';
import { homeLede } from './home-lede.rules.ts';

/** Decorative: the place is told by no text. */
export const HERO_PICTURE = {
  path: '/media/volcano-sunrise/home/1280.avif?ratio=1x1&place=Bromo',
  alt: '',
  width: 1280,
  height: 1280,
};

export function Hero() {
  const { t } = useTranslation('content');
  const app = useApp();
  return (
    <div className={`${styles.hero} on-brand`}>
      <KawungWindow>
        <Picture media={HERO_PICTURE} sizes="(min-width: 960px) 600px, (min-width: 720px) 480px, 260px" eager />
      </KawungWindow>
      <Page>
        <div className={styles.words}>
          <h1 className={styles.headline} lang={app.locale}>
            <span>{t('home.headline1')}</span> <span>{t('home.headline2')}</span>
          </h1>
          <p className={styles.lede}>{homeLede(app)}</p>
        </div>
      </Page>
    </div>
  );
}

const PROMISES = [
  { key: 'price', icon: ReceiptText },
  { key: 'deadline', icon: Clock },
  { key: 'voucher', icon: QrCode },
] as const;

/** Three things that are true of every booking here. */
export function Promises() {
  const { t } = useTranslation('content');
  return (
    <ul role="list" className={styles.promises}>
      {PROMISES.map(({ key, icon }) => (
        <li key={key}>
          <Icon of={icon} />
          <div>
            <b className={styles.promise}>{t(`home.promise.${key}`)}</b>
            <span className={styles.promiseText}>{t(`home.promise.${key}Text`)}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
