import type { MemberInquiryAnswer } from '@wisata/kernel/contracts/tour-inquiries';
import type { Locale } from '@wisata/kernel/locale';
import type { BackendContext } from '../../app/context.ts';
import { toPage } from '../bookings/index.ts';

interface Asked {
  readonly userId: string;
  readonly page: number;
  readonly limit: number;
  readonly locale: Locale;
}

/** One page of what a member has asked about, the newest first. */
export async function searchInquiries({ db }: BackendContext, { userId, page, limit, locale }: Asked) {
  const own = db.selectFrom('tour_inquiries').where('user_id', '=', userId);
  const [rows, counted] = await Promise.all([
    own
      .selectAll()
      .orderBy('created_at', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    own.select(db.fn.countAll().as('total')).executeTakeFirstOrThrow(),
  ]);
  const data = rows.map(({ reference, service, product_id: uniqueId, wish, created_at: at }): MemberInquiryAnswer => ({
    reference,
    service,
    uniqueId,
    title: wish.title[locale],
    tour_date: wish.date,
    people: wish.types.length,
    notes: wish.notes,
    status: 'received',
    created_at: at.toISOString(),
  }));
  return toPage(data, { page, limit, total: Number(counted.total) });
}
