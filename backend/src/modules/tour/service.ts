import { releaseAndIssue } from '../bookings/index.ts';
import type { TravelService } from '../bookings/index.ts';
import { SupplierError } from '../../app/supplier.ts';
import type { BackendContext } from '../../app/context.ts';
import { getOuting, tourAgenda, tourRefundMinor, tourTravelFacts } from './booking-facts.ts';
import { tourDocuments } from './documents/tour-documents.ts';
import { searchPlacesOf } from './masters.view.ts';
import type { Shop } from './shop.ts';

/** What the operator confirmed of a booking, and for how many. */
interface HeldPlaces {
  readonly reference: string;
  readonly places: number;
}

/** What tours and venues say for their side. */
export function createShopService(context: BackendContext, shop: Shop): TravelService {
  const supplier = shop.supplierOf(context);
  return {
    service: shop.service,
    agenda: tourAgenda,
    travelFacts: tourTravelFacts,
    estimateRefundMinor: tourRefundMinor,
    documents: tourDocuments,
    searchPlaces: () => searchPlacesOf(new Set(shop.products.flatMap(({ places }) => places))),
    demoOrders: shop.demoOrders,
    ...releaseAndIssue({
      unit: 'place',
      cancellations: ({ reference }: HeldPlaces) => [() => supplier.cancel({ reference })],
      async issue(_context, booking, { reference, places }) {
        const { ticketCodes } = await supplier.issue({ reference, people: places });
        if (ticketCodes.length !== places) {
          throw new SupplierError(`${ticketCodes.length} tickets for ${places} people`, { retryable: true });
        }
        const { paxes } = getOuting(booking).record;
        const issued = paxes.map((pax, index) => {
          const ticket = ticketCodes[index]!;
          return { ...pax, ticket_code: ticket, qr_code: `${booking.code}-${ticket}` };
        });
        return { paxes: issued, invoice_number: `INV-${booking.code}`, invoice_status: 'paid', print_status: 'ready' };
      },
    }),
  };
}
