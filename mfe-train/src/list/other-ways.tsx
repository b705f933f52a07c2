import { ChevronRight, MapPin, Plane } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RouterLink, useApp } from '@wisata/runtime';
import { Card } from '@wisata/ui/card';
import { Icon } from '@wisata/ui/icon';
import type { TrainListData } from '../api/train-list.model.ts';
import { useTrainText } from '../journey/use-train-text.ts';
import { otherRoutes } from './other-routes.rules.ts';
import styles from './train-results.module.css';

const ICONS = { stations: MapPin, flight: Plane } as const;

/** Under the list: the other stations of both cities, and the plane. */
export function OtherWays({ data: { search, ends } }: { readonly data: TrainListData }) {
  const { t } = useTranslation('train');
  const { services } = useApp().config;
  const { dates } = useTrainText();
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
                <span className={styles.muted}>{t(`other.${kind}Detail`, { dates: dates(search) })}</span>
              </span>
              <Icon of={ChevronRight} size="s" />
            </RouterLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
