import { NoneOnSale } from '../components/none-on-sale.tsx';

export function Component() {
  return <NoneOnSale service="venue" />;
}
