import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@wisata/kernel/dates';
import { isCalendarDate } from '@wisata/kernel/calendar-date';
import { exactPrice, fromMajor } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import { useInstantText } from '@wisata/ui/use-instant-text';
import type { OfficeOrder } from '../api/office-orders.api.ts';
import styles from './office.module.css';

function Part({ title, empty, children }: { title: string; empty?: string | false; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {empty ? <p className={styles.muted}>{empty}</p> : children}
    </section>
  );
}

function Payments({ payments }: Pick<OfficeOrder, 'payments'>) {
  const { t } = useTranslation('office');
  const instant = useInstantText(useApp().locale);
  return (
    <Part title={t('reasons.payments')} empty={payments.length === 0 && t('reasons.noPayments')}>
      <ul role="list" className={styles.story}>
        {payments.map(({ id, number, status, channel, amount, currency, paid_at: paidAt, ...payment }) => (
          <li key={id}>
            <b>
              {channel}, {exactPrice(fromMajor(amount, currency))}
            </b>{' '}
            {t(`reasons.payment.${status}`, { defaultValue: status })}
            {payment.is_replaced && ` · ${t('reasons.replaced')}`}
            <small>{[number, instant(paidAt ?? payment.created_at)].join(' · ')}</small>
            {payment.refund && (
              <small>
                {t('reasons.refund', { amount: exactPrice(fromMajor(payment.refund.amount, currency)) })}
                {payment.refund.reason && ` · ${t(`reasons.refundWhy.${payment.refund.reason}`)}`}
              </small>
            )}
            {payment.notices.map(({ at, kind, outcome }) => (
              <small key={`${at} ${kind}`}>
                {[
                  instant(at),
                  t(`reasons.notice.${kind}`, { defaultValue: kind }),
                  t(`reasons.outcome.${outcome}`, { defaultValue: outcome }),
                ].join(' · ')}
              </small>
            ))}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Stock({ stock }: Pick<OfficeOrder, 'stock'>) {
  const { t } = useTranslation('office');
  const { locale } = useApp();
  const instant = useInstantText(locale);
  const items = stock?.items ?? [];
  return (
    <Part title={t('reasons.stock')} empty={items.length === 0 && t('reasons.noStock')}>
      <ul role="list" className={styles.story}>
        {items.map(({ product, part, day, count }) => (
          <li key={`${product} ${part} ${day}`}>
            {count} × {[product, part, isCalendarDate(day) ? formatDate(day, locale) : day].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
      <p className={styles.muted}>
        {stock?.released_at ? t('reasons.released', { at: instant(stock.released_at) }) : t('reasons.held')}
      </p>
    </Part>
  );
}

function History({ timeline }: Pick<OfficeOrder, 'timeline'>) {
  const { t } = useTranslation(['office', 'account']);
  const instant = useInstantText(useApp().locale);
  return (
    <Part title={t('office:reasons.history')}>
      <ol role="list" className={styles.story}>
        {[...timeline].reverse().map(({ at, kind, note, actor }, index) => (
          <li key={`${at} ${kind} ${index}`}>
            <b>{t(`account:story.step.${kind}`, { defaultValue: kind })}</b>{' '}
            {t(`office:reasons.actor.${actor}`, { defaultValue: actor })}
            <small>{[instant(at), note].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ol>
      <p className={styles.muted}>{t('office:reasons.final')}</p>
    </Part>
  );
}

function Mails({ mails }: Pick<OfficeOrder, 'mails'>) {
  const { t } = useTranslation('office');
  const instant = useInstantText(useApp().locale);
  return (
    <Part title={t('reasons.mails')} empty={mails.length === 0 && t('reasons.noMails')}>
      <ul role="list" className={styles.story}>
        {mails.map(({ id, at, subject, status }) => (
          <li key={id}>
            {subject}
            <small>{[instant(at), t(`reasons.mail.${status}`, { defaultValue: status })].join(' · ')}</small>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Why an order is as it is: who did what, every try to pay, what is held, what was written. */
export function OrderReasons({ found }: { found: OfficeOrder }) {
  return (
    <>
      <History timeline={found.timeline} />
      <Payments payments={found.payments} />
      <Stock stock={found.stock} />
      <Mails mails={found.mails} />
    </>
  );
}
