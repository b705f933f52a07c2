import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Section } from '@wisata/ui/layout';
import { LandingLinks } from '../landing/landing-links.tsx';
import type { RouteHead } from './home.data.ts';
import styles from './home.module.css';

/** Some pages about routes and cities, and the way to all of them. */
export function HomeRoutes({ landings }: { readonly landings: readonly RouteHead[] }) {
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
      <LandingLinks landings={landings} />
    </Section>
  );
}
