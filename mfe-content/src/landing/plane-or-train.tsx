import { Plane, TrainFront } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useApp } from '@wisata/runtime';
import { Card, CardBody } from '@wisata/ui/card';
import { Icon } from '@wisata/ui/icon';
import type { RouteLanding } from '../api/landing.model.ts';
import { landingPath } from './landing-path.rules.ts';
import { landingTitle } from './landing-title.rules.ts';
import { durationText, rupiah } from './landing-words.rules.ts';
import styles from './plane-or-train.module.css';

const ICONS = { flight: Plane, train: TrainFront };

interface PlaneOrTrainProps {
  /** The two ways of one route. */
  readonly ways: readonly RouteLanding[];
  readonly level: 2 | 3;
}

/** What a route costs and takes by either way, from what is on sale today. */
export function PlaneOrTrain({ ways, level }: PlaneOrTrainProps) {
  const { t } = useTranslation('content');
  const app = useApp();
  const Heading = `h${level}` as const;
  const [{ from, to }] = ways as [RouteLanding];
  const least = (read: (way: RouteLanding) => number) => Math.min(...ways.map(read));
  const total = ({ route }: RouteLanding) => route.lowest ?? Infinity;
  const minutes = ({ route }: RouteLanding) => route.shortestMinutes;
  const rows = [
    {
      name: t('landing.compare.total'),
      best: least(total),
      read: total,
      text: ({ route }: RouteLanding) => (route.lowest === null ? t('landing.noPrice') : rupiah(route.lowest)),
    },
    {
      name: t('landing.compare.quickest'),
      best: least(minutes),
      read: minutes,
      text: (way: RouteLanding) => durationText(app, minutes(way)),
    },
    { name: t('landing.compare.perDay'), text: ({ route }: RouteLanding) => String(route.tripsPerDay) },
    {
      name: t('landing.compare.firstLast'),
      text: ({ route }: RouteLanding) => `${route.firstDeparture}, ${route.lastDeparture}`,
    },
  ];
  return (
    <Card as="section" labelledBy="plane-or-train">
      <CardBody>
        <Heading id="plane-or-train" className={styles.title}>
          {t('landing.compare.title', { from, to })}
        </Heading>
        <p className={styles.note}>{t('landing.compare.text')}</p>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {ways.map(({ kind }) => (
                <th key={kind} scope="col">
                  <Icon of={ICONS[kind]} size="s" /> {t(`landing.compare.${kind}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, best, read, text }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {ways.map((way) => (
                  <td key={way.kind} data-best={read?.(way) === best || undefined}>
                    {text(way)}
                    {read?.(way) === best && <span className={styles.read}>, {t('landing.compare.better')}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.note}>{t('landing.compare.hours')}</p>
        <p className={styles.ways}>
          {ways.map((way) => (
            <Link key={way.kind} to={landingPath(way)}>
              {landingTitle(app, way)}
            </Link>
          ))}
        </p>
      </CardBody>
    </Card>
  );
}
