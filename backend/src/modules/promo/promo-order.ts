import type { BEST_PROMO_REQUEST } from '@wisata/kernel/contracts/promo-requests';
import { fromMajor, money } from '@wisata/kernel/money';
import type { InferOutput } from 'valibot';
import { comparedName } from '../../app/place-names.ts';
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

/** The same of what would be booked at this moment, as far as the page says it. */
export function toPlannedOrder(planned: InferOutput<typeof BEST_PROMO_REQUEST>, now: Date): PromoOrder {
  const { service, amount, currency, date = null, nights = null, places, hotels } = planned;
  return {
    service,
    amount: fromMajor(amount, currency),
    rupiahRate: rupiahRate(currency),
    bookedAt: now,
    stayDate: date,
    nights,
    // A page tells places as its reader calls them.
    regions: places.map(comparedName),
    hotels,
  };
}
