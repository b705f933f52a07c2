import { useTranslation } from 'react-i18next';
import { formatWallTime } from '@wisata/kernel/dates';
import { orderBadge } from '@wisata/kernel/booking-status';
import type { Locale } from '@wisata/kernel/locale';
import { exactPrice } from '@wisata/kernel/money';
import type { SlotProps } from '@wisata/kernel/remote';
import { zoneLabel } from '@wisata/kernel/zones';
import { RouterLink, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { Card } from '@wisata/ui/card';
import { OrderLineFoot } from '@wisata/ui/order-line-foot';
import { OrderStatus } from '@wisata/ui/order-status';
import { Picture } from '@wisata/ui/picture';
import { CancelLine, useStayDates } from '../ticket/booked-stay.tsx';
import { GuestLabel } from '../stay/guest-label.tsx';
import { useMealText } from '../ticket/use-meal-text.ts';
import { classNames } from '@wisata/ui/class-names';
import layout from '@wisata/ui/layout.module.css';
import styles from './order-line.module.css';
import { linePrice, readStay, searchAgainPath, type BookedStay } from '../ticket/order-line.rules.ts';

function StayWords({ stay }: { stay: BookedStay }) {
  const dates = useStayDates(stay);
  const mealText = useMealText();
  return (
    <div className={styles.words}>
      {stay.place && <p>{stay.place}</p>}
      {dates && <p className={styles.dates}>{dates}</p>}
      <p>
        {[stay.roomName, mealText(stay)].filter(Boolean).map((part) => `${part} · `)}
        <GuestLabel guests={stay.guests} rooms={stay.rooms} children={stay.children} />
      </p>
    </div>
  );
}

/** A hotel in the cart, an order or the dashboard. */
export default function HotelOrderLine({ line, isTop = false }: SlotProps['order-line']) {
  const { t, i18n } = useTranslation('hotel');
  const { clock } = useApp();
  const stay = readStay(line);
  const badge = orderBadge(line, clock.now());
  const amount = linePrice(line);
  const isOver = badge === 'expired' || badge === 'canceled';
  const arrival = formatWallTime(stay.checkInTime, i18n.language as Locale, zoneLabel(stay.timeZone));
  const picture = stay.picture && { path: stay.picture, alt: '', width: 320, height: 240 };
  return (
    <Card as="article" tone={isOver ? 'sunk' : 'plain'} label={stay.hotelName}>
      <div className={styles.frame}>
        <div className={styles.line}>
          {picture && (
            <span className={styles.picture}>
              <Picture
                media={picture}
                sizes="(min-width: 720px) 148px, 100vw"
                widths={[320, 480, 640]}
                eager={isTop}
                fill
                rounded
              />
            </span>
          )}
          <div className={styles.body}>
            <div className={classNames(layout.row, layout.between, layout.top, styles.head)}>
              <h3 className={styles.name}>{stay.hotelName}</h3>
              <OrderStatus state={badge}>{t(`line.status.${badge}`)}</OrderStatus>
            </div>
            <StayWords stay={stay} />
            {!isOver && <CancelLine stay={stay} />}
            <OrderLineFoot amount={amount && exactPrice(amount)}>
              {isOver ? (
                <LinkButton as={RouterLink} size="s" href={searchAgainPath(line, stay, clock.now())}>
                  {t('line.again')}
                </LinkButton>
              ) : (
                <span>{t('line.arrival', { time: arrival })}</span>
              )}
            </OrderLineFoot>
          </div>
        </div>
      </div>
    </Card>
  );
}
