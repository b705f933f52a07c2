import { Undo2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { price } from '@wisata/kernel/money';
import { RouterLink } from '@wisata/runtime';
import { CompareBox } from '@wisata/runtime/journey/compare-box';
import { DistanceLine } from '@wisata/runtime/journey/distances';
import { LinkButton } from '@wisata/ui/button';
import { PriceBlock } from '@wisata/ui/price';
import { ResultCard, ResultFact, ResultLine } from '@wisata/ui/result-card';
import { Tag } from '@wisata/ui/tag';
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

/** Until when cancelling is free at the shown price, else how much more a refundable rate costs. */
export function Refundable({ hotel }: Pick<HotelCardProps, 'hotel'>) {
  const { t } = useTranslation('hotel');
  const { total, refundable, freeUntil, timeZone } = hotel;
  if (freeUntil !== undefined || !refundable) return <DeadlineLine freeUntil={freeUntil} timeZone={timeZone} />;
  const more = price({ ...total, minor: refundable.minor - total.minor });
  return <ResultFact icon={Undo2}>{t('card.refundableFor', { price: more })}</ResultFact>;
}

function Facts(props: HotelCardProps) {
  const { hotel, onCompare } = props;
  const { t } = useTranslation('hotel');
  return (
    <>
      {hotel.reviewCount > 0 && (
        <ResultLine>
          <Score value={hotel.reviewScore} />
          {t('rating.reviews', { count: hotel.reviewCount })}
        </ResultLine>
      )}
      <ResultLine>{[hotel.meal, ...hotel.facilities].filter(Boolean).join(' · ')}</ResultLine>
      <DistanceLine id={hotel.key} />
      <Refundable hotel={hotel} />
      {hotel.roomsLeft !== undefined && hotel.roomsLeft < FEW_ROOMS && (
        <p>
          <Tag tone="warn">{t('card.roomsLeft', { count: hotel.roomsLeft })}</Tag>
        </p>
      )}
      <div className={styles.compare}>
        <CompareBox {...props} word={t('compare.add')} name={hotel.name} onChange={() => onCompare(hotel.key)} />
      </div>
    </>
  );
}

function Stub({ hotel, path, search }: HotelCardProps) {
  const { t } = useTranslation('hotel');
  return (
    <>
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
    </>
  );
}

/** One hotel of the list: scene, facts, and on the stub the total of the stay. */
export const HotelCard = memo(function HotelCard(props: HotelCardProps) {
  const { hotel, path, search, active, eager } = props;
  const { t } = useTranslation('hotel');
  const isActive = useIsActive(active, hotel.key);
  return (
    <ResultCard
      name={hotel.name}
      href={path}
      as={RouterLink}
      picture={hotel.picture}
      eager={eager}
      about={[t('card.star', { count: hotel.star }), hotel.area, hotel.location].filter(Boolean).join(' · ')}
      corner={<SaveStay hotel={hotel} search={search} />}
      stub={<Stub {...props} />}
      isActive={isActive}
      onActive={(isOn) => active.set(isOn ? hotel.key : undefined)}
    >
      <Facts {...props} />
    </ResultCard>
  );
});
