import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { failureWords } from '@wisata/kernel/failure-words';
import type { Failure } from '@wisata/kernel/outcome';
import { RouterLink, useApp, useSessionUser } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { CheckoutPage } from '@wisata/ui/checkout-page';
import { EmptyState } from '@wisata/ui/empty-state';
import { FailureState } from '@wisata/ui/failure-state';
import { useHydrated } from '@wisata/ui/use-hydrated';
import { findOwnBooking, orderPath, paymentPath } from '../visitor/own-bookings.ts';
import type { CheckoutLinks } from './checkout-links.ts';
import { ServiceProvider, useService, useWords } from './service.tsx';

/** Props of `CheckoutFailure`. */
export interface CheckoutFailureProps {
  readonly service: string;
  readonly failure: Failure;
  readonly ways: CheckoutLinks;
  /** The words for a choice that is sold out or missing; undefined for any other failure. */
  readonly gone: { readonly title: string; readonly text: string } | undefined;
  /** What names the thing on this device, where the traveller may have booked it already; undefined where nothing is named. */
  readonly subject: string | undefined;
}

interface Way {
  readonly href: string;
  readonly label: string;
}

function Way({ href, label, variant }: Way & { readonly variant?: 'action' | 'quiet' }) {
  return (
    <LinkButton as={RouterLink} href={href} variant={variant}>
      {label}
    </LinkButton>
  );
}

/** It cannot be had because this traveller has it. */
function OwnBooking({ bookingId, ways }: { readonly bookingId: string; readonly ways: CheckoutLinks }) {
  const { t } = useWords();
  const isMember = useSessionUser() !== undefined;
  const actions = (
    <>
      <Way href={paymentPath(bookingId)} label={t('checkout.own.pay')} variant="action" />
      <Way href={orderPath(bookingId, isMember)} label={t('checkout.own.order')} />
      <Way href={ways.choose} label={t('checkout.gone.again')} variant="quiet" />
    </>
  );
  return (
    <EmptyState level={1} title={t('checkout.own.title')} actions={actions}>
      {t('checkout.own.text')}
    </EmptyState>
  );
}

function Gone({ title, children, ways }: { title: string; children: ReactNode; ways: CheckoutLinks }) {
  const { t } = useWords();
  const actions = (
    <>
      <Way href={ways.choose} label={t('checkout.gone.again')} variant="action" />
      <Way href={ways.other} label={t('checkout.gone.other')} />
    </>
  );
  return (
    <EmptyState level={1} title={title} actions={actions}>
      {children}
    </EmptyState>
  );
}

function NotLoaded({ failure, ways }: Pick<CheckoutFailureProps, 'failure' | 'ways'>) {
  const { t } = useWords();
  const app = useApp();
  const { revalidate, state } = useRevalidator();
  const words = failureWords(app, failure, { remote: useService() });
  const actions = (
    <>
      <Button variant="action" busy={state === 'loading'} onClick={() => void revalidate()}>
        {t('retry')}
      </Button>
      <Way href={ways.list} label={t('checkout.failed.list')} />
    </>
  );
  return (
    <FailureState level={1} title={t('checkout.failed.title')} actions={actions}>
      <p>{words}</p>
      <p>{t('checkout.failed.text')}</p>
    </FailureState>
  );
}

/** A checkout without its offer: it is gone, the address names none, or it could not be fetched. */
export function CheckoutFailure({ service, failure, ways, gone, subject }: CheckoutFailureProps) {
  const app = useApp();
  const isHydrated = useHydrated();
  const bookingId = isHydrated && subject ? findOwnBooking(app, subject) : undefined;
  return (
    <ServiceProvider service={service}>
      <CheckoutPage>
        {gone && bookingId ? (
          <OwnBooking bookingId={bookingId} ways={ways} />
        ) : gone ? (
          <Gone title={gone.title} ways={ways}>
            {gone.text}
          </Gone>
        ) : (
          <NotLoaded failure={failure} ways={ways} />
        )}
      </CheckoutPage>
    </ServiceProvider>
  );
}

interface TripFailureProps extends Omit<CheckoutFailureProps, 'gone'> {
  /** Code of an address that names nothing to book, and what a page without it is called. */
  readonly without: { readonly code: string; readonly title: string };
  /** Codes with which the supplier says that it cannot be had any more. */
  readonly goneCodes: readonly string[];
}

/** The same, told by its code. */
export function TripCheckoutFailure({ without, goneCodes, ...props }: TripFailureProps) {
  const { t } = useTranslation(props.service);
  const { code } = props.failure;
  const sold = goneCodes.includes(code)
    ? { title: t('checkout.gone.title'), text: t('checkout.gone.text') }
    : undefined;
  const gone = code === without.code ? { title: without.title, text: t('checkout.gone.without') } : sold;
  return <CheckoutFailure {...props} gone={gone} />;
}
