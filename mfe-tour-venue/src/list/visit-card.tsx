import { CalendarDays, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { multiply, price } from '@wisata/kernel/money';
import { RouterLink } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { Card } from '@wisata/ui/card';
import { Icon } from '@wisata/ui/icon';
import { Picture } from '@wisata/ui/picture';
import { PriceBlock } from '@wisata/ui/price';
import { SaveHeart } from '@wisata/ui/save-heart';
import type { VisitCard as Visit } from '../api/visit.model.ts';
import { useSaveVisit } from '../visit/use-save-visit.ts';
import { useVisitText } from '../visit/use-visit-text.ts';
import { VisitScore } from '../visit/visit-score.tsx';
import type { ListView } from './use-list-view.ts';
import styles from './visit-card.module.css';

const MOST_HIGHLIGHTS = 2;

interface VisitCardProps {
  readonly visit: Visit;
  readonly view: ListView;
  /** What the service says of it besides: the sessions of a day. */
  readonly more?: ReactNode;
  /** The first picture of the page loads at once and before the others. */
  readonly eager: boolean;
  readonly isActive: boolean;
  readonly onActivate: (id: string | undefined) => void;
}

function NextDates({ visit, view: { service } }: Pick<VisitCardProps, 'visit' | 'view'>) {
  const { t } = useTranslation(service);
  const { day } = useVisitText(service);
  const text = visit.isOpenDate
    ? t('card.anyDay', { count: visit.validDays })
    : visit.nextDates.length > 0
      ? t('card.next', { dates: visit.nextDates.map(day).join(' · ') })
      : t('card.noDates');
  return (
    <p className={styles.fact}>
      <Icon of={CalendarDays} size="s" />
      {text}
    </p>
  );
}

function Facts({ visit, view, more }: VisitCardProps) {
  const { service, productPath } = view;
  const { t } = useTranslation(service);
  const { length } = useVisitText(service);
  return (
    <div className={styles.body}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.name}>
            <Link to={productPath(visit)} className={styles.link}>
              {visit.title}
            </Link>
          </h2>
          <p className={styles.muted}>{[visit.type.name, visit.place, length(visit)].filter(Boolean).join(' · ')}</p>
        </div>
        <SaveHeart {...useSaveVisit(service, visit)} />
      </div>
      {visit.reviewCount > 0 && (
        <p className={styles.rating}>
          <VisitScore service={service} rating={visit.rating} />
          {t('rating.reviews', { count: visit.reviewCount })}
        </p>
      )}
      <ul role="list" className={styles.highlights}>
        {visit.highlights.slice(0, MOST_HIGHLIGHTS).map((highlight) => (
          <li key={highlight} className={styles.fact}>
            <Icon of={Check} size="s" />
            {highlight}
          </li>
        ))}
      </ul>
      {more}
      <NextDates visit={visit} view={view} />
    </div>
  );
}

/** One tour or venue of the list: scene, what is special, next free days, and on the stub what the party pays at least. */
export function VisitCard(props: VisitCardProps) {
  const { visit, view, eager, isActive, onActivate } = props;
  const { service, search, productPath } = view;
  const { t } = useTranslation(service);
  const { participants } = search;
  return (
    <div
      className={styles.frame}
      data-active={isActive || undefined}
      onMouseEnter={() => onActivate(visit.id)}
      onMouseLeave={() => onActivate(undefined)}
    >
      <Card as="article" interactive label={visit.title}>
        <div className={styles.parts}>
          <div className={styles.picture}>
            <Picture
              media={{ path: visit.thumbnail, alt: '', width: 960, height: 720 }}
              sizes="(min-width: 960px) 212px, 100vw"
              widths={[320, 480, 640, 960]}
              eager={eager}
              fill
            />
          </div>
          <Facts {...props} />
          <div className={styles.stub}>
            <PriceBlock
              total={price(multiply(visit.from, participants))}
              covers={t('price.fromCovers', { count: participants })}
              unit={t('price.perAdult', { price: price(visit.from) })}
            />
            <LinkButton
              variant="primary"
              as={RouterLink}
              href={productPath(visit)}
              aria-label={t('card.chooseOf', { name: visit.title })}
            >
              {t('card.choose')}
            </LinkButton>
          </div>
        </div>
      </Card>
    </div>
  );
}
