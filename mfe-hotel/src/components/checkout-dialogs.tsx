import { useTranslation } from 'react-i18next';
import { price, type Money } from '@wisata/kernel/money';
import { RouterLink, useSessionUser } from '@wisata/runtime';
import { orderPath, paymentPath } from '@wisata/runtime/own-bookings';
import { PriceQuestion } from '@wisata/ui/price-question';
import { Question, type QuestionProps } from '@wisata/ui/question';
import type { BookingRefusal } from '../rules/booking-refusal.rules.ts';

function Ask(props: Omit<QuestionProps, 'as' | 'labels'>) {
  const { t } = useTranslation('hotel');
  return <Question {...props} as={RouterLink} labels={{ close: t('booking.close') }} />;
}

interface RefusalProps {
  readonly refusal: BookingRefusal | undefined;
  readonly roomsPath: string;
  readonly listPath: string;
  readonly onDismiss: () => void;
  readonly onAccept: (total: Money) => void;
}

type PriceRefusal = Extract<BookingRefusal, { kind: 'price' }>;

function PriceDialog({
  refusal,
  roomsPath,
  onDismiss,
  onAccept,
}: Omit<RefusalProps, 'refusal'> & { refusal: PriceRefusal }) {
  const { t } = useTranslation('hotel');
  const { was, now } = refusal;
  return (
    <PriceQuestion
      was={was}
      now={now}
      as={RouterLink}
      onClose={onDismiss}
      labels={{
        title: t('checkout.priceChanged.title'),
        was: t('checkout.priceChanged.was'),
        difference: t('checkout.priceChanged.difference'),
        now: t('checkout.priceChanged.now'),
        close: t('booking.close'),
      }}
      answers={[
        { label: t('checkout.priceChanged.decline'), href: roomsPath },
        { label: t('checkout.priceChanged.accept', { total: price(now) }), onPress: () => onAccept(now) },
      ]}
    >
      {t('checkout.priceChanged.text')}
    </PriceQuestion>
  );
}

function GoneDialog({ roomsPath, listPath, onDismiss }: Omit<RefusalProps, 'refusal' | 'onAccept'>) {
  const { t } = useTranslation('hotel');
  return (
    <Ask
      alert
      onClose={onDismiss}
      title={t('checkout.gone.title')}
      answers={[
        { label: t('checkout.gone.hotels'), href: listPath },
        { label: t('checkout.gone.rooms'), href: roomsPath },
      ]}
    >
      <p>{t('checkout.gone.sold')}</p>
    </Ask>
  );
}

interface DuplicateProps extends Pick<RefusalProps, 'roomsPath' | 'onDismiss'> {
  readonly bookingId: string | undefined;
}

/** The booking that stands already, with the way to pay or give it back; another device finds it by e-mail and order id. */
function DuplicateDialog({ bookingId, roomsPath, onDismiss }: DuplicateProps) {
  const { t } = useTranslation('hotel');
  const isMember = useSessionUser() !== undefined;
  const elsewhere = isMember
    ? { label: t('checkout.duplicate.cart'), href: '/cart' }
    : { label: t('checkout.duplicate.order'), href: '/order' };
  return (
    <Ask
      onClose={onDismiss}
      title={t('checkout.duplicate.title')}
      answers={[
        { label: t('checkout.duplicate.change'), href: roomsPath },
        bookingId ? { label: t('checkout.own.pay'), href: paymentPath(bookingId) } : elsewhere,
      ]}
    >
      <p>{t(bookingId ? 'checkout.duplicate.own' : 'checkout.duplicate.text')}</p>
      {bookingId && (
        <p>
          <RouterLink href={orderPath(bookingId, isMember)}>{t('checkout.own.order')}</RouterLink>
        </p>
      )}
    </Ask>
  );
}

/** What to do about a booking that was not made; nothing that was typed is lost in any of these. */
export function RefusalDialog({ refusal, ...rest }: RefusalProps) {
  if (refusal?.kind === 'price') return <PriceDialog refusal={refusal} {...rest} />;
  if (refusal?.kind === 'gone') return <GoneDialog {...rest} />;
  if (refusal?.kind === 'duplicate') return <DuplicateDialog bookingId={refusal.bookingId} {...rest} />;
  return null;
}

/** The price is no longer held (spec section 4, Expiry dialog). */
export function ExpiredDialog({ listPath, onAgain }: { listPath: string; onAgain: () => void }) {
  const { t } = useTranslation('hotel');
  return (
    <Ask
      alert
      onClose={onAgain}
      title={t('checkout.expired.title')}
      answers={[
        { label: t('checkout.expired.again'), onPress: onAgain },
        { label: t('checkout.expired.search'), href: listPath },
      ]}
    >
      <p>{t('checkout.expired.text')}</p>
    </Ask>
  );
}

/** Asked once when a form with data is left. */
export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation('hotel');
  return (
    <Ask
      onClose={onStay}
      isStep={false}
      title={t('checkout.leave.title')}
      answers={[
        { label: t('checkout.leave.yes'), onPress: onLeave },
        { label: t('checkout.leave.no'), onPress: onStay },
      ]}
    >
      <p>{t('checkout.leave.text')}</p>
    </Ask>
  );
}
