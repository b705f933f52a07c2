import { useTranslation } from 'react-i18next';
import { price, type Money } from '@wisata/kernel/money';
import { RouterLink, useSessionUser } from '@wisata/runtime';
import { Breakdown } from '@wisata/ui/breakdown';
import { Button, LinkButton } from '@wisata/ui/button';
import { Dialog } from '@wisata/ui/dialog';
import { Stack } from '@wisata/ui/layout';
import type { BookingRefusal } from '../rules/booking-refusal.rules.ts';

interface ConfirmProps {
  readonly open: boolean;
  readonly total: Money;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** The last question before booking: details cannot be changed afterwards (spec section 4). */
export function ConfirmDialog({ open, total, onClose, onConfirm }: ConfirmProps) {
  const { t } = useTranslation('hotel');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      alert
      size="small"
      title={t('checkout.confirm.title')}
      labels={{ close: t('booking.close') }}
      actions={
        <>
          <Button onClick={onClose}>{t('checkout.confirm.back')}</Button>
          <Button variant="action" onClick={onConfirm}>
            {t('checkout.confirm.yes')}
          </Button>
        </>
      }
    >
      <p>{t('checkout.confirm.text', { total: price(total) })}</p>
    </Dialog>
  );
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
  const rise = now.minor - was.minor;
  const difference = `${rise < 0 ? '−' : '+'} ${price({ minor: Math.abs(rise), currency: now.currency })}`;
  return (
    <Dialog
      open
      onClose={onDismiss}
      alert
      size="small"
      title={t('checkout.priceChanged.title')}
      labels={{ close: t('booking.close') }}
      actions={
        <>
          <LinkButton as={RouterLink} href={roomsPath}>
            {t('checkout.priceChanged.decline')}
          </LinkButton>
          <Button variant="action" onClick={() => onAccept(now)}>
            {t('checkout.priceChanged.accept', { total: price(now) })}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('checkout.priceChanged.text')}</p>
        <Breakdown
          caption={t('checkout.priceChanged.title')}
          groups={[
            {
              lines: [
                { label: t('checkout.priceChanged.was'), amount: price(was), tone: 'struck' },
                {
                  label: t('checkout.priceChanged.difference'),
                  amount: difference,
                  tone: rise > 0 ? 'danger' : 'success',
                },
              ],
            },
          ]}
          total={{ label: t('checkout.priceChanged.now'), amount: price(now) }}
        />
      </Stack>
    </Dialog>
  );
}

function GoneDialog({ roomsPath, listPath, onDismiss }: Omit<RefusalProps, 'refusal' | 'onAccept'>) {
  const { t } = useTranslation('hotel');
  return (
    <Dialog
      open
      onClose={onDismiss}
      alert
      size="small"
      title={t('checkout.gone.title')}
      labels={{ close: t('booking.close') }}
      actions={
        <>
          <LinkButton as={RouterLink} href={listPath}>
            {t('checkout.gone.hotels')}
          </LinkButton>
          <LinkButton as={RouterLink} href={roomsPath} variant="action">
            {t('checkout.gone.rooms')}
          </LinkButton>
        </>
      }
    >
      <p>{t('checkout.gone.sold')}</p>
    </Dialog>
  );
}

function DuplicateDialog({ roomsPath, onDismiss }: Pick<RefusalProps, 'roomsPath' | 'onDismiss'>) {
  const { t } = useTranslation('hotel');
  const isMember = useSessionUser() !== undefined;
  return (
    <Dialog
      open
      onClose={onDismiss}
      size="small"
      title={t('checkout.duplicate.title')}
      labels={{ close: t('booking.close') }}
      actions={
        <>
          <LinkButton as={RouterLink} href={roomsPath}>
            {t('checkout.duplicate.change')}
          </LinkButton>
          <LinkButton as={RouterLink} href={isMember ? '/cart' : '/order'} variant="action">
            {isMember ? t('checkout.duplicate.cart') : t('checkout.duplicate.order')}
          </LinkButton>
        </>
      }
    >
      <p>{t('checkout.duplicate.text')}</p>
    </Dialog>
  );
}

/** What to do about a booking that was not made; nothing that was typed is lost in any of these. */
export function RefusalDialog({ refusal, ...rest }: RefusalProps) {
  if (refusal?.kind === 'price') return <PriceDialog refusal={refusal} {...rest} />;
  if (refusal?.kind === 'gone') return <GoneDialog {...rest} />;
  if (refusal?.kind === 'duplicate') return <DuplicateDialog {...rest} />;
  return null;
}

/** The price is no longer held (spec section 4, Expiry dialog). */
export function ExpiredDialog({ listPath, onAgain }: { listPath: string; onAgain: () => void }) {
  const { t } = useTranslation('hotel');
  return (
    <Dialog
      open
      onClose={onAgain}
      alert
      size="small"
      title={t('checkout.expired.title')}
      labels={{ close: t('booking.close') }}
      actions={
        <>
          <Button onClick={onAgain}>{t('checkout.expired.again')}</Button>
          <LinkButton as={RouterLink} href={listPath} variant="action">
            {t('checkout.expired.search')}
          </LinkButton>
        </>
      }
    >
      <p>{t('checkout.expired.text')}</p>
    </Dialog>
  );
}

interface LeaveProps {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asked once when a form with data is left. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveProps) {
  const { t } = useTranslation('hotel');
  return (
    <Dialog
      open={open}
      onClose={onStay}
      size="small"
      title={t('checkout.leave.title')}
      labels={{ close: t('booking.close') }}
      actions={
        <>
          <Button onClick={onLeave}>{t('checkout.leave.yes')}</Button>
          <Button variant="action" onClick={onStay}>
            {t('checkout.leave.no')}
          </Button>
        </>
      }
    >
      <p>{t('checkout.leave.text')}</p>
    </Dialog>
  );
}
