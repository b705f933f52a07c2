import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '@wisata/runtime';
import { Icon } from '@wisata/ui/icon';
import { useStore } from 'zustand';
import { savedTime } from '../app/offline/saved-time.ts';
import { useShell } from '../app/start/shell-services.tsx';
import styles from './offline-bar.module.css';

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

/** Says what still works while there is no network, and how old the order on the page is. */
export function OfflineBar() {
  const { t } = useTranslation('shell');
  const { locale } = useApp();
  const savedAt = useStore(useShell().savedAt);
  const isOnline = useSyncExternalStore(
    subscribe,
    () => window.navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {/* A browser on a network that leads nowhere takes itself for online: what was saved tells better. */}
      {(!isOnline || savedAt !== undefined) && (
        <p className={styles.bar}>
          <Icon of={WifiOff} size="s" />
          <span>
            <strong>{t('offline.title')}</strong>{' '}
            {savedAt ? t('offline.saved', { time: savedTime(savedAt, locale) }) : t('offline.text')}
          </span>
        </p>
      )}
    </div>
  );
}
