import { money } from '@wisata/kernel/money';
import { rupiahRate } from '../../app/exchange.ts';
import type { BackendContext } from '../../app/context.ts';
import { bookingServices } from '../bookings/index.ts';
import type { Booking } from '../bookings/index.ts';
import type { PromoOrder } from './promo.rules.ts';

/** What a booking's own service says about when and where it happens, as the rules need it. */
export function toPromoOrder(context: BackendContext, booking: Booking): PromoOrder {
  const facts = bookingServices(context).get(booking.service)?.travelFacts?.(booking);
  return {
    service: booking.service,
    amount: money(booking.amountMinor, booking.currency),
    rupiahRate: rupiahRate(booking.currency),
    bookedAt: booking.createdAt,
    stayDate: facts?.startDate ?? null,
    nights: facts?.nights ?? null,
    regions: facts?.places ?? [],
    hotels: facts?.hotels ?? [],
  };
}
