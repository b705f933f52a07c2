import type { ProductService } from '@wisata/kernel/contracts/category-product-sale';
import type { BackendContext } from '../../app/context.ts';
import { releaseAndIssue } from '../bookings/index.ts';
import type { TravelService } from '../bookings/index.ts';
import { productAgenda, productFreeUntil, productRefundMinor, productTravelFacts } from './booking-facts.ts';
import { demoOrdersOf } from './demo-orders.ts';
import { productDocuments } from './documents/product-documents.ts';
import { supplierOf } from './sale.ts';

/** What activities and extras say for their side. */
export function createProductService(context: BackendContext, service: ProductService): TravelService {
  const supplier = supplierOf(context);
  return {
    service,
    agenda: productAgenda,
    travelFacts: productTravelFacts,
    estimateRefundMinor: productRefundMinor,
    freeCancelUntil: productFreeUntil,
    documents: productDocuments,
    demoOrders: demoOrdersOf(service),
    ...releaseAndIssue({
      unit: 'place',
      cancellations: (reserved: { readonly reference: string }) => [() => supplier.cancel(reserved)],
      async issue({ clock }, booking, reserved) {
        const { ticketCode } = await supplier.issue(reserved);
        return {
          ticket_code: ticketCode,
          invoice_number: `INV-${booking.code}`,
          invoice_status: 'issued',
          print_status: '1',
          promocode: booking.promoCode,
          updated_at: clock.now().toISOString(),
        };
      },
    }),
  };
}
