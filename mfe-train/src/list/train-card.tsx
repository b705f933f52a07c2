import { ChevronDown, ChevronUp, TrainFront } from 'lucide-react';
import { Suspense, use, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBetween } from '@wisata/kernel/dates';
import { isReachable } from '@wisata/kernel/journey-orders';
import { price } from '@wisata/kernel/money';
import { dayOf, nearestDays } from '@wisata/kernel/trip-legs';
import { lazyPart, RouterLink } from '@wisata/runtime';
import { Deferred } from '@wisata/runtime/deferred';
import { useOptimisticValue } from '@wisata/runtime/optimistic-query';
import { Button, LinkButton } from '@wisata/ui/button';
import { Card } from '@wisata/ui/card';
import { Icon } from '@wisata/ui/icon';
import { SkeletonText } from '@wisata/ui/skeleton';
import { Tag } from '@wisata/ui/tag';
import type { Train, TrainOffer } from '../api/train.model.ts';
import { TrainRail } from '../journey/train-rail.tsx';
import { useTrainText } from '../journey/use-train-text.ts';
import styles from './train-card.module.css';
import { TRAIN_LIST } from './train-list-query.rules.ts';
import { cheapestOffer } from './train-sort.rules.ts';
import { tripTotal } from './train-trip.rules.ts';
import type { ListView } from './use-list-view.ts';
import { useOtherWays } from './use-other-ways.ts';

const TrainStops = lazyPart(async () => (await import('./train-stops.tsx')).TrainStops);

/** Fewer than this are worth saying. */
const FEW_SEATS = 20;

interface TrainCardProps {
  readonly train: Train;
  readonly view: ListView;
}

interface OfferProps extends TrainCardProps {
  readonly offer: TrainOffer;
  /** Why the train cannot be taken at all. */
  readonly isBlocked: boolean;
}

/** One class of a train: what it costs everybody, how many seats are left, and the press that takes it. */
function Offer({ train, offer, view, isBlocked }: OfferProps) {
  const { t } = useTranslation('train');
  const { day } = useTrainText();
  const { search, depart, choose, schedule } = view;
  const count = search.counts.ADT;
  const name = offer.subClass ? t('train.classWithSub', { name: offer.name, sub: offer.subClass }) : offer.name;
  const which = t('train.chooseOne', { train: `${train.name} ${train.number}`, name });
  return (
    <li className={styles.offer}>
      <div className={styles.class}>
        <p>
          {name}{' '}
          {offer.isAvailable && offer.seats < FEW_SEATS && (
            <Tag tone="warn">{t('train.seatsLeft', { count: offer.seats })}</Tag>
          )}
        </p>
        {offer.layout && (
          <p className={styles.muted}>{t('train.coach', { layout: offer.layout, count: offer.coachSeats })}</p>
        )}
      </div>
      <div className={styles.amount}>
        <p className={styles.price}>{price(tripTotal(offer, depart))}</p>
        <p className={styles.muted}>
          {depart ? t('train.coversBoth', { count, price: price(offer.total) }) : t('train.covers', { count })}
        </p>
        {count > 1 && <p className={styles.muted}>{t('train.perAdult', { price: price(offer.perAdult) })}</p>}
      </div>
      {offer.isAvailable ? (
        <Button variant="primary" aria-label={which} disabled={isBlocked} onClick={() => choose(offer)}>
          {t('train.choose')}
        </Button>
      ) : (
        <Tag tone="neutral">
          {schedule?.opensOn ? t('train.opens', { date: day(schedule.opensOn) }) : t('train.soldOut')}
        </Tag>
      )}
    </li>
  );
}

/** The nearest day on which there is room. */
function OtherDay({ view }: Pick<TrainCardProps, 'view'>) {
  const { t } = useTranslation('train');
  const { day } = useTrainText();
  const [way] = nearestDays(dayOf(view), use(view.prices));
  if (!way) return null;
  return (
    <LinkButton as={RouterLink} href={TRAIN_LIST.pathOnDay(view, way.date)} size="s">
      {t('empty.onDay', { date: day(way.date), price: price(way.lowest) })}
    </LinkButton>
  );
}

/** A train without a seat: the nearest ways to go all the same. */
function SoldOut({ train, view }: TrainCardProps) {
  const { t } = useTranslation('train');
  const ways = useOtherWays(train, view);
  return (
    <div className={styles.gone}>
      <p>
        <Tag tone="neutral">{t('train.soldOut')}</Tag> {t('train.noSeat')}
      </p>
      {ways.map(({ href, label }) => (
        <LinkButton key={href} as={RouterLink} href={href} size="s">
          {label}
        </LinkButton>
      ))}
      <Deferred data={view.prices} fallback={null}>
        <OtherDay view={view} />
      </Deferred>
    </div>
  );
}

/** The press that unfolds the stations on the way. */
function StopsButton({ train, view, id, isOpen }: TrainCardProps & { readonly id: string; readonly isOpen: boolean }) {
  const { t } = useTranslation('train');
  return (
    <span className={styles.unfold}>
      <Button
        variant="link"
        size="s"
        icon={isOpen ? ChevronUp : ChevronDown}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => view.toggleStops(train)}
      >
        {t('train.stops', { count: train.stopCount })}
      </Button>
    </span>
  );
}

/** One train with its times, its stops on demand and its classes. */
export function TrainCard({ train, view }: TrainCardProps) {
  const { t } = useTranslation('train');
  const { day } = useTrainText();
  const [titleId, stopsId] = [useId(), useId()];
  const isOpen = useOptimisticValue((query) => query.get(TRAIN_LIST.detailKey) === train.id);
  const badge = view.badgeOf(train);
  const isBlocked = !isReachable(train, view.depart?.train);
  const isNextDay = daysBetween(train.departDate, train.arriveDate) > 0;
  return (
    <Card as="article" labelledBy={titleId}>
      <div className={styles.head}>
        <div className={styles.which}>
          <Icon of={TrainFront} />
          <h2 id={titleId} className={styles.name}>
            {train.name}
          </h2>
          <p className={styles.muted}>
            {t('train.number', { number: train.number })}
            {train.isSubsidised && ` · ${t('train.subsidised')}`}
          </p>
          {badge && <Tag tone="brand">{t(`badge.${badge}`)}</Tag>}
        </div>
        <TrainRail run={train} stops={<StopsButton train={train} view={view} id={stopsId} isOpen={isOpen} />} />
      </div>
      {isNextDay && <p className={styles.note}>{t('train.nextDay', { date: day(train.arriveDate) })}</p>}
      {isBlocked && <p className={styles.note}>{t('train.outOfReach')}</p>}
      <div id={stopsId} hidden={!isOpen} className={styles.stops}>
        {isOpen && (
          <Suspense fallback={<SkeletonText lines={4} />}>
            <TrainStops train={train} />
          </Suspense>
        )}
      </div>
      {cheapestOffer(train) || view.schedule?.opensOn ? (
        <ul role="list" className={styles.offers} aria-label={t('train.classes', { train: train.name })}>
          {train.offers.map((offer) => (
            <Offer
              key={`${offer.key} ${offer.subClass}`}
              train={train}
              offer={offer}
              view={view}
              isBlocked={isBlocked}
            />
          ))}
        </ul>
      ) : (
        <SoldOut train={train} view={view} />
      )}
    </Card>
  );
}
