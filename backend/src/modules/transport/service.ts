import { TRANSPORT_RECORDS } from '@wisata/kernel/contracts/transport-records';
import { releaseAndIssue } from '../bookings/index.ts';
import type { TravelService } from '../bookings/index.ts';
import { transportAgenda, transportFreeUntil, transportRefundMinor, transportTravelFacts } from './booking-facts.ts';
import { transportSearchPlaces } from './data/fleet-table.ts';
import { TRANSPORT_DEMO_ORDERS } from './demo-orders.ts';
import { transportDocuments } from './documents/transport-documents.ts';
import { releaseHire } from './hires.ts';
import type { TransportSupplier } from './supplier.ts';

/** What transport says for its side. */
export function createTransportService(supplier: TransportSupplier): TravelService {
  return {
    service: 'transport',
    agenda: transportAgenda,
    travelFacts: transportTravelFacts,
    estimateRefundMinor: transportRefundMinor,
    freeCancelUntil: transportFreeUntil,
    documents: transportDocuments,
    searchPlaces: transportSearchPlaces,
    demoOrders: TRANSPORT_DEMO_ORDERS,
    ...releaseAndIssue({
      unit: 'vehicle',
      giveBack: releaseHire,
      cancellations: (reserved: { readonly reservationId: string }) => [() => supplier.cancel(reserved)],
      async issue({ clock }, { detail }, { reservationId }) {
        const hasDriver = !TRANSPORT_RECORDS.get(detail).is_self_drive;
        const { driver } = await supplier.issue({ reservationId, hasDriver });
        return { assigned_driver: driver, issued: clock.now().toISOString() };
      },
    }),
  };
}
