import { Heart, MapPin, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '@wisata/runtime';
import { useSeenProduct } from '@wisata/runtime/seen-products';
import { shareLink } from '@wisata/runtime/share-link';
import { Button } from '@wisata/ui/button';
import { Icon } from '@wisata/ui/icon';
import { FullHeart } from '@wisata/ui/save-heart';
import { useSaveStay, useStayProduct } from '../stay/use-save-stay.ts';
import { hotelDetailPath } from '../stay/hotel-paths.rules.ts';
import { findCheapest } from '../stay/room-rates.rules.ts';
import type { HotelViewProps } from './hotel-view.ts';
import { Facilities } from './facilities.tsx';
import { classNames } from '@wisata/ui/class-names';
import layout from '@wisata/ui/layout.module.css';
import textLink from '@wisata/ui/text-link.module.css';
import styles from './hotel-introduction.module.css';
import { ratingKey, Score } from '../stay/rating.tsx';

function ShareButton({ hotel, search }: HotelViewProps) {
  const { t } = useTranslation('hotel');
  const app = useApp();

  const path = hotelDetailPath({ ...search, hotelKey: hotel.key, roomKey: '', correlationId: '' });
  const share = () => shareLink(app, path, { title: hotel.name, copied: t('detail.linkCopied') });

  return (
    <Button size="s" icon={Share2} onClick={() => void share()}>
      {t('detail.share')}
    </Button>
  );
}

function SaveButton({ hotel, search }: HotelViewProps) {
  const { t } = useTranslation('hotel');
  const stay = { hotel, search, total: findCheapest(hotel.rooms)?.total };
  const { label, saved, onToggle } = useSaveStay(stay);
  useSeenProduct(useStayProduct(stay));
  return (
    <Button size="s" icon={saved ? FullHeart : Heart} aria-label={label} aria-pressed={saved} onClick={onToggle}>
      {t('saved.short')}
    </Button>
  );
}

/** Name, place, score, facilities and what the hotel is like. */
export function HotelIntroduction({ hotel, search }: HotelViewProps) {
  const { t } = useTranslation('hotel');
  const distances = [
    hotel.location,
    hotel.airportDistance && t('detail.toAirport', { distance: hotel.airportDistance }),
  ].filter(Boolean);
  return (
    <div className={styles.intro}>
      <div className={classNames(layout.row, layout.between, layout.top, styles.head)}>
        <div>
          <p className={styles.kind}>
            {[t('detail.starHotel', { count: hotel.star }), [hotel.area, hotel.city].filter(Boolean).join(', ')].join(
              ' · ',
            )}
          </p>
          <h1 className={styles.name}>{hotel.name}</h1>
        </div>
        <div className={styles.actions}>
          <ShareButton hotel={hotel} search={search} />
          <SaveButton hotel={hotel} search={search} />
        </div>
      </div>
      <p className={styles.address}>
        <Icon of={MapPin} />
        <span>{[hotel.address, distances.join(', ')].filter(Boolean).join('. ')}</span>
      </p>
      {hotel.reviewCount > 0 && (
        <p className={styles.rating}>
          <Score value={hotel.reviewScore} />
          <strong>{t(ratingKey(hotel.reviewScore))}</strong>
          <a href="#reviews" className={classNames(textLink.link, styles.reviews)}>
            {t('rating.reviews', { count: hotel.reviewCount })}
          </a>
        </p>
      )}
      <Facilities facilities={hotel.facilities} />
      {hotel.description && <p className={styles.description}>{hotel.description}</p>}
    </div>
  );
}
