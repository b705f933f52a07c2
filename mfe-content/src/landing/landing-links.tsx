import { Link } from 'react-router-dom';
import { useApp } from '@wisata/runtime';
import type { LandingHead } from '../api/landing.model.ts';
import styles from './landing-links.module.css';
import { landingPath } from './landing-path.rules.ts';
import { landingTitle } from './landing-title.rules.ts';

/** Links to pages about routes and cities. */
export function LandingLinks({ landings }: { readonly landings: readonly LandingHead[] }) {
  const app = useApp();
  return (
    <ul role="list" className={styles.links}>
      {landings.map((landing) => (
        <li key={landing.slug}>
          <Link className={styles.link} to={landingPath(landing)}>
            {landingTitle(app, landing)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
