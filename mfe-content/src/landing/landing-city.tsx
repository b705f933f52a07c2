import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { listPath } from '@wisata/kernel/services';
import { Band, Page, Section } from '@wisata/ui/layout';
import type { CityFigures, Landing } from '../api/landing.model.ts';
import { StayList } from '../collections/stay-card.tsx';
import { cityQuery } from './landing-path.rules.ts';
import styles from './landing.module.css';

interface CityProps {
  readonly landing: Landing;
  readonly city: CityFigures;
}

/** What the inventory says about a city: stays with tomorrow's price, and where its hotels are. */
export function LandingCity({ landing, city }: CityProps) {
  const { t } = useTranslation('content');
  const { to } = landing;
  return (
    <>
      <Page>
        <Section
          id="landing-stays"
          title={t('landing.hotel.stays', { to })}
          lede={t('landing.hotel.staysText')}
          action={
            <Link className={styles.all} to={`${listPath(landing.kind)}${cityQuery(landing, city)}`}>
              {t('landing.hotel.all', { count: city.hotelCount, to })}
            </Link>
          }
        >
          {city.stays.length > 0 ? <StayList stays={city.stays} arrangement="grid" /> : <p>{t('popular.none')}</p>}
        </Section>
      </Page>
      {city.areas.length > 1 && (
        <Band>
          <Page>
            <Section id="landing-areas" title={t('landing.hotel.areas', { to })}>
              <ul role="list" className={styles.areas}>
                {city.areas.map(({ name, count }) => (
                  <li key={name}>
                    <b>{name}</b>
                    <span className={styles.small}>{t('landing.hotel.count', { count })}</span>
                  </li>
                ))}
              </ul>
            </Section>
          </Page>
        </Band>
      )}
    </>
  );
}
