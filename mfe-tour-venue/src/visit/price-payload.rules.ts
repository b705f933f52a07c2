import type { TourBookingPayload } from '@wisata/kernel/contracts/tour-booking-request';
import type { CalendarDate } from '@wisata/kernel/dates';
import { PLACEHOLDER_EMAIL, PLACEHOLDER_PHONE } from '@wisata/kernel/identity';
import type { VisitChoice } from './visit-choice.rules.ts';
import type { VisitService } from './visit-service.ts';

/** The first day as each call takes it: `2026-12-24` for a tour, `2026/12/24` for a venue; null for a ticket without a day. */
export function bookingDate(service: VisitService, date: CalendarDate | undefined): string | null {
  if (date === undefined) return null;
  return service === 'venue' ? date.replaceAll('-', '/') : date;
}

/** A choice at a price, as a price check asks for it. */
export interface AskedPrice {
  readonly service: VisitService;
  readonly priceId: string;
  readonly scheduleId: string;
  readonly choice: VisitChoice;
  /** Whether the price is a member's. */
  readonly isMember: boolean;
}

const NOBODY = { title: 'Mr', first_name: 'Guest', last_name: 'Guest' } as const;

/** A choice as the booking call takes it, with placeholders for contact and names (spec section 7): what a price check asks with. */
export const toPricePayload = ({ service, priceId, scheduleId, choice, isMember }: AskedPrice) =>
  ({
    is_inquiry: false,
    uniqueId: choice.id,
    schedule_id: scheduleId,
    tour_date: bookingDate(service, choice.date),
    price_id: priceId,
    price_package_id: choice.packageId,
    time_id: choice.timeId || null,
    bedTypeId: choice.bedTypeId ?? null,
    isMember,
    contact: { ...NOBODY, email: PLACEHOLDER_EMAIL, phone: PLACEHOLDER_PHONE },
    paxes: choice.paxes.map(({ type, bed = '', isExtraBed = false, isIncludeVisa = false, miscellaneous = [] }) => ({
      ...NOBODY,
      type,
      bed,
      isExtraBed,
      isIncludeVisa,
      miscellaneous: [...miscellaneous],
    })),
  }) satisfies TourBookingPayload;
