import { useLoaderData } from 'react-router-dom';
import type { PageHead } from '@wisata/kernel/remote';
import { pageLoader } from '@wisata/runtime';
import { LoadFailed } from '@wisata/runtime/journey/load-failed';
import { StatePage } from '@wisata/ui/layout';
import { loadVehiclePage } from './vehicle-detail.data.ts';
import { VehicleDetail } from './vehicle-detail.tsx';
import { VehicleGone } from './vehicle-gone.tsx';

export const loader = pageLoader((app, { query }) => loadVehiclePage(app, query));

/** A vehicle is of one search, whose days go by. */
export const head = (): PageHead => ({ noIndex: true });

export { loadCalls, shouldRevalidate } from './vehicle-detail.data.ts';

export function Component() {
  const { choice, answer } = useLoaderData<typeof loader>();
  if (answer.ok) return <VehicleDetail confirmed={answer.data} />;
  const { failure } = answer;
  const isGone = !failure.retryable && (failure.fields !== undefined || failure.code.startsWith('TRANSPORT_'));
  if (isGone || failure.code === 'HTTP_404') return <VehicleGone choice={choice} failure={failure} />;
  return (
    <StatePage band>
      <LoadFailed service="transport" what="detail" level={1} failure={failure} />
    </StatePage>
  );
}
