import { CarFront, IdCard, PlaneLanding } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TRANSPORT_MODES } from '@wisata/kernel/contracts/transport-terms';
import { RouterLink } from '@wisata/runtime';
import { Icon } from '@wisata/ui/icon';
import { tripListPath, withMode, type TripSearch } from '../trip/trip-search.rules.ts';
import styles from './mode-links.module.css';

const ICONS = { 'self-drive': CarFront, 'with-driver': IdCard, transfer: PlaneLanding } as const;

/** The same trip in each way of going. */
export function ModeLinks({ search }: { readonly search: TripSearch }) {
  const { t } = useTranslation('transport');
  return (
    <nav className={styles.modes} aria-label={t('search.mode')}>
      {TRANSPORT_MODES.map((mode) => (
        <RouterLink
          key={mode}
          href={tripListPath(withMode(search, mode))}
          className={styles.mode}
          aria-current={mode === search.mode ? 'page' : undefined}
        >
          <Icon of={ICONS[mode]} />
          <strong>{t(`modes.${mode}`)}</strong>
          <span>{t(`modeSays.${mode}`)}</span>
        </RouterLink>
      ))}
    </nav>
  );
}
