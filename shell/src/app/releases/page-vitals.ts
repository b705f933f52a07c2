import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { Vital } from '@wisata/runtime/beacon';
import type { RemoteLoader } from '@wisata/runtime/remote-loader';
import type { ShellRouter } from '../../router.tsx';
import { findPage } from './page-route.ts';
import type { ReleaseBeacons } from './release-beacons.ts';

/** Parts of {@link startVitals}. */
interface VitalsParts {
  readonly window: Window & typeof globalThis;
  readonly beacons: ReleaseBeacons;
  readonly router: Pick<ShellRouter, 'state'>;
  readonly loader: Pick<RemoteLoader, 'versions'>;
  /** Version of the shell that this document was made for. */
  readonly shell: string;
}

/** Measures the page view; tells it once, when it goes out of sight. */
export function startVitals({ window, beacons, router, loader, shell }: VitalsParts): void {
  const vitals: Partial<Record<Vital, number>> = {};
  const note = ({ name, value }: Metric) => (vitals[name] = Math.round(name === 'CLS' ? value * 1000 : value));
  const { page, remote } = findPage(router.state);
  for (const measureOne of [onCLS, onFCP, onINP, onLCP, onTTFB]) measureOne(note, { reportAllChanges: true });
  let isTold = false;
  // Heard after the library's own listeners, which take the last measures.
  window.document.addEventListener('visibilitychange', () => {
    if (isTold || window.document.visibilityState !== 'hidden') return;
    isTold = true;
    const version = remote && loader.versions()[remote];
    if (version) beacons.tell({ kind: 'vitals', remote, version, page, vitals });
    beacons.tell({ kind: 'vitals', remote: 'shell', version: shell, page, vitals });
    beacons.flush();
  });
}
