import { ChevronRight, MapPin, Plane } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { price } from '@wisata/kernel/money';
import { RouterLink, useApp } from '@wisata/runtime';
import { Deferred } from '@wisata/runtime/deferred';
import { Card } from '@wisata/ui/card';
import { Icon } from '@wisata/ui/icon';
import type { TrainListData } from '../api/train-list.model.ts';
import { useTrainText } from '../journey/use-train-text.ts';
import { otherRoutes } from './other-routes.rules.ts';
import styles from './train-results.module.css';

const ICONS = { stations: MapPin, flight: Plane } as const;

interface OtherWaysProps {
  readonly data: TrainListData;
}

/** What the cheapest train of the day costs from any station of both cities, beside the ones that were asked for. */
function LowestOfAll({ data: { search, widerPrices } }: OtherWaysProps) {
  const { t } = useTranslation('train');
  const { day } = useTrainText();
  const [found] = use(widerPrices);
  const count = search.counts.ADT;
  if (!found?.lowest) return t('other.stationsDetail');
  return t('other.stationsFrom', { price: price(found.lowest), count, date: day(found.date) });
}

/** Under the list: the other stations of both cities, and the plane. */
export function OtherWays({ data }: OtherWaysProps) {
  const { t } = useTranslation('train');
  const { services } = useApp().config;
  const { dates } = useTrainText();
  const { search, ends } = data;
  const routes = otherRoutes(search, ends, services);
  if (routes.length === 0) return null;
  return (
    <Card as="section" label={t('other.title')}>
      <ul role="list" className={styles.other}>
        {routes.map(({ kind, cities, href }) => (
          <li key={kind}>
            <RouterLink href={href} className={styles.otherWay}>
              <Icon of={ICONS[kind]} />
              <span>
                <b>{t(`other.${kind}`, { count: cities.length, from: cities[0], to: cities[1] })}</b>
                <span className={styles.muted}>
                  {kind === 'flight' ? (
                    t('other.flightDetail', { dates: dates(search) })
                  ) : (
                    <Deferred data={data.widerPrices} fallback={t('other.stationsDetail')}>
                      <LowestOfAll data={data} />
                    </Deferred>
                  )}
                </span>
              </span>
              <Icon of={ChevronRight} size="s" />
            </RouterLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
