import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import type { OwnTrip } from './own-trip.rules.ts';
import { tripPath } from './trip-path.ts';
import { useTripTitle } from './use-trip-title.ts';
import styles from './trip.module.css';

interface LinksProps {
  readonly trips: readonly OwnTrip[];
  readonly chosen: OwnTrip | undefined;
}

/** The other trips of a traveller. */
export function TripLinks({ trips, chosen }: LinksProps) {
  const { t } = useTranslation('trips');
  const { townsOf, daysOf } = useTripTitle();
  return (
    <nav aria-label={t('mine')}>
      <ul className={styles.links} role="list">
        {trips.map((trip) => (
          <li key={trip.id}>
            <RouterLink
              className={styles.link}
              href={tripPath(trip.id)}
              aria-current={trip.id === chosen?.id ? 'page' : undefined}
            >
              <b>{townsOf(trip)}</b> {daysOf(trip)}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
