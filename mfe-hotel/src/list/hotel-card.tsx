import { Undo2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { price } from '@wisata/kernel/money';
import { RouterLink } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { Card } from '@wisata/ui/card';
import { Checkbox } from '@wisata/ui/checkbox';
import { Icon } from '@wisata/ui/icon';
import { Picture } from '@wisata/ui/picture';
import { PriceBlock } from '@wisata/ui/price';
import { Tag } from '@wisata/ui/tag';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import type { ListedHotel } from '../api/hotel.model.ts';
import { useIsActive, type ActiveHotel } from './use-active-hotel.ts';
import { countNights, type HotelSearch } from '../stay/hotel-search.rules.ts';
import { FEW_ROOMS } from '../stay/room-rates.rules.ts';
import { DeadlineLine } from '../stay/deadline-line.tsx';
import styles from './hotel-card.module.css';
import { Score } from '../stay/rating.tsx';
import { SaveStay } from './save-stay.tsx';

interface HotelCardProps {
  readonly hotel: ListedHotel;
  readonly path: string;
  readonly search: HotelSearch;
  readonly active: ActiveHotel;
  /** The first picture of the page loads at once and before the others. */
  readonly eager: boolean;
  readonly isCompared: boolean;
  readonly isCompareFull: boolean;
  readonly onCompare: (key: string) => void;
}

/** Until when cancelling is free at the price shown, else what it costs more to be able to. */
export function Refundable({ hotel }: Pick<HotelCardProps, 'hotel'>) {
  const { t } = useTranslation('hotel');
  const { total, refundable, freeUntil, timeZone } = hotel;
  if (freeUntil !== undefined || !refundable) return <DeadlineLine freeUntil={freeUntil} timeZone={timeZone} />;
  const more = price({ ...total, minor: refundable.minor - total.minor });
  return (
    <p className={styles.refundable}>
      <Icon of={Undo2} size="s" />
      {t('card.refundableFor', { price: more })}
    </p>
  );
}

function Compare({ hotel, isCompared, isCompareFull, onCompare }: HotelCardProps) {
  const { t } = useTranslation('hotel');
  return (
    <div className={styles.compare}>
      <Checkbox
        label={
          <>
            {t('compare.add')}
            <VisuallyHidden> {hotel.name}</VisuallyHidden>
          </>
        }
        checked={isCompared}
        disabled={isCompareFull && !isCompared}
        onChange={() => onCompare(hotel.key)}
      />
    </div>
  );
}

function Facts(props: HotelCardProps) {
  const { hotel, path, search } = props;
  const { t } = useTranslation('hotel');
  const place = [t('card.star', { count: hotel.star }), hotel.area, hotel.location].filter(Boolean).join(' · ');
  return (
    <div className={styles.body}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.name}>
            <Link to={path} className={styles.link}>
              {hotel.name}
            </Link>
          </h2>
          <p className={styles.muted}>{place}</p>
        </div>
        <SaveStay hotel={hotel} search={search} />
      </div>
      {hotel.reviewCount > 0 && (
        <p className={styles.rating}>
          <Score value={hotel.reviewScore} />
          {t('rating.reviews', { count: hotel.reviewCount })}
        </p>
      )}
      <p className={styles.facts}>{[hotel.meal, ...hotel.facilities].filter(Boolean).join(' · ')}</p>
      <Refundable hotel={hotel} />
      {hotel.roomsLeft !== undefined && hotel.roomsLeft < FEW_ROOMS && (
        <p>
          <Tag tone="warn">{t('card.roomsLeft', { count: hotel.roomsLeft })}</Tag>
        </p>
      )}
      <Compare {...props} />
    </div>
  );
}

/** One hotel of the list: scene, facts, and on the stub the total of the stay. */
export const HotelCard = memo(function HotelCard(props: HotelCardProps) {
  const { hotel, path, search, active, eager } = props;
  const { t } = useTranslation('hotel');
  const isActive = useIsActive(active, hotel.key);
  const activate = () => active.set(hotel.key);
  const leave = () => active.set(undefined);
  return (
    <div
      className={styles.frame}
      data-active={isActive || undefined}
      onMouseEnter={activate}
      onMouseLeave={leave}
      onFocus={activate}
      onBlur={leave}
    >
      <Card as="article" interactive label={hotel.name}>
        <div className={styles.parts}>
          <div className={styles.picture}>
            <Picture
              media={{ path: hotel.picture, alt: '', width: 960, height: 720 }}
              sizes="(min-width: 960px) 212px, 100vw"
              widths={[320, 480, 640, 960]}
              eager={eager}
              fill
            />
          </div>
          <Facts {...props} />
          <div className={styles.stub}>
            <PriceBlock
              total={price(hotel.total)}
              covers={t('price.covers', { count: countNights(search) })}
              unit={t(search.rooms > 1 ? 'price.perRoomNight' : 'price.perNight', { price: price(hotel.perNight) })}
              {...(hotel.about ? { about: t('price.about', { price: price(hotel.about) }) } : {})}
            />
            <LinkButton
              variant="primary"
              as={RouterLink}
              href={path}
              aria-label={t('card.seeRoomsOf', { hotel: hotel.name })}
            >
              {t('card.seeRooms')}
            </LinkButton>
          </div>
        </div>
      </Card>
    </div>
  );
});
