import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterLink, useApp } from '@wisata/runtime';
import { useSavedProducts } from '@wisata/runtime/saved-products';
import { Dialog } from '@wisata/ui/dialog';
import { IconButton } from '@wisata/ui/icon-button';
import { useFlightText } from '../hooks/use-flight-text.ts';
import { FullHeart } from './save-flight.tsx';
import styles from './saved-dialog.module.css';

/** The saved flights, each with its way back to the list where it was found. */
export function SavedDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('flight');
  const { dayWithYear } = useFlightText();
  const { saved, isSaved, toggle } = useSavedProducts(useApp(), 'flight');
  // What is forgotten here stays in its row until the dialog closes, so that it can be saved again.
  const [shown] = useState(saved);
  return (
    <Dialog open onClose={onClose} isStep={false} title={t('saved.title')} labels={{ close: t('close') }}>
      <p className={styles.note}>{t(shown.length > 0 ? 'saved.note' : 'saved.none')}</p>
      <ul role="list" className={styles.list}>
        {shown.map((flight) => (
          <li key={flight.key} className={styles.row}>
            <RouterLink href={flight.path} className={styles.link}>
              <b>{flight.title}</b>
              <span className={styles.note}>
                {flight.until && `${dayWithYear(flight.until)} · `}
                {flight.facts}
              </span>
            </RouterLink>
            <IconButton
              icon={isSaved(flight.key) ? FullHeart : Heart}
              label={t('saved.save', { flight: flight.title })}
              aria-pressed={isSaved(flight.key)}
              onClick={() => toggle(flight)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
