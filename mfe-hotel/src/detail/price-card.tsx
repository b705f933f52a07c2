import { useTranslation } from 'react-i18next';
import { formatDate, formatWallTime, zoneLabel } from '@wisata/kernel/dates';
import { price } from '@wisata/kernel/money';
import { RouterLink, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { Card } from '@wisata/ui/card';
import { PriceBlock } from '@wisata/ui/price';
import { countNights } from '../stay/hotel-search.rules.ts';
import { findCheapest } from '../stay/room-rates.rules.ts';
import { GuestLabel } from '../stay/guest-label.tsx';
import { useRoomsPath, type HotelViewProps } from './hotel-view.ts';
import styles from './price-card.module.css';

function useTimes({ hotel, search }: HotelViewProps) {
  const { t } = useTranslation('hotel');
  const { locale } = useApp();
  const zone = zoneLabel(hotel.timeZone);
  return [
    {
      label: t('search.checkIn'),
      text: t('detail.from', {
        date: formatDate(search.checkInDate, locale),
        time: formatWallTime(hotel.checkInTime, locale, zone),
      }),
    },
    {
      label: t('search.checkOut'),
      text: t('detail.by', {
        date: formatDate(search.checkOutDate, locale),
        time: formatWallTime(hotel.checkOutTime, locale, zone),
      }),
    },
  ];
}

/** The cheapest total of the stay, when it begins and ends, and the way to the rooms. */
export function PriceCard({ hotel, search }: HotelViewProps) {
  const { t } = useTranslation('hotel');
  const roomsPath = useRoomsPath();
  const cheapest = findCheapest(hotel.rooms);
  const times = useTimes({ hotel, search });
  return (
    <Card as="aside" padded label={t('detail.priceBar')}>
      {cheapest ? (
        <>
          <p className={styles.from}>{t('price.from')}</p>
          <PriceBlock
            total={price(cheapest.total)}
            size="l"
            covers={
              <>
                {t('nights', { count: countNights(search) })}, <GuestLabel {...search} />
              </>
            }
            unit={t('price.taxesIncluded')}
          />
        </>
      ) : (
        <p>
          <strong>{t('rooms.noneTitle')}</strong>
        </p>
      )}
      <dl className={styles.times}>
        {times.map(({ label, text }) => (
          <div key={label} className={styles.time}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <LinkButton as={RouterLink} href={roomsPath} variant="action" full>
        {cheapest ? t('detail.chooseRoom') : t('rooms.changeDates')}
      </LinkButton>
    </Card>
  );
}
