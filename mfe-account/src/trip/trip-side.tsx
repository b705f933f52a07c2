import { CalendarArrowDown, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { exactPrice, fromMajor, sumMoney } from '@wisata/kernel/money';
import { RouterLink, useApp } from '@wisata/runtime';
import { forgetOrders, type OpenOrder } from '@wisata/runtime/open-orders';
import { Button, LinkButton } from '@wisata/ui/button';
import { SectionCard } from '@wisata/ui/section-card';
import { Stack } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import type { Line } from '../api/order.schema.ts';
import { PayChoices } from '../cart/trip-view.tsx';
import type { Choice } from '../cart/use-choice.ts';
import { RefusalNote } from '../form/refusal-note.tsx';
import { rememberGuestEmail } from '../orders/guest-email.ts';
import type { OwnTrip } from './own-trip.rules.ts';
import type { Payer } from './payers.rules.ts';
import { TripFiles } from './trip-files.tsx';
import { useTripFile } from './use-trip-file.ts';
import styles from './trip.module.css';

interface SideProps {
  readonly trip: OwnTrip;
  readonly payers: readonly Payer[];
  readonly choice: Choice<Line>;
  readonly orders: readonly OpenOrder[];
  readonly onExpired: () => void;
}

/** What is already paid of the trip, each currency by itself. */
function PaidSums({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('trips');
  const paid = lines.filter(({ payment_status: status }) => status === 'paid');
  const sums = [...new Set(paid.map(({ currency }) => currency))].flatMap((currency) => {
    const own = paid.filter((line) => line.currency === currency).map((line) => fromMajor(line.amount, currency));
    const sum = sumMoney(own, currency);
    return sum.ok ? [exactPrice(sum.data)] : [];
  });
  if (sums.length === 0) return null;
  return <p className={styles.small}>{t('alreadyPaid', { amount: sums.join(', ') })}</p>;
}

function CalendarCard({ trip, orders }: Pick<SideProps, 'trip' | 'orders'>) {
  const { t } = useTranslation('trips');
  const file = useTripFile(trip, orders);
  return (
    <SectionCard id="trip-calendar" title={t('calendar.title')} subtitle={t('calendar.text')}>
      <Button icon={CalendarArrowDown} full busy={file.busy} onClick={() => void file.send()}>
        {t('calendar.get')}
      </Button>
      {file.problem && <RefusalNote failure={file.problem} />}
    </SectionCard>
  );
}

/** What this device keeps so that the guest's trip stands here, taken away in one press. */
function DeviceNote({ orders }: Pick<SideProps, 'orders'>) {
  const { t } = useTranslation('trips');
  const app = useApp();
  const { revalidate } = useRevalidator();
  if (orders.length === 0) return null;
  const forget = () => {
    forgetOrders(app, orders);
    void revalidate();
  };
  return (
    <Note
      tone="plain"
      actions={
        <>
          <Button size="s" onClick={forget}>
            {t('device.forget')}
          </Button>
          <LinkButton size="s" variant="quiet" as={RouterLink} href="/my-data">
            {t('device.all')}
          </LinkButton>
        </>
      }
    >
      {t('device.text', { count: orders.length })}
    </Note>
  );
}

/** What is to be paid, by when and in one press; documents, calendar, and what works without a network. */
export function TripSide({ trip, payers, choice, orders, onExpired }: SideProps) {
  const { t } = useTranslation('trips');
  const app = useApp();
  const emailOf = (id: string) => orders.find((order) => order.id === id)?.email;
  const count = payers.reduce((sum, { groups }) => sum + groups.length, 0);
  return (
    <Stack gap={4}>
      {payers.map(({ email, groups }) => (
        <div key={email ?? ''} onClickCapture={() => email !== undefined && rememberGuestEmail(app, email)}>
          <PayChoices groups={groups} choice={choice} separate={count > 1} onExpired={onExpired} />
        </div>
      ))}
      <PaidSums lines={trip.lines} />
      <TripFiles lines={trip.lines} emailOf={emailOf} />
      <CalendarCard trip={trip} orders={orders} />
      <Note tone="plain" icon={WifiOff} title={t('offline.title')}>
        {t('offline.text')}
      </Note>
      <DeviceNote orders={orders} />
    </Stack>
  );
}
