import { MoonStar } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addDays, formatDate, monthName, type CalendarDate } from '@wisata/kernel/dates';
import { formatNumber } from '@wisata/kernel/locale';
import { RouterLink, useApp } from '@wisata/runtime';
import { Card, CardBody } from '@wisata/ui/card';
import { Icon } from '@wisata/ui/icon';
import { Band, Page, Section } from '@wisata/ui/layout';
import type { Landing } from '../api/landing.model.ts';
import styles from './landing-places.module.css';

type Places = NonNullable<Landing['places']>;

function Airports({ airports }: Pick<Places, 'airports'>) {
  const { t } = useTranslation('content');
  const { locale } = useApp();
  return (
    <Section id="landing-airports" title={t('landing.airports')} lede={t('landing.airportsText')}>
      <ul role="list" className={styles.airports}>
        {airports.map(({ code, name, drives }) => (
          <li key={code}>
            <Card>
              <CardBody>
                <h3 className={styles.airport}>
                  <span className={styles.code}>{code}</span> {name}
                </h3>
                <dl className={styles.drives}>
                  {drives.map(({ to, km, minutes }) => (
                    <div key={to}>
                      <dt>{t('landing.driveTo', { to })}</dt>
                      <dd>
                        {t('landing.drive', { km: formatNumber(km, locale), count: Math.round(minutes / 5) * 5 || 5 })}
                      </dd>
                    </div>
                  ))}
                </dl>
              </CardBody>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

function Months({ seasons: { wet, dry } }: { seasons: NonNullable<Places['seasons']> }) {
  const { t } = useTranslation('content');
  const { locale } = useApp();
  const seasonOf = (month: number) => (wet.includes(month) ? 'wet' : dry.includes(month) ? 'dry' : 'changing');
  return (
    <ol role="list" className={styles.months} aria-label={t('landing.season.label')}>
      {MONTHS.map((month) => (
        <li key={month} data-season={seasonOf(month)}>
          <span>{monthName(month, locale)}</span>
          <span className={styles.season}>{t(`landing.season.${seasonOf(month)}`)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The day on which the island is quiet: for who plans to land on it. */
function Nyepi({ date }: { date: CalendarDate }) {
  const { t } = useTranslation('content');
  const { locale } = useApp();
  const words = {
    day: formatDate(date, locale),
    before: formatDate(addDays(date, -1), locale),
    after: formatDate(addDays(date, 1), locale),
  };
  return (
    <aside className={styles.nyepi} aria-labelledby="landing-nyepi">
      <Icon of={MoonStar} />
      <div>
        <h3 id="landing-nyepi">{t('landing.nyepi.title', words)}</h3>
        <p>{t('landing.nyepi.text', words)}</p>
        <ul>
          {(['arrive', 'inside', 'after'] as const).map((key) => (
            <li key={key}>{t(`landing.nyepi.${key}`, words)}</li>
          ))}
        </ul>
        <RouterLink href="/blog/nyepi-in-bali">{t('landing.nyepi.more')}</RouterLink>
      </div>
    </aside>
  );
}

/** How far airports are from town, when it rains, and the days on which the country travels or stays at home. */
export function LandingPlaces({ places, to }: { readonly places: Places; readonly to: string }) {
  const { t } = useTranslation('content');
  const { locale } = useApp();
  const { airports, seasons, idulFitri, nyepi } = places;
  const busy = idulFitri ? t('landing.busyWith', { day: formatDate(idulFitri, locale) }) : t('landing.busy');
  return (
    <>
      {airports.length > 0 && (
        <Page>
          <Airports airports={airports} />
        </Page>
      )}
      {(seasons || nyepi) && (
        <Band>
          <Page>
            <Section id="landing-when" title={t('landing.when', { to })} lede={busy}>
              {seasons && <Months seasons={seasons} />}
              {nyepi && <Nyepi date={nyepi} />}
            </Section>
          </Page>
        </Band>
      )}
    </>
  );
}
