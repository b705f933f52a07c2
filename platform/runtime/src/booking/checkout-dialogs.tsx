import { exactPrice, type Money } from '@wisata/kernel/money';
import { RouterLink, useSessionUser } from '@wisata/runtime';
import { Question, type QuestionProps } from '@wisata/ui/question';
import { orderPath, paymentPath } from '../visitor/own-bookings.ts';
import { ChangedPrice } from '../journey/changed-price.tsx';
import type { CheckoutLinks } from './checkout-links.ts';
import { useService, useWords } from './service.tsx';

function Ask(props: Omit<QuestionProps, 'as' | 'labels'>) {
  const { t } = useWords();
  return <Question {...props} as={RouterLink} labels={{ close: t('close') }} />;
}

interface PriceProps {
  readonly was: Money;
  readonly now: Money;
  /** Whom both totals are for, where the service says it: `3 people`. */
  readonly party: string;
  readonly ways: CheckoutLinks;
  readonly onAccept: () => void;
  /** Closed without an answer: the question is asked again before booking. */
  readonly onClose: () => void;
}

/** Shown when the total has changed: the traveller accepts it or not, and nothing typed is lost. */
export function PriceDialog({ party: people, ways, onAccept, ...question }: PriceProps) {
  const service = useService();
  const { t } = useWords();
  const { was, now } = question;
  const text = now.minor > was.minor ? 'checkout.priceChanged.more' : 'checkout.priceChanged.less';
  return (
    <ChangedPrice
      {...question}
      service={service}
      group="checkout.priceChanged"
      party={people}
      answers={[
        { label: t('checkout.priceChanged.decline'), href: ways.choose },
        { label: t('checkout.priceChanged.accept', { total: exactPrice(now) }), onPress: onAccept },
      ]}
    >
      {t([text, 'checkout.priceChanged.text'], { people })}
    </ChangedPrice>
  );
}

interface RefusedProps {
  readonly ways: CheckoutLinks;
  readonly onDismiss: () => void;
}

/** It went to somebody else between the choice and the booking. */
export function GoneDialog({ ways, onDismiss }: RefusedProps) {
  const { t } = useWords();
  return (
    <Ask
      alert
      onClose={onDismiss}
      title={t('checkout.gone.title')}
      answers={[
        { label: t('checkout.gone.other'), href: ways.other },
        { label: t('checkout.gone.again'), href: ways.choose },
      ]}
    >
      <p>{t('checkout.gone.sold')}</p>
    </Ask>
  );
}

interface DuplicateProps extends RefusedProps {
  /** The existing booking, where it belongs to this traveller. */
  readonly bookingId: string | undefined;
  /** What the server says of it; empty without more than the code. */
  readonly message: string;
}

/** Shown for a trip that is booked already: links to pay or cancel it, or to find it by e-mail and order ID. */
export function DuplicateDialog({ bookingId, message, ways, onDismiss }: DuplicateProps) {
  const { t } = useWords();
  const isMember = useSessionUser() !== undefined;
  const elsewhere = isMember
    ? { label: t('checkout.duplicate.cart'), href: '/cart' }
    : { label: t('checkout.duplicate.order'), href: '/order' };
  return (
    <Ask
      onClose={onDismiss}
      title={t('checkout.duplicate.title')}
      answers={[
        { label: t('checkout.duplicate.change'), href: ways.choose },
        bookingId ? { label: t('checkout.own.pay'), href: paymentPath(bookingId) } : elsewhere,
      ]}
    >
      <p>{bookingId ? t('checkout.duplicate.own') : message || t('checkout.duplicate.text')}</p>
      {bookingId && (
        <p>
          <RouterLink href={orderPath(bookingId, isMember)}>{t('checkout.own.order')}</RouterLink>
        </p>
      )}
    </Ask>
  );
}

/** The price is no longer held (spec section 4, Expiry dialog). */
export function ExpiredDialog({ listPath, onAgain }: { readonly listPath: string; readonly onAgain: () => void }) {
  const { t } = useWords();
  return (
    <Ask
      alert
      onClose={onAgain}
      title={t('checkout.expired.title')}
      answers={[
        { label: t('checkout.expired.search'), href: listPath },
        { label: t('checkout.expired.again'), onPress: onAgain },
      ]}
    >
      <p>{t('checkout.expired.text')}</p>
    </Ask>
  );
}

/** Asks once before a filled form is left. */
export function LeaveDialog({ onStay, onLeave }: { readonly onStay: () => void; readonly onLeave: () => void }) {
  const { t } = useWords();
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
