import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWallTime } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { useApp } from '@wisata/runtime';
import { Card, CardBody, CardHeader } from '@wisata/ui/card';
import { cancelSteps, type BookedStay } from '../rules/order-line.rules.ts';
import { CancelLine } from './booked-stay.tsx';
import styles from './ticket.module.css';

const BRING = ['voucher', 'id', 'deposit'] as const;

function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" label={title}>
      <CardHeader level={4} title={title} />
      <CardBody>{children}</CardBody>
    </Card>
  );
}

function useWishes({ requests }: BookedStay): string[] {
  const { t, i18n } = useTranslation('hotel');
  const time = (value: string) => formatWallTime(value, i18n.language as Locale);
  const { bed_type: bed, check_in_time: arrive, check_out_time: leave, other } = requests;
  return [
    bed === 'twin' || bed === 'king' ? t(`checkout.requests.bed.${bed}`) : '',
    requests.non_smoking ? t('checkout.requests.nonSmoking') : '',
    requests.high_floor ? t('checkout.requests.highFloor') : '',
    requests.connecting_rooms ? t('checkout.requests.connectingRooms') : '',
    arrive ? t('checkout.requests.arrive', { time: time(arrive) }) : '',
    leave ? t('checkout.requests.leave', { time: time(leave) }) : '',
    other ?? '',
  ].filter(Boolean);
}

/** What else a traveller has to know: what to bring, what was asked for, what cancelling costs, whom to call. */
export function TicketFacts({ stay }: { stay: BookedStay }) {
  const { t, i18n } = useTranslation('hotel');
  const { brand } = useApp().config;
  const wishes = useWishes(stay);
  const steps = cancelSteps(stay, i18n.language as Locale);
  return (
    <div className={styles.boxes}>
      <Box title={t('ticket.bring.title')}>
        <ul className={styles.list}>
          {BRING.map((key) => (
            <li key={key}>{t(`ticket.bring.${key}`)}</li>
          ))}
        </ul>
      </Box>
      <Box title={t('ticket.cancel')}>
        <CancelLine stay={stay} />
        <ul className={styles.list}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </Box>
      {wishes.length > 0 && (
        <Box title={t('checkout.requests.title')}>
          <ul className={styles.list}>
            {wishes.map((wish) => (
              <li key={wish}>{wish}</li>
            ))}
          </ul>
          <p className={styles.muted}>{t('checkout.requests.subtitle')}</p>
        </Box>
      )}
      <Box title={t('ticket.help')}>
        <p className={styles.muted}>
          {brand.company} · <a href={`tel:${brand.helpPhone.replace(/\s/g, '')}`}>{brand.helpPhone}</a>
        </p>
        <p className={styles.muted}>{t('ticket.helpHours')}</p>
      </Box>
    </div>
  );
}
