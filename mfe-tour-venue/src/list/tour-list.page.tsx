import type { PageHead } from '@wisata/kernel/remote';
import { NoVisits } from './no-visits.tsx';

/** Nothing is on sale here yet. */
export const head = (): PageHead => ({ noIndex: true });

export function Component() {
  return <NoVisits service="tour" />;
}
