import { sql } from 'kysely';
import type { BackendContext } from '../../app/context.ts';
import { addGauge, type Metrics } from '@wisata/telemetry/metrics';
import { PAYABLE_STATUSES } from './booking-state.ts';

const DAY_MS = 86_400_000;
/** A paid booking is issued in seconds; after so long somebody has to look. */
const ISSUE_LIMIT_MS = 15 * 60_000;

/** Metrics: bookings made, holds that wait for payment, and paid bookings that are not issued. */
export function measureBookings(metrics: Metrics, { db, clock }: BackendContext): void {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);
  addGauge(
    metrics,
    { name: 'wisata_bookings_day', help: 'Bookings of the last 24 hours', labels: ['service', 'status'] },
    async () => {
      const { rows } = await sql<{ service: string; status: string; count: number }>`
        select service, payment_status as status, count(*)::int as count from bookings
        where created_at > ${ago(DAY_MS)} group by service, payment_status`.execute(db);
      return rows.map(({ service, status, count }) => [{ service, status }, count]);
    },
  );
  addGauge(
    metrics,
    { name: 'wisata_money_held_minor', help: 'Worth of what is held unpaid, in minor units', labels: ['currency'] },
    async () => {
      const { rows } = await sql<{ currency: string; minor: number }>`
        select currency, sum(amount_minor - discount_minor)::bigint as minor from bookings
        where payment_status in (${sql.join([...PAYABLE_STATUSES])}) and time_limit_at > ${clock.now()}
        group by currency`.execute(db);
      return rows.map(({ currency, minor }) => [{ currency }, minor]);
    },
  );
  addGauge(
    metrics,
    {
      name: 'wisata_bookings_unissued',
      help: 'Paid a quarter of an hour ago and still without a ticket',
      labels: ['service'],
    },
    async () => {
      const { rows } = await sql<{ service: string; count: number }>`
        select service, count(*)::int as count from bookings
        where payment_status = 'paid' and status_issue <> 'issued' and updated_at < ${ago(ISSUE_LIMIT_MS)}
        group by service`.execute(db);
      return rows.map(({ service, count }) => [{ service }, count]);
    },
  );
}
