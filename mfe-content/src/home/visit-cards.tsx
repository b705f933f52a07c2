import { useTranslation } from 'react-i18next';
import { price } from '@wisata/kernel/money';
import { Card } from '@wisata/ui/card';
import scroller from '@wisata/ui/card-scroller.module.css';
import { classNames } from '@wisata/ui/class-names';
import { Picture } from '@wisata/ui/picture';
import { PriceBlock } from '@wisata/ui/price';
import type { Visit } from '../api/visit.model.ts';
import { CardLink } from '../page/card-link.tsx';
import styles from '../collections/stay-card.module.css';

const pathOf = ({ service, id }: Visit) => `/${service}/detail?${new URLSearchParams({ uniqueId: id })}`;

function VisitCard({ visit }: { readonly visit: Visit }) {
  const { t } = useTranslation('content');
  const { title, place, days, hours, picture, from } = visit;
  const length = days > 0 ? t('visit.days', { count: days }) : hours > 0 ? t('visit.hours', { count: hours }) : '';
  return (
    <Card as="article" interactive>
      <div className={styles.card}>
        <div className={styles.inner}>
          <div className={styles.picture}>
            <Picture media={picture} sizes="(min-width: 960px) 282px, 250px" widths={[320, 480, 640, 960]} fill />
          </div>
          <div className={styles.body}>
            <div>
              <h3 className={styles.name}>
                <CardLink to={pathOf(visit)}>{title}</CardLink>
              </h3>
              <p className={styles.place}>{[place, length].filter(Boolean).join(' · ')}</p>
            </div>
            <span />
            <div className={styles.price}>
              <PriceBlock total={price(from)} covers={t('visit.covers')} />
            </div>
          </div>
        </div>
      </div>
    </Card>
  );
}

/** Tours and venues with what an adult pays at least. */
export function VisitCards({ visits }: { readonly visits: readonly Visit[] }) {
  return (
    <ul role="list" className={classNames(scroller.cards, styles.scroller)}>
      {visits.map((visit) => (
        <li key={`${visit.service} ${visit.id}`}>
          <VisitCard visit={visit} />
        </li>
      ))}
    </ul>
  );
}
