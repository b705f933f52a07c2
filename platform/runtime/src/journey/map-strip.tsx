import { Suspense } from 'react';
import type { MapPreviewProps } from '@wisata/ui/map-preview';
// The server draws the picture before a browser asks for its code, so its styles come with the page.
import '@wisata/ui/map.module.css';
import '@wisata/ui/picture-badge.module.css';
import { lazyPart } from '../page/lazy-part.tsx';
import styles from './map-strip.module.css';
import type { ServiceProps } from './service-props.ts';

/** Properties of {@link MapStrip}. The service's words are `map.open`. */
export interface MapStripProps extends ServiceProps, Pick<MapPreviewProps, 'points'> {
  readonly onOpen: () => void;
}

const Picture = lazyPart(async () => (await import('./map-strip-picture.tsx')).MapStripPicture);

/** A small map above the list on phones; a press opens the large one. */
export function MapStrip(props: MapStripProps) {
  return (
    <div className={styles.room}>
      <Suspense>
        <Picture {...props} />
      </Suspense>
    </div>
  );
}
