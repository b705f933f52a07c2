import { Utensils } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { price, toMajor } from '@wisata/kernel/money';
import { lazyPart, RouterLink } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { Card } from '@wisata/ui/card';
import cardPicture from '@wisata/ui/card-picture.module.css';
import { classNames } from '@wisata/ui/class-names';
import { Icon } from '@wisata/ui/icon';
import { Picture } from '@wisata/ui/picture';
import { PriceBlock } from '@wisata/ui/price';
import { Tag } from '@wisata/ui/tag';
import type { RoomRate, RoomType } from '../api/hotel.model.ts';
import { hotelCheckoutPath } from '../stay/hotel-paths.rules.ts';
import { countNights, type HotelSearch } from '../stay/hotel-search.rules.ts';
import { FEW_ROOMS } from '../stay/room-rates.rules.ts';
import { DeadlineLine } from '../stay/deadline-line.tsx';
import { RoomFacilities } from './room-facilities.tsx';
import type { HotelViewProps } from './hotel-view.ts';
import styles from './room-card.module.css';

const RoomDialog = lazyPart(async () => (await import('./room-dialog.tsx')).RoomDialog, null);
const CancelDialog = lazyPart(async () => (await import('./cancel-dialog.tsx')).CancelDialog, null);

interface RateRowProps extends HotelViewProps {
  readonly room: RoomType;
  readonly rate: RoomRate;
  readonly onRules: () => void;
}

function quotedSearch({ hotel, search }: HotelViewProps, roomKey: string): HotelSearch {
  return {
    ...search,
    destinationKey: search.destinationKey || hotel.cityKey,
    city: search.city || hotel.city,
    hotelKey: hotel.key,
    correlationId: hotel.correlationId,
    roomKey,
  };
}

function RateRow({ room, rate, hotel, search, onRules }: RateRowProps) {
  const { t } = useTranslation('hotel');
  const { guests, children } = search;
  const meal = rate.withMeal ? t('rooms.mealFor', { meal: rate.meal, count: guests + children }) : rate.meal;
  const name = [room.name, rate.meal, rate.rateName].filter(Boolean).join(', ');
  return (
    <li className={styles.rate} data-row>
      <div className={styles.terms}>
        <p className={styles.meal}>
          <Icon of={Utensils} size="s" />
          {meal}
        </p>
        <DeadlineLine freeUntil={rate.freeUntil} timeZone={hotel.timeZone} />
        <div className={styles.more}>
          {rate.roomsLeft !== undefined && rate.roomsLeft < FEW_ROOMS && (
            <Tag tone="warn">{t('card.roomsLeft', { count: rate.roomsLeft })}</Tag>
          )}
          <Button
            variant="link"
            size="s"
            onClick={onRules}
            aria-label={t('rooms.rulesOf', { name })}
            aria-haspopup="dialog"
          >
            {t('rooms.rules')}
          </Button>
        </div>
      </div>
      <PriceBlock
        total={price(rate.total)}
        covers={t('price.covers', { count: countNights(search) })}
        unit={t(search.rooms > 1 ? 'price.perRoomNight' : 'price.perNight', { price: price(rate.perNight) })}
        {...(rate.about ? { about: t('price.about', { price: price(rate.about) }) } : {})}
      />
      <LinkButton
        as={RouterLink}
        variant="primary"
        href={hotelCheckoutPath(quotedSearch({ hotel, search }, rate.roomKey), toMajor(rate.total))}
        aria-label={t('rooms.chooseOf', { name })}
      >
        {t('rooms.choose')}
      </LinkButton>
    </li>
  );
}

/** A card shows so many facilities; the dialog shows all. */
const CARD_FACILITIES = 4;

function RoomWords({ room }: { readonly room: RoomType }) {
  const { t } = useTranslation('hotel');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.words}>
      <h3>{room.name}</h3>
      <p className={styles.facts}>{room.facts.join(' · ')}</p>
      {room.facilities.length > 0 && (
        <div className={styles.facilities}>
          <RoomFacilities names={room.facilities.slice(0, CARD_FACILITIES)} />
        </div>
      )}
      <Button
        variant="link"
        size="s"
        onClick={() => setOpen(true)}
        aria-label={t('rooms.moreOf', { name: room.name })}
        aria-haspopup="dialog"
      >
        {t('rooms.more')}
      </Button>
      {isOpen && <RoomDialog room={room} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** One room type with all of its rates. */
export function RoomCard({ room, hotel, search }: HotelViewProps & { readonly room: RoomType }) {
  const [ruled, setRuled] = useState<RoomRate>();
  return (
    <Card as="article" label={room.name}>
      <div className={styles.room}>
        <div>
          <div className={classNames(cardPicture.picture, styles.picture)}>
            <Picture
              media={{ path: room.pictures[0] ?? '', alt: '', width: 960, height: 720 }}
              sizes="(min-width: 960px) 320px, 100vw"
              widths={[320, 480, 640, 960]}
              fill
            />
          </div>
          <RoomWords room={room} />
        </div>
        <ul role="list" className={styles.rates}>
          {room.rates.map((rate) => (
            <RateRow
              key={rate.roomKey}
              room={room}
              rate={rate}
              hotel={hotel}
              search={search}
              onRules={() => setRuled(rate)}
            />
          ))}
        </ul>
      </div>
      {ruled && (
        <CancelDialog
          search={quotedSearch({ hotel, search }, ruled.roomKey)}
          title={`${room.name}, ${ruled.rateName || ruled.meal}`}
          onClose={() => setRuled(undefined)}
        />
      )}
    </Card>
  );
}
