import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../app/schema.ts';
import type { PromoTerms } from './promo.rules.ts';
import type { PromoCodeRow, Translated } from './tables.ts';

/** A code with how often it is in use, the asking booking not counted. */
export interface Promo extends PromoTerms {
  readonly id: number;
  readonly code: string;
  readonly name: Translated;
  readonly description: Translated;
  readonly uses: number;
}

/** The columns that say what a code gives and asks for. */
export type TermColumns = Omit<
  Selectable<PromoCodeRow>,
  'id' | 'code' | 'name' | 'description' | 'earlier_uses' | 'revision'
>;

export function toTerms(row: TermColumns): PromoTerms {
  return {
    type: row.type,
    isFixed: row.is_fixed,
    discountAmount: row.discount_amount,
    discountPercent: row.discount_percent,
    discountMax: row.discount_max,
    minOrder: row.min_order,
    startAt: row.start_at,
    expiresAt: row.expires_at,
    maxUses: row.max_uses,
    periodType: row.period_type,
    startDate: row.start_date,
    endDate: row.end_date,
    startTime: row.start_time,
    endTime: row.end_time,
    minTotalNight: row.min_total_night,
    regions: row.regions,
    hotels: row.hotels,
    checkInDays: row.check_in_days,
    bookingDays: row.booking_days,
  };
}

function toPromo(row: Selectable<PromoCodeRow>, taken: number): Promo {
  const { id, code, name, description, earlier_uses: earlier } = row;
  return { id, code, name, description, ...toTerms(row), uses: earlier + taken };
}

async function countTaken(db: Db, promoId: number, exceptBookingId: string): Promise<number> {
  const { taken } = await db
    .selectFrom('promo_uses')
    .select((is) => is.fn.countAll<number>().as('taken'))
    .where('promo_id', '=', promoId)
    .where('returned_at', 'is', null)
    .where('booking_id', '!=', exceptBookingId)
    .executeTakeFirstOrThrow();
  return taken;
}

/** Belongs to no booking: every use of a code counts. */
const NO_BOOKING = '00000000-0000-0000-0000-000000000000';

/** Codes that a traveller could still use one day: those whose life has not ended. */
export async function searchPromos(db: Db, now: Date, bookingId = NO_BOOKING): Promise<Promo[]> {
  const rows = await db
    .selectFrom('promo_codes')
    .leftJoin('promo_uses', (join) =>
      join
        .onRef('promo_uses.promo_id', '=', 'promo_codes.id')
        .on('promo_uses.returned_at', 'is', null)
        .on('promo_uses.booking_id', '!=', bookingId),
    )
    .selectAll('promo_codes')
    .select((is) => is.fn.count<number>('promo_uses.id').as('taken'))
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
    .groupBy('promo_codes.id')
    .orderBy('promo_codes.id')
    .execute();
  return rows.map((row) => toPromo(row, row.taken));
}

/** Holds the code's row until the transaction ends, so that its uses are counted by one caller at a time. */
export async function lockPromo(trx: Trx, code: string, bookingId: string): Promise<Promo | undefined> {
  const row = await trx
    .selectFrom('promo_codes')
    .selectAll()
    .where('code', '=', code.trim().toUpperCase())
    .forUpdate()
    .executeTakeFirst();
  return row && toPromo(row, await countTaken(trx, row.id, bookingId));
}

export async function insertUse(
  trx: Trx,
  use: { promoId: number; bookingId: string; discountMinor: number; at: Date },
): Promise<void> {
  await trx
    .insertInto('promo_uses')
    .values({
      promo_id: use.promoId,
      booking_id: use.bookingId,
      discount_minor: use.discountMinor,
      taken_at: use.at,
      returned_at: null,
    })
    .execute();
}

/** Gives back what the booking uses, if anything; the caller holds the booking's lock. */
export async function returnUse(trx: Trx, bookingId: string, at: Date): Promise<void> {
  await trx
    .updateTable('promo_uses')
    .set({ returned_at: at })
    .where('booking_id', '=', bookingId)
    .where('returned_at', 'is', null)
    .execute();
}

/** The newest use of the booking that gave exactly this discount, returned or not. */
export async function findUse(trx: Trx, bookingId: string, discountMinor: number) {
  return trx
    .selectFrom('promo_uses')
    .innerJoin('promo_codes', 'promo_codes.id', 'promo_uses.promo_id')
    .select(['promo_uses.promo_id', 'promo_codes.code'])
    .where('booking_id', '=', bookingId)
    .where('discount_minor', '=', discountMinor)
    .orderBy('promo_uses.id', 'desc')
    .executeTakeFirst();
}
