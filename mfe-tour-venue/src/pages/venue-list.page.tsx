import type { PageHead } from '@wisata/kernel/remote';
import { NoneOnSale } from '../components/none-on-sale.tsx';

/** Nothing is on sale here yet. */
export const head = (): PageHead => ({ noIndex: true });

export function Component() {
  return <NoneOnSale service="venue" />;
}
