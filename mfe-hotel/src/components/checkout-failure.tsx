import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { failureWords } from '@wisata/kernel/failure-words';
import type { Failure } from '@wisata/kernel/outcome';
import { RouterLink, useApp, useSessionUser } from '@wisata/runtime';
import { orderPath, paymentPath } from '@wisata/runtime/own-bookings';
import { Button, LinkButton } from '@wisata/ui/button';
import { CheckoutPage } from '@wisata/ui/checkout-page';
import { EmptyState } from '@wisata/ui/empty-state';
import { FailureState } from '@wisata/ui/failure-state';

interface CheckoutFailureProps {
  readonly failure: Failure;
  readonly roomsPath: string;
  readonly listPath: string;
  /** The traveller's own booking of this hotel on this day. */
  readonly bookingId: string | undefined;
}

const GONE = ['HOTEL_ROOM_GONE', 'HOTEL_ROOM_SOLD_OUT', 'CHECKOUT_WITHOUT_ROOM'];

/** The room is not free because this traveller has it. */
function OwnBooking({ bookingId, roomsPath }: { readonly bookingId: string; readonly roomsPath: string }) {
  const { t } = useTranslation('hotel');
  const isMember = useSessionUser() !== undefined;
  return (
    <CheckoutPage>
      <EmptyState
        level={1}
        title={t('checkout.own.title')}
        actions={
          <>
            <LinkButton as={RouterLink} href={paymentPath(bookingId)} variant="action">
              {t('checkout.own.pay')}
            </LinkButton>
            <LinkButton as={RouterLink} href={orderPath(bookingId, isMember)}>
              {t('checkout.own.order')}
            </LinkButton>
            <LinkButton as={RouterLink} href={roomsPath} variant="quiet">
              {t('checkout.gone.rooms')}
            </LinkButton>
          </>
        }
      >
        {t('checkout.own.text')}
      </EmptyState>
    </CheckoutPage>
  );
}

/** A checkout without its offer: the room is gone, or the offer could not be fetched. */
export function CheckoutFailure({ failure, roomsPath, listPath, bookingId }: CheckoutFailureProps) {
  const { t } = useTranslation('hotel');
  const app = useApp();
  const { revalidate, state } = useRevalidator();
  const isGone = GONE.includes(failure.code);
  if (isGone && bookingId) return <OwnBooking bookingId={bookingId} roomsPath={roomsPath} />;
  return (
    <CheckoutPage>
      {isGone ? (
        <EmptyState
          level={1}
          title={t('checkout.gone.title')}
          actions={
            <>
              <LinkButton as={RouterLink} href={roomsPath} variant="action">
                {t('checkout.gone.rooms')}
              </LinkButton>
              <LinkButton as={RouterLink} href={listPath}>
                {t('checkout.gone.hotels')}
              </LinkButton>
            </>
          }
        >
          {t('checkout.gone.text')}
        </EmptyState>
      ) : (
        <FailureState
          level={1}
          title={t('checkout.failed.title')}
          actions={
            <>
              <Button variant="action" busy={state === 'loading'} onClick={() => void revalidate()}>
                {t('booking.retry')}
              </Button>
              <LinkButton as={RouterLink} href={listPath}>
                {t('checkout.gone.hotels')}
              </LinkButton>
            </>
          }
        >
          <p>{failureWords(app, failure, { remote: 'hotel' })}</p>
          <p>{t('checkout.failed.text')}</p>
        </FailureState>
      )}
    </CheckoutPage>
  );
}
