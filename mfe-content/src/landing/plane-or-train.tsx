import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AppContext } from '@wisata/kernel/app-context';
import { findService } from '@wisata/kernel/services';
import { useApp } from '@wisata/runtime';
import { Card, CardBody } from '@wisata/ui/card';
import { Icon } from '@wisata/ui/icon';
import { outlineIcon } from '@wisata/ui/outline-icon';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import type { RouteLanding } from '../api/landing.model.ts';
import { landingPath } from './landing-path.rules.ts';
import { landingTitle } from './landing-title.rules.ts';
import { departures, durationText, rupiah } from './landing-words.rules.ts';
import styles from './plane-or-train.module.css';

interface PlaneOrTrainProps {
  /** The two ways of one route. */
  readonly ways: readonly RouteLanding[];
  readonly level: 2 | 3;
}

interface Row {
  readonly name: string;
  readonly text: (way: RouteLanding) => string;
  /** What is better when it is less; rows of facts have none. */
  readonly cost?: (way: RouteLanding) => number;
}

function rowsOf(app: AppContext): readonly Row[] {
  const { t, locale } = app;
  return [
    {
      name: t('content:landing.compare.total'),
      text: ({ route: { lowest } }) => (lowest === null ? t('content:landing.noPrice') : rupiah(lowest)),
      cost: ({ route: { lowest } }) => lowest ?? Infinity,
    },
    {
      name: t('content:landing.compare.quickest'),
      text: ({ route }) => durationText(app, route.shortestMinutes),
      cost: ({ route }) => route.shortestMinutes,
    },
    { name: t('content:landing.compare.perDay'), text: ({ route }) => String(route.tripsPerDay) },
    {
      name: t('content:landing.compare.firstLast'),
      text: ({ route }) => departures(route, locale).join(', '),
    },
  ];
}

function WaysTable({ ways }: Pick<PlaneOrTrainProps, 'ways'>) {
  const { t } = useTranslation('content');
  const app = useApp();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          {ways.map(({ kind }) => (
            <th key={kind} scope="col">
              <Icon of={outlineIcon(findService(app.config, kind)?.icon)} size="s" /> {t(`landing.compare.${kind}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(app).map(({ name, text, cost }) => {
          const least = cost && Math.min(...ways.map(cost));
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              {ways.map((way) => {
                const isBest = cost !== undefined && cost(way) === least;
                return (
                  <td key={way.kind} data-best={isBest || undefined}>
                    {text(way)}
                    {isBest && <VisuallyHidden>, {t('landing.compare.better')}</VisuallyHidden>}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What a route costs and takes by either way, from what is on sale today. */
export function PlaneOrTrain({ ways, level }: PlaneOrTrainProps) {
  const { t } = useTranslation('content');
  const app = useApp();
  const Heading = `h${level}` as const;
  const [{ from, to }] = ways as [RouteLanding];
  return (
    <Card as="section" labelledBy="plane-or-train">
      <CardBody>
        <Heading id="plane-or-train" className={styles.title}>
          {t('landing.compare.title', { from, to })}
        </Heading>
        <p className={styles.note}>{t('landing.compare.text')}</p>
        <WaysTable ways={ways} />
        <p className={styles.note}>{t('landing.compare.hours')}</p>
        <p className={styles.ways}>
          <Link to={`/plane-or-train?${new URLSearchParams({ from: from ?? '', to })}`}>
            {t('landing.compare.doors')}
          </Link>
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
