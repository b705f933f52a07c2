import type { PromoSave } from '@wisata/kernel/contracts/admin-promo';
import type { Insertable } from 'kysely';
import type { AuthUser } from '../../../app/access-token.ts';
import type { BackendContext } from '../../../app/context.ts';
import { badRequest, conflict, notFound } from '../../../app/envelope.ts';
import type { Trx } from '../../../app/schema.ts';
import { recordChange } from '../../audit/index.ts';
import { bookingServices } from '../../bookings/index.ts';
import type { PromoCodeRow } from '../tables.ts';
import { findLastUse, lockEditedPromo, takeRevision } from './edited-promos.repository.ts';
import type { PromoRow, UsedPromo } from './edited-promos.repository.ts';

export const promoUnknown = () => notFound('Voucher code not found', 'PROMO_NOT_FOUND');

/** All that a code can be for. */
export const promoTypes = (context: BackendContext): string[] => [
  'all',
  ...[...bookingServices(context).keys()].sort(),
];

/** How a code stood, and its newest use then: a later one says that travellers have had it as it was. */
export interface PromoStanding extends Record<string, unknown> {
  readonly written: Omit<PromoSave, 'revision'>;
  readonly revision: number;
  readonly last_use: number;
}

const toDate = (at: string | null) => (at === null ? null : new Date(at));

/** The columns of what was written. */
export function toColumns({
  name,
  description,
  start_at: startAt,
  expires_at: expiresAt,
  ...plain
}: PromoStanding['written']): Omit<Insertable<PromoCodeRow>, 'revision' | 'earlier_uses'> {
  return {
    ...plain,
    name: JSON.stringify(name),
    description: JSON.stringify(description),
    start_at: toDate(startAt),
    expires_at: toDate(expiresAt),
  };
}

/** A row as it was written. */
export function toWritten(row: PromoRow | UsedPromo): PromoStanding['written'] {
  const { id: _id, revision: _revision, earlier_uses: _earlier, ...columns } = row;
  const { uses: _uses, start_at: startAt, expires_at: expiresAt, ...plain } = { uses: 0, ...columns };
  return { ...plain, start_at: startAt?.toISOString() ?? null, expires_at: expiresAt?.toISOString() ?? null };
}

async function standingOf(trx: Trx, row: PromoRow): Promise<PromoStanding> {
  return { written: toWritten(row), revision: row.revision, last_use: await findLastUse(trx, row.id) };
}

function checkType(context: BackendContext, { type }: Pick<PromoSave, 'type'>): void {
  const message = 'Choose what it is for.';
  if (!promoTypes(context).includes(type)) throw badRequest(message, { type: message });
}

/** Makes a code. @throws Where the name is taken. */
export async function createPromo(context: BackendContext, save: PromoSave, editor: AuthUser): Promise<number> {
  checkType(context, save);
  const { revision: _, ...written } = save;
  return context.db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('promo_codes')
      .values({ ...toColumns(written), earlier_uses: 0, revision: await takeRevision(trx) })
      .onConflict((clash) => clash.column('code').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) throw conflict('There is a voucher code of this name.', 'PROMO_CODE_TAKEN');
    await record(context, trx, editor, { action: 'created', before: null, after: row });
    return row.id;
  });
}

async function record(
  context: BackendContext,
  trx: Trx,
  editor: AuthUser,
  { action, before, after }: { action: string; before: PromoRow | null; after: PromoRow },
): Promise<void> {
  await recordChange(context, trx, editor, {
    area: 'promo',
    subject: String(after.id),
    title: after.code,
    action,
    before: before && (await standingOf(trx, before)),
    after: await standingOf(trx, after),
  });
}

/** The code held as its editor saw it; throws where somebody else has changed it since. */
async function getSeen(trx: Trx, id: number, revision: number): Promise<UsedPromo> {
  const promo = await lockEditedPromo(trx, id);
  if (!promo) throw promoUnknown();
  if (promo.revision !== revision) {
    throw conflict('Somebody else has changed this code since you opened it. Open it again.', 'PROMO_CHANGED');
  }
  return promo;
}

async function write(trx: Trx, id: number, written: PromoStanding['written']): Promise<PromoRow> {
  return trx
    .updateTable('promo_codes')
    .set({ ...toColumns(written), revision: await takeRevision(trx) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function checkUses({ max_uses: most }: Pick<PromoSave, 'max_uses'>, { uses }: UsedPromo): void {
  if (most === null || most >= uses) return;
  const message = `It has been used ${uses} times already.`;
  throw badRequest(message, { max_uses: message });
}

/** Changes what a code gives and asks for. Orders that have it keep what it gave them. */
export async function changePromo(
  context: BackendContext,
  id: number,
  { revision, ...written }: PromoSave,
  editor: AuthUser,
): Promise<void> {
  checkType(context, written);
  await context.db.transaction().execute(async (trx) => {
    const before = await getSeen(trx, id, revision);
    if (written.code !== before.code) throw badRequest('A code keeps its name.', { code: 'A code keeps its name.' });
    checkUses(written, before);
    await record(context, trx, editor, { action: 'changed', before, after: await write(trx, id, written) });
  });
}

/** Ends a code at once. */
export async function endPromo(
  context: BackendContext,
  { id, revision }: { readonly id: number; readonly revision: number },
  editor: AuthUser,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const before = await getSeen(trx, id, revision);
    const now = context.clock.now();
    if (before.expires_at && before.expires_at <= now) throw conflict('This code has ended.', 'PROMO_ENDED');
    const after = await write(trx, id, { ...toWritten(before), expires_at: now.toISOString() });
    await record(context, trx, editor, { action: 'ended', before, after });
  });
}
