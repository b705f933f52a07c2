import {
  PROMO_AUDIENCE,
  PROMO_AUDIENCE_ASK,
  PROMO_EDIT,
  PROMO_END,
  PROMO_SAVE,
  STAFF_PROMO,
  STAFF_PROMO_PARAMS,
  STAFF_PROMOS_QUERY,
} from '@wisata/kernel/contracts/admin-promo';
import type { PromoEdit, StaffPromo } from '@wisata/kernel/contracts/admin-promo';
import { pageOf } from '@wisata/kernel/contracts/paging';
import * as v from 'valibot';
import { amountsIn } from '../../../app/amount.ts';
import type { BackendContext } from '../../../app/context.ts';
import { ok } from '../../../app/envelope.ts';
import { defineRoute } from '../../../app/route.ts';
import { toPage } from '../../bookings/index.ts';
import { findEditedPromo, searchCosts, searchEditedPromos } from './edited-promos.repository.ts';
import type { PromoCost, UsedPromo } from './edited-promos.repository.ts';
import { countAudience } from './promo-audience.service.ts';
import { changePromo, createPromo, endPromo, promoTypes, promoUnknown, toWritten } from './promo-editing.service.ts';

function stateOf({ start_at: startAt, expires_at: expiresAt, max_uses: most, uses }: UsedPromo, now: Date) {
  if (expiresAt && expiresAt <= now) return 'ended';
  if (startAt && startAt > now) return 'coming';
  return most !== null && uses >= most ? 'full' : 'running';
}

function toStaffPromo(promo: UsedPromo, costs: readonly PromoCost[], now: Date): StaffPromo {
  const { id, revision, uses } = promo;
  return {
    id,
    ...toWritten(promo),
    revision,
    state: stateOf(promo, now),
    uses,
    costs: costs
      .filter(({ promo_id: of }) => of === id)
      .map(({ currency, paid, open }) => {
        const amountOf = amountsIn(currency);
        return { currency, paid: amountOf(paid), open: amountOf(open) };
      }),
  };
}

async function describe(context: BackendContext, id: number): Promise<PromoEdit> {
  const promo = await findEditedPromo(context.db, id);
  if (!promo) throw promoUnknown();
  const costs = await searchCosts(context.db, [id]);
  return { promo: toStaffPromo(promo, costs, context.clock.now()), types: promoTypes(context) };
}

const PATH = '/api/v1/admin/promo';
const shared = { isBeyondContract: true, access: 'promos' } as const;

export const promoEditingRoutes = [
  defineRoute({
    ...shared,
    method: 'GET',
    path: PATH,
    summary: 'Every voucher code with its uses and what it has cost; those that have ended last',
    query: STAFF_PROMOS_QUERY,
    response: pageOf(STAFF_PROMO),
    async handler({ query }, { db, clock }) {
      const now = clock.now();
      const { promos, total } = await searchEditedPromos(db, { ...query, now });
      const costs = await searchCosts(
        db,
        promos.map(({ id }) => id),
      );
      return toPage(
        promos.map((promo) => toStaffPromo(promo, costs, now)),
        { ...query, total },
      );
    },
  }),
  defineRoute({
    ...shared,
    method: 'POST',
    path: PATH,
    summary: 'Makes a voucher code',
    body: PROMO_SAVE,
    response: PROMO_EDIT,
    async handler({ body, user }, context) {
      return ok(await describe(context, await createPromo(context, body, user!)), 'Voucher code made');
    },
  }),
  defineRoute({
    ...shared,
    method: 'POST',
    path: `${PATH}/audience`,
    summary: 'Who of the last days could use a code as it is written, and why others could not; changes nothing',
    body: PROMO_AUDIENCE_ASK,
    response: PROMO_AUDIENCE,
    handler: ({ body }, context) => countAudience(context, body),
  }),
  defineRoute({
    ...shared,
    method: 'GET',
    path: `${PATH}/types`,
    summary: 'What a voucher code can be for: a service, or all',
    response: v.array(v.string()),
    handler: async (_request, context) => promoTypes(context),
  }),
  defineRoute({
    ...shared,
    method: 'GET',
    path: `${PATH}/:id`,
    summary: 'One voucher code for its editor',
    params: STAFF_PROMO_PARAMS,
    response: PROMO_EDIT,
    handler: ({ params }, context) => describe(context, params.id),
  }),
  defineRoute({
    ...shared,
    method: 'PATCH',
    path: `${PATH}/:id`,
    summary: 'Changes a voucher code; orders that have it keep what it gave them',
    params: STAFF_PROMO_PARAMS,
    body: PROMO_SAVE,
    response: PROMO_EDIT,
    async handler({ params, body, user }, context) {
      await changePromo(context, params.id, body, user!);
      return ok(await describe(context, params.id), 'Voucher code changed');
    },
  }),
  defineRoute({
    ...shared,
    method: 'POST',
    path: `${PATH}/:id/end`,
    summary: 'Ends a voucher code at once; orders that have it keep it',
    params: STAFF_PROMO_PARAMS,
    body: PROMO_END,
    response: PROMO_EDIT,
    async handler({ params, body, user }, context) {
      await endPromo(context, { id: params.id, revision: body.revision }, user!);
      return ok(await describe(context, params.id), 'Voucher code ended');
    },
  }),
];
