import { useApp } from '@wisata/runtime';
import type { LandingHead } from '../api/landing.model.ts';
import { BoxLink } from '../page/box-link.tsx';
import styles from './landing-links.module.css';
import { landingPath } from './landing-path.rules.ts';
import { landingTitle } from './landing-title.rules.ts';

/** Links to pages about routes and cities. */
export function LandingLinks({ landings }: { readonly landings: readonly Omit<LandingHead, 'picture'>[] }) {
  const app = useApp();
  return (
    <ul role="list" className={styles.links}>
      {landings.map((landing) => (
        <li key={landing.slug}>
          <BoxLink to={landingPath(landing)}>{landingTitle(app, landing)}</BoxLink>
        </li>
      ))}
    </ul>
  );
}
