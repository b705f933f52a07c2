import { useTranslation } from 'react-i18next';
import { price, type Money } from '@wisata/kernel/money';
import { RouterLink, useSessionUser } from '@wisata/runtime';
import { PriceQuestion } from '@wisata/ui/price-question';
import { Question, type QuestionProps } from '@wisata/ui/question';

function Ask(props: Omit<QuestionProps, 'as' | 'labels'>) {
  const { t } = useTranslation('flight');
  return <Question {...props} as={RouterLink} labels={{ close: t('close') }} />;
}

interface PriceProps {
  readonly was: Money;
  readonly now: Money;
  /** `3 people`; both totals are for them and all flights. */
  readonly people: string;
  readonly listPath: string;
  readonly onAccept: () => void;
  /** Neither yes nor no: the question comes again before anything is booked. */
  readonly onClose: () => void;
}

/** The airline asks for another total than the one that was seen: the traveller decides, nothing typed is lost. */
export function PriceDialog({ was, now, people, listPath, onAccept, onClose }: PriceProps) {
  const { t } = useTranslation('flight');
  const text = now.minor > was.minor ? 'checkout.priceChanged.more' : 'checkout.priceChanged.less';
  return (
    <PriceQuestion
      was={was}
      now={now}
      as={RouterLink}
      onClose={onClose}
      labels={{
        title: t('checkout.priceChanged.title'),
        was: t('checkout.priceChanged.was'),
        difference: t('checkout.priceChanged.difference'),
        now: t('checkout.priceChanged.now', { people }),
        close: t('close'),
      }}
      answers={[
        { label: t('checkout.priceChanged.decline'), href: listPath },
        { label: t('checkout.priceChanged.accept', { total: price(now) }), onPress: onAccept },
      ]}
    >
      {t(text, { people })}
    </PriceQuestion>
  );
}

/** A seat went to somebody else between the choice and the booking. */
export function GoneDialog({ listPath, onDismiss }: { listPath: string; onDismiss: () => void }) {
  const { t } = useTranslation('flight');
  return (
    <Ask
      alert
      onClose={onDismiss}
      title={t('checkout.gone.title')}
      answers={[
        { label: t('checkout.gone.other'), href: '/' },
        { label: t('checkout.gone.again'), href: listPath },
      ]}
    >
      <p>{t('checkout.gone.sold')}</p>
    </Ask>
  );
}

interface DuplicateProps {
  readonly message: string;
  readonly listPath: string;
  readonly onDismiss: () => void;
}

/** The same travellers are on this flight already. */
export function DuplicateDialog({ message, listPath, onDismiss }: DuplicateProps) {
  const { t } = useTranslation('flight');
  const isMember = useSessionUser() !== undefined;
  return (
    <Ask
      onClose={onDismiss}
      title={t('checkout.duplicate.title')}
      answers={[
        { label: t('checkout.duplicate.change'), href: listPath },
        isMember
          ? { label: t('checkout.duplicate.cart'), href: '/cart' }
          : { label: t('checkout.duplicate.order'), href: '/order' },
      ]}
    >
      <p>{message === 'Data already exist' ? t('checkout.duplicate.text') : message}</p>
    </Ask>
  );
}

/** The price is no longer held (spec section 4, Expiry dialog). */
export function ExpiredDialog({ listPath, onAgain }: { listPath: string; onAgain: () => void }) {
  const { t } = useTranslation('flight');
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
  const { t } = useTranslation('flight');
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
