import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { useHydrated } from '@wisata/ui/use-hydrated';
import { useTripWords } from '../trip/use-trip-words.ts';
import { eraseKeys, readDeviceData } from './device-data.ts';
import { groupKept, type KeptGroup } from './device-groups.rules.ts';
import styles from './device-list.module.css';

/** What this browser remembers, kind by kind, each to be taken away by itself. It lies here alone and is in no request. */
export function DeviceList() {
  useTripWords();
  const { t } = useTranslation('trips');
  const app = useApp();
  const isInBrowser = useHydrated();
  const [, setErased] = useState(0);
  const groups = isInBrowser ? groupKept(readDeviceData(window)) : [];
  const erase = ({ group, keys }: KeptGroup) => {
    eraseKeys(window, keys);
    setErased((count) => count + 1);
    app.toast(t('kept.erasedGroup', { name: t(`kept.group.${group}.name`) }), 'success');
  };
  if (!isInBrowser) return null;
  if (groups.length === 0) return <p>{t('kept.nothing')}</p>;
  return (
    <ul role="list" className={styles.list} aria-label={t('kept.title')}>
      {groups.map((kept) => (
        <li key={kept.group}>
          <span>
            <b>{t(`kept.group.${kept.group}.name`)}</b> ({kept.count})
            <small>{t(`kept.group.${kept.group}.text`)}</small>
          </span>
          <Button
            size="s"
            icon={Trash2}
            aria-label={t('kept.eraseGroup', { name: t(`kept.group.${kept.group}.name`) })}
            onClick={() => erase(kept)}
          >
            {t('kept.delete')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
