import { SUPPLIERS } from '@wisata/kernel/contracts/admin-suppliers';
import type { SupplierHealth } from '@wisata/kernel/contracts/admin-suppliers';
import { defineRoute } from '../../app/route.ts';
import { SLOW_MS, writeSupplierCounts } from '../../app/supplier-health.ts';
import { searchSupplierCounts } from './suppliers.repository.ts';
import type { SupplierCounts } from './suppliers.repository.ts';

/** Half of the answers bad, or none good, is down; one bad in twenty is worth a look. */
function stateOf({ asked, slow, failed, garbage }: SupplierCounts): SupplierHealth['state'] {
  if (asked === 0) return 'quiet';
  const bad = failed + garbage;
  if (bad * 2 >= asked) return 'down';
  return (bad + slow) * 20 >= asked ? 'shaky' : 'good';
}

export const supplierRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/v1/admin/supplier',
    isBeyondContract: true,
    access: 'suppliers',
    summary: 'How each supplier has answered in the last hour',
    response: SUPPLIERS,
    async handler(_request, context) {
      await writeSupplierCounts(context);
      const counts = await searchSupplierCounts(context.db, context.clock.now());
      return {
        slow_ms: SLOW_MS,
        suppliers: counts.map((supplier) => ({
          ...supplier,
          state: stateOf(supplier),
          last_good_at: supplier.last_good_at?.toISOString() ?? null,
        })),
      };
    },
  }),
];
