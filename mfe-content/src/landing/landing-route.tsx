import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate, formatWallTime } from '@wisata/kernel/dates';
import { findService, listPath } from '@wisata/kernel/services';
import { useApp } from '@wisata/runtime';
import { Card, CardBody } from '@wisata/ui/card';
import { Band, Page, Section } from '@wisata/ui/layout';
import { Tag } from '@wisata/ui/tag';
import type { RouteFigures } from '../api/landing.model.ts';
import { BarChart } from './bar-chart.tsx';
import { routeQuery } from './landing-path.rules.ts';
import { durationText, monthName, rankWeekdays, rupiah, weekdayName } from './landing-words.rules.ts';
import styles from './landing.module.css';

interface RouteProps {
  readonly kind: string;
  readonly route: RouteFigures;
}

const thousands = (amount: number | null) => (amount === null ? '' : String(Math.round(amount / 1000)));

function Months({ route }: Pick<RouteProps, 'route'>) {
  const { t } = useTranslation('content');
  const app = useApp();
  const bars = route.months.map(({ month, lowest, usual }) => ({
    name: monthName(app, month),
    amount: lowest ?? undefined,
    usual: usual ?? undefined,
    short: thousands(lowest),
    text: lowest === null ? t('landing.noPrice') : t('landing.from', { amount: rupiah(lowest) }),
  }));
  return (
    <Section
      id="landing-months"
      title={t('landing.months')}
      lede={t('landing.monthsText', { count: route.daysLookedAt })}
    >
      <Card>
        <CardBody>
          <BarChart label={t('landing.months')} bars={bars} />
          <p className={styles.note}>
            {bars.flatMap(({ name, short }) => (short ? `${name} ${short}` : [])).join(', ')}. {t('landing.thousands')}
          </p>
        </CardBody>
      </Card>
    </Section>
  );
}

function CheapDays({ kind, route }: RouteProps) {
  const { t } = useTranslation('content');
  const app = useApp();
  const search = findService(app.config, kind)?.search;
  return (
    <Section id="landing-days" title={t('landing.days')} lede={t('landing.daysText')}>
      <ul role="list" className={styles.days}>
        {route.days.map(({ date, lowest, operator, departTime, minutes }, index) => (
          <li key={date}>
            <Link className={styles.day} to={`${listPath(kind)}${routeQuery(search, route, date)}`}>
              <span>
                <b>{formatDate(date, app.locale)}</b> {index === 0 && <Tag tone="success">{t('landing.lowest')}</Tag>}
                <span
                  className={styles.small}
                >{`${operator} · ${formatWallTime(departTime, app.locale)} · ${durationText(app, minutes)}`}</span>
              </span>
              <span className={styles.total}>
                <b>{rupiah(lowest)}</b>
                <span className={styles.small}>{t('landing.adult')}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Weekdays({ route }: Pick<RouteProps, 'route'>) {
  const { t } = useTranslation('content');
  const app = useApp();
  const ranked = rankWeekdays(route);
  const [cheapest, dearest] = [ranked[0], ranked.at(-1)];
  if (!cheapest || !dearest) return null;
  const bars = route.weekdays.map((amount, index) => ({
    name: weekdayName(app, index, 'short'),
    amount: amount ?? undefined,
    short: thousands(amount),
    text: amount === null ? t('landing.noPrice') : t('landing.from', { amount: rupiah(amount) }),
  }));
  return (
    <Card>
      <CardBody>
        <h3>{t('landing.whichDay')}</h3>
        <BarChart label={t('landing.whichDay')} bars={bars} />
        <p className={styles.note}>
          {t('landing.saves', {
            day: weekdayName(app, cheapest.index, 'long'),
            other: weekdayName(app, dearest.index, 'long'),
            amount: rupiah(dearest.amount - cheapest.amount),
          })}
        </p>
      </CardBody>
    </Card>
  );
}

function Operators({ kind, route }: RouteProps) {
  const { t } = useTranslation('content');
  const bag = (kg: number | null) => (kg ? t('landing.bag', { kg }) : t('landing.noBag'));
  return (
    <Section id="landing-operators" title={t(`landing.${kind}.operators`)} lede={t('landing.operatorsText')}>
      <ul role="list" className={styles.operators}>
        {route.operators.map(({ code, name, perDay, from, bagKg, lowest }) => (
          <li key={code}>
            <b>{name}</b>
            <b className={styles.number}>{rupiah(lowest)}</b>
            <span className={styles.small}>
              {[
                t('landing.timesADay', { count: Math.max(1, perDay) }),
                from.join(', '),
                ...(bagKg === null ? [] : [bag(bagKg)]),
              ].join(' · ')}
            </span>
            <span className={styles.small}>{t('landing.lowestTotal')}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What the inventory says about a route: by month, by day, by weekday, and who goes. */
export function LandingRoute(props: RouteProps) {
  return (
    <>
      <Page>
        <Months {...props} />
      </Page>
      <Band>
        <Page>
          <CheapDays {...props} />
          <div className={styles.after}>
            <Weekdays {...props} />
          </div>
        </Page>
      </Band>
      <Page>
        <Operators {...props} />
      </Page>
    </>
  );
}
