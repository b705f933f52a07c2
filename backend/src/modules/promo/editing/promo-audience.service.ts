import type { PromoAudience, PromoAudienceAsk } from '@wisata/kernel/contracts/admin-promo';
import { convert, toMajor } from '@wisata/kernel/money';
import { RUPIAH_PER_DOLLAR } from '../../../app/exchange.ts';
import type { BackendContext } from '../../../app/context.ts';
import { PAYABLE_STATUSES, toBooking } from '../../bookings/index.ts';
import type { Booking } from '../../bookings/index.ts';
import { toPromoOrder } from '../promo-order.ts';
import { toTerms } from '../promo.repository.ts';
import { findPromoFailures, promoDiscount } from '../promo.rules.ts';
import { findEditedPromo } from './edited-promos.repository.ts';
import { promoUnknown } from './promo-editing.service.ts';

/** More than this is not looked at: what a page asks while somebody types has to answer at once. */
const MOST_ORDERS = 2000;
const DAY_MS = 86_400_000;

async function searchNewestOrders({ db, clock }: BackendContext, days: number): Promise<Booking[]> {
  const since = new Date(clock.now().getTime() - days * DAY_MS);
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    // An order that was made since was also last touched since, and for that there is an index.
    .where('updated_at', '>=', since)
    .where('created_at', '>=', since)
    .where('payment_status', 'in', ['paid', ...PAYABLE_STATUSES])
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(MOST_ORDERS + 1)
    .execute();
  return rows.map(toBooking);
}

interface Judged {
  readonly booking: Booking;
  /** The decisive reason against it. */
  readonly failure: string | undefined;
  readonly discountIdr: number;
}

const share = (all: readonly Judged[]) => ({ all: all.length, eligible: all.filter(({ failure }) => !failure).length });

function membersOf(judged: readonly Judged[]) {
  const of = (some: readonly Judged[]) => new Set(some.flatMap(({ booking }) => booking.userId ?? [])).size;
  return { all: of(judged), eligible: of(judged.filter(({ failure }) => !failure)) };
}

function reasonsOf(judged: readonly Judged[]) {
  const counts = new Map<string, number>();
  for (const { failure } of judged) if (failure) counts.set(failure, (counts.get(failure) ?? 0) + 1);
  return [...counts].map(([code, orders]) => ({ code, orders })).sort((left, right) => right.orders - left.orders);
}

/**
 * Who could use a code: orders of the last days, judged by the rules that payment goes by. A code that has not begun is
 * judged as on its first moment; an order that has the code is not in its own way.
 */
export async function countAudience(context: BackendContext, ask: PromoAudienceAsk): Promise<PromoAudience> {
  const { id, days, start_at: startAt, expires_at: expiresAt, ...plain } = ask;
  const standing = id === null ? undefined : await findEditedPromo(context.db, id);
  if (id !== null && !standing) throw promoUnknown();
  const terms = toTerms({
    ...plain,
    start_at: startAt === null ? null : new Date(startAt),
    expires_at: expiresAt === null ? null : new Date(expiresAt),
  });
  const present = context.clock.now();
  const now = terms.startAt && terms.startAt > present ? terms.startAt : present;
  const orders = await searchNewestOrders(context, days);
  const judged = orders.slice(0, MOST_ORDERS).map((booking): Judged => {
    const order = toPromoOrder(context, booking);
    const own = standing && booking.promoCode === standing.code ? 1 : 0;
    const [failure] = findPromoFailures(terms, order, { now, uses: (standing?.uses ?? 0) - own });
    return { booking, failure, discountIdr: toMajor(convert(promoDiscount(terms, order), 'IDR', RUPIAH_PER_DOLLAR)) };
  });
  const [paid, open] = [true, false].map((isPaid) =>
    judged.filter(({ booking }) => (booking.paymentStatus === 'paid') === isPaid),
  );
  return {
    days,
    open: share(open!),
    paid: share(paid!),
    members: membersOf(judged),
    reasons: reasonsOf(judged),
    discount: judged.reduce((sum, { failure, discountIdr }) => (failure ? sum : sum + discountIdr), 0),
    is_cut: orders.length > MOST_ORDERS,
  };
}
