import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { price, type Money } from '@wisata/kernel/money';
import { RouterLink, useSessionUser } from '@wisata/runtime';
import { Breakdown } from '@wisata/ui/breakdown';
import { Button, LinkButton } from '@wisata/ui/button';
import { Dialog } from '@wisata/ui/dialog';
import { Stack } from '@wisata/ui/layout';

interface QuestionProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly actions: ReactNode;
  readonly children: ReactNode;
  /** Stands between the traveller and the flight until it is answered. */
  readonly alert?: boolean;
}

function Question({ title, onClose, actions, children, alert = false }: QuestionProps) {
  const { t } = useTranslation('flight');
  return (
    <Dialog
      open
      onClose={onClose}
      alert={alert}
      size="small"
      title={title}
      labels={{ close: t('close') }}
      actions={actions}
    >
      {children}
    </Dialog>
  );
}

interface ConfirmProps {
  readonly total: Money;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** The last question before booking: details cannot be changed afterwards (spec section 4). */
export function ConfirmDialog({ total, onClose, onConfirm }: ConfirmProps) {
  const { t } = useTranslation('flight');
  return (
    <Question
      alert
      title={t('checkout.confirm.title')}
      onClose={onClose}
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
    </Question>
  );
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
  const difference = { minor: now.minor - was.minor, currency: now.currency };
  const isMore = difference.minor > 0;
  const amount = `${isMore ? '+' : '-'} ${price({ ...difference, minor: Math.abs(difference.minor) })}`;
  return (
    <Question
      alert
      title={t('checkout.priceChanged.title')}
      onClose={onClose}
      actions={
        <>
          <LinkButton as={RouterLink} href={listPath}>
            {t('checkout.priceChanged.decline')}
          </LinkButton>
          <Button variant="action" onClick={onAccept}>
            {t('checkout.priceChanged.accept', { total: price(now) })}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t(isMore ? 'checkout.priceChanged.more' : 'checkout.priceChanged.less', { people })}</p>
        <Breakdown
          caption={t('checkout.priceChanged.title')}
          groups={[
            {
              lines: [
                { label: t('checkout.priceChanged.was'), amount: price(was), tone: 'struck' },
                { label: t('checkout.priceChanged.difference'), amount, tone: isMore ? 'danger' : 'success' },
              ],
            },
          ]}
          total={{ label: t('checkout.priceChanged.now', { people }), amount: price(now) }}
        />
      </Stack>
    </Question>
  );
}

/** A seat went to somebody else between the choice and the booking. */
export function GoneDialog({ listPath, onDismiss }: { listPath: string; onDismiss: () => void }) {
  const { t } = useTranslation('flight');
  return (
    <Question
      alert
      title={t('checkout.gone.title')}
      onClose={onDismiss}
      actions={
        <>
          <LinkButton as={RouterLink} href="/">
            {t('checkout.gone.other')}
          </LinkButton>
          <LinkButton as={RouterLink} href={listPath} variant="action">
            {t('checkout.gone.again')}
          </LinkButton>
        </>
      }
    >
      <p>{t('checkout.gone.sold')}</p>
    </Question>
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
    <Question
      title={t('checkout.duplicate.title')}
      onClose={onDismiss}
      actions={
        <>
          <LinkButton as={RouterLink} href={listPath}>
            {t('checkout.duplicate.change')}
          </LinkButton>
          <LinkButton as={RouterLink} href={isMember ? '/cart' : '/order'} variant="action">
            {isMember ? t('checkout.duplicate.cart') : t('checkout.duplicate.order')}
          </LinkButton>
        </>
      }
    >
      <p>{message === 'Data already exist' ? t('checkout.duplicate.text') : message}</p>
    </Question>
  );
}

/** The price is no longer held (spec section 4, Expiry dialog). */
export function ExpiredDialog({ listPath, onAgain }: { listPath: string; onAgain: () => void }) {
  const { t } = useTranslation('flight');
  return (
    <Question
      alert
      title={t('checkout.expired.title')}
      onClose={onAgain}
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
    </Question>
  );
}

/** Asked once when a form with data is left. */
export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation('flight');
  return (
    <Question
      title={t('checkout.leave.title')}
      onClose={onStay}
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
    </Question>
  );
}
