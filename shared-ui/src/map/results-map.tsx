import type { ReactNode } from 'react';
import { Sheet } from '../overlays/sheet.tsx';
import { MapView, type MapViewProps } from './map.tsx';
import styles from './results-map.module.css';

/** Props of `ResultsMap`. */
export interface ResultsMapProps extends MapViewProps {
  /** Whether the sheet with the map is open on narrow screens. */
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly closeLabel: string;
}

/** All results of a list on a map: beside the list from 960 px, in a sheet below, which a strip above the list opens. The list does everything without it. */
export function ResultsMap({ isOpen, setOpen, closeLabel, ...map }: ResultsMapProps) {
  return (
    <>
      <div className={styles.beside}>
        <MapView {...map} />
      </div>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={map.label} phone="full" labels={{ close: closeLabel }}>
        <div className={styles.full}>
          <MapView {...map} />
        </div>
      </Sheet>
    </>
  );
}

/** Props of `ResultsMapCard`. */
export interface ResultsMapCardProps {
  readonly picture?: ReactNode;
  /** The link of the name. */
  readonly name: ReactNode;
  readonly place: string;
  readonly children: ReactNode;
}

/** The result of the pin that is pointed at; a press anywhere on it follows the name. */
export function ResultsMapCard({ picture, name, place, children }: ResultsMapCardProps) {
  return (
    <div className={styles.card} data-pictured={picture ? true : undefined}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.place}>{place}</span>
        {children}
      </div>
    </div>
  );
}
