import { lazy, Suspense } from 'react';
import { classNames } from '../text/class-names.ts';
import styles from './kawung.module.css';

// A page that fails, or is empty, does so without ornament too: nothing may keep its words from being read.
const KawungBand = lazy(() =>
  import('./kawung.tsx').then(
    (kawung) => ({ default: kawung.KawungBand }),
    () => ({ default: PlainBand }),
  ),
);

function PlainBand({ size = 'm' }: { size?: 's' | 'm' }) {
  return <div className={classNames(styles.band, size === 's' && styles.bandSmall)} />;
}

/** A strip with the motif, whose lines come after what stands below it. */
export function MotifBand({ size = 'm' }: { size?: 's' | 'm' }) {
  return (
    <Suspense fallback={<PlainBand size={size} />}>
      <KawungBand size={size} />
    </Suspense>
  );
}
