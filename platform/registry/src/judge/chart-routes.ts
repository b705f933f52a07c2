import type { RegistryPart } from '../context.ts';
import { sendData, sendFailure } from '../envelope.ts';
import { findChart } from './charts.ts';

/** What visitors met around a change that took a version back. */
export const chartRoutes: RegistryPart = (app, { pool }, guard) => {
  app.get<{ Params: { name: string; revision: string } }>(
    '/ops/api/packages/:name/charts/:revision',
    { preHandler: guard('viewer') },
    async (request, reply) => {
      const { name, revision } = request.params;
      const chart = await findChart(pool, name, Number(/^\d{1,15}$/.exec(revision)?.[0] ?? 0));
      if (chart) return sendData(reply, chart);
      return sendFailure(reply, 404, 'OPS_INVALID', `Revision ${revision} took no version of ${name} back.`);
    },
  );
};
