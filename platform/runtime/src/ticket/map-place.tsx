import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './map-place.module.css';

interface MapPlaceProps {
  readonly service: string;
  /** Name and address. */
  readonly children: ReactNode;
  readonly position: { readonly latitude: number; readonly longitude: number } | undefined;
  /** What the link is called where a ticket has several. */
  readonly linkLabel?: string;
}

/** A place with the way there, which opens the map that the traveller's own device uses. */
export function MapPlace({ service, children, position, linkLabel }: MapPlaceProps) {
  const { t } = useTranslation(service);
  return (
    <>
      {children}
      {position && (
        <a
          className={styles.map}
          href={`https://www.google.com/maps/search/?api=1&query=${position.latitude},${position.longitude}`}
          target="_blank"
          rel="noreferrer"
          aria-label={linkLabel}
        >
          {t('ticket.map')}
        </a>
      )}
    </>
  );
}
