import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Section } from '@wisata/ui/layout';
import type { LandingHead } from '../api/landing.model.ts';
import { LandingLinks } from '../landing/landing-links.tsx';
import { firstOfEach } from '../landing/landing-path.rules.ts';
import styles from './home.module.css';

/** Of each kind: flights, trains, hotels. */
const SHOWN = 4;

/** Some pages about routes and cities, and the way to all of them. */
export function HomeRoutes({ landings }: { readonly landings: readonly LandingHead[] }) {
  const { t } = useTranslation('content');
  return (
    <Section
      id="home-routes"
      title={t('landing.routes')}
      lede={t('landing.routesText')}
      action={
        <Link to="/popular#routes" className={styles.all}>
          {t('landing.all')}
        </Link>
      }
    >
      <LandingLinks landings={firstOfEach(landings, SHOWN)} />
    </Section>
  );
}
