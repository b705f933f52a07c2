import { Suspense } from 'react';
import { PRODUCT_SERVICES } from '@wisata/kernel/contracts/category-product-sale';
import { TicketAnswer } from '@wisata/runtime/ticket/ticket-answer';
import { ticketHead, ticketLoader } from '@wisata/runtime/ticket/ticket-loader';
import { lazyPart } from '@wisata/runtime';
import { ProductWords, PRODUCTS } from '../products/product-words.tsx';

const Voucher = lazyPart(async () => (await import('./voucher.tsx')).Voucher);

export const loader = ticketLoader(PRODUCT_SERVICES);
export const head = ticketHead;

export function Component() {
  return (
    <Suspense fallback={null}>
      <ProductWords>
        <TicketAnswer service={PRODUCTS}>{(data) => <Voucher {...data} />}</TicketAnswer>
      </ProductWords>
    </Suspense>
  );
}
