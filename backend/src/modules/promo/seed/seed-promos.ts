import { addDays, todayInJakarta, wallTimeToInstant, ZONES } from '@wisata/kernel/dates';
import type { Insertable } from 'kysely';
import type { BackendContext } from '../../../app/context.ts';
import { staysOf } from '../../bookings/index.ts';
import type { PromoCodeRow } from '../tables.ts';
import { SAMPLE_PROMOS } from './sample-promos.data.ts';
import type { SamplePromo } from './sample-promos.data.ts';

interface SeedScene {
  readonly today: string;
  /** Hotels that many travellers book, and one that hardly anybody does. */
  readonly popularHotels: readonly string[];
  readonly remoteHotels: readonly string[];
}

const POPULAR_HOTELS = 24;

function sceneOf(context: BackendContext): SeedScene {
  const showcase = staysOf(context);
  const namesOf = (keys: readonly string[]) => keys.flatMap((key) => showcase.findStay(key, 'en')?.name ?? []);
  return {
    today: todayInJakarta(context.clock.now().getTime()),
    popularHotels: namesOf(showcase.searchKeys({ cityKeys: ['DPS', 'JKT', 'JOG', 'SIN'], minStar: 3 }, POPULAR_HOTELS)),
    remoteHotels: namesOf(showcase.searchKeys({ cityKeys: ['MDC'] }, 1)),
  };
}

function toRow(promo: SamplePromo, scene: SeedScene): Insertable<PromoCodeRow> {
  const day = (offset: number | undefined) => (offset === undefined ? null : addDays(scene.today, offset));
  const midnight = (offset: number | undefined) =>
    offset === undefined ? null : new Date(wallTimeToInstant(addDays(scene.today, offset), '00:00', ZONES.WIB));
  const { only = {} } = promo;
  return {
    code: promo.code,
    name: JSON.stringify(promo.name),
    description: JSON.stringify(promo.description),
    type: promo.type,
    is_fixed: 'amount' in promo.gives,
    min_order: promo.minOrder ?? 0,
    discount_amount: 'amount' in promo.gives ? promo.gives.amount : 0,
    discount_percent: 'percent' in promo.gives ? promo.gives.percent : 0,
    discount_max: 'percent' in promo.gives ? promo.gives.upTo : null,
    start_at: midnight(only.opensInDays),
    expires_at: midnight(only.closesInDays),
    earlier_uses: promo.earlierUses ?? 0,
    max_uses: promo.maxUses ?? null,
    period_type: only.period ?? null,
    start_date: day(only.fromDay),
    end_date: day(only.toDay),
    start_time: only.fromTime ?? null,
    end_time: only.toTime ?? null,
    min_total_night: only.nights ?? null,
    regions: [...(only.regions ?? [])],
    hotels: only.hotels ? [...scene[only.hotels]] : [],
    check_in_days: [...(only.checkInDays ?? [])],
    booking_days: [...(only.bookingDays ?? [])],
  };
}

/** Sample codes around today; a later start moves their days along, so that a demo never grows old. */
export async function seedPromos(context: BackendContext): Promise<void> {
  if (!context.config.demoData) return;
  const scene = sceneOf(context);
  const rows = SAMPLE_PROMOS.map((promo) => toRow(promo, scene));
  const renewed = Object.keys(rows[0]!).filter((column) => column !== 'code') as (keyof PromoCodeRow)[];
  await context.db
    .insertInto('promo_codes')
    .values(rows)
    .onConflict((clash) =>
      clash
        .column('code')
        .doUpdateSet((row) => Object.fromEntries(renewed.map((column) => [column, row.ref(`excluded.${column}`)])))
        // What somebody of the shop has written stays theirs.
        .where('promo_codes.revision', '=', 0),
    )
    .execute();
}
