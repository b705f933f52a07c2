import { useTranslation } from 'react-i18next';
import type { VisitService } from '../visit/visit-service.ts';
import type { BookedVisit } from './booked-visit.rules.ts';
import styles from './map-link.module.css';

interface MapLinkProps {
  readonly service: VisitService;
  readonly place: BookedVisit['meeting'];
}

/** A place with the way there, which opens the map that the traveller's own device uses. */
export function MapLink({ service, place: { name, address, query } }: MapLinkProps) {
  const { t } = useTranslation(service);
  return (
    <>
      {[name, address].filter(Boolean).join(', ')}
      {query && (
        <a
          className={styles.map}
          href={`https://www.google.com/maps/search/?api=1&query=${query}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('ticket.map')}
        </a>
      )}
    </>
  );
}
