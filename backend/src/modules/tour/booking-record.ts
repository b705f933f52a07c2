import type { SoldBy } from '@wisata/kernel/contracts/fields';
import type { TourBookingRequest } from '@wisata/kernel/contracts/tour-booking-request';
import type { TourBooking, VenueBooking } from '@wisata/kernel/contracts/tour-booking';
import { addDays } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { parseIdType } from '@wisata/kernel/identity';
import { findTitle, TRIP_BANDS } from '@wisata/kernel/passengers';
import { contactPhone } from '../bookings/index.ts';
import type { CheckedChoice } from './choice-check.ts';
import { LOCATIONS } from './data/masters.ts';
import { BRING, INCLUDES } from './data/product-words.ts';
import { REFUND_STEPS } from './data/terms.ts';
import { guideOf } from './guides.ts';
import { describeCategory, describeType } from './masters.view.ts';
import { thumbnailOf } from './pictures.ts';
import { describeMeetingPoint } from './product.view.ts';
import { scheduleIdOf } from './schedule.ts';

/** What is being booked, everything checked. */
export interface BookedChoice {
  readonly choice: CheckedChoice;
  readonly body: TourBookingRequest;
  readonly locale: Locale;
}

/** When it is booked and by whom. */
export interface BookedBy {
  readonly now: Date;
  readonly today: string;
  readonly userId: string | null;
}

type TourDraft = Omit<TourBooking, SoldBy>;
type VenueDraft = Omit<VenueBooking, SoldBy>;

function wordsOf({ product, pricePackage }: CheckedChoice, locale: Locale): TourBooking['data_tour']['words']['en'] {
  const index = Number(pricePackage.PricePackageId.split('-').at(-1)) - 1;
  return {
    title: product.text[locale].title,
    package: product.price.packages[index]!.name[locale],
    meeting_point: product.text[locale].meeting,
    bring: product.bring.map((code) => BRING[code][locale]),
    includes: product.includes.map((code) => INCLUDES[code][locale]),
  };
}

function productRecord({ choice, locale }: BookedChoice): TourBooking['data_tour'] {
  const { product, price, pricePackage } = choice;
  return {
    id: product.id,
    title: product.text[locale].title,
    category: describeCategory(product.category, locale).name,
    code: product.id,
    meeting_point: describeMeetingPoint(product, locale),
    package_id: pricePackage.PricePackageId,
    package_name: pricePackage.Name,
    package_type: price.PackageType,
    price_id: price.PriceId,
    price_type: price.PriceType,
    tags: [describeType(product.type, locale).name],
    thumbnail: thumbnailOf(product),
    tour_length_days: product.nights + 1,
    tour_length_nights: product.nights,
    type_code: product.type,
    countries: [...new Set(product.places.map((code) => LOCATIONS[code][2]))],
    city: LOCATIONS[product.places[0]][0],
    guide: guideOf(product),
    gate: product.gate ?? '',
    words: { en: wordsOf(choice, 'en'), id: wordsOf(choice, 'id') },
  };
}

function paxRecords({ choice, body }: BookedChoice): TourBooking['paxes'] {
  const costs = choice.price.MiscellaneousCost;
  return body.paxes.map((pax, index) => ({
    index: index + 1,
    type: pax.type,
    title: findTitle(TRIP_BANDS, pax.type, pax.title) ?? pax.title,
    first_name: pax.first_name,
    last_name: pax.last_name,
    email: pax.email,
    phone: pax.phone,
    birthdate: pax.birth_date,
    id_type: parseIdType(pax.id_type)?.value ?? 1,
    id_number: pax.id_number,
    bed: pax.bed,
    extra_bed: pax.isExtraBed,
    room: pax.room,
    include_visa: pax.isIncludeVisa,
    miscellaneous_item: costs.filter(({ Id }) => pax.miscellaneous.includes(Id)).map(({ Item }) => Item),
    passport_detail: pax.passportDetail ?? null,
    qr_code: '',
    ticket_code: '',
    remark: pax.remark,
  }));
}

const ROWS: readonly (readonly [keyof TourBooking['breakdown'], string])[] = [
  ['SubTotal', 'Package'],
  ['VAT', 'VAT'],
  ['MDR', 'MDR'],
  ['AirportTax', 'Airport tax'],
  ['Visa', 'Visa'],
  ['ServiceFee', 'Service fee'],
  ['Miscellaneous', 'Miscellaneous'],
];

function paymentRecords({ breakdown }: CheckedChoice): TourBooking['payments'] {
  const currency = breakdown.Currency;
  const rows = ROWS.map(([code, title]) => ({ code, title, amount: breakdown[code] as number, currency }));
  const discount = { code: 'Discount', title: breakdown.PromoName ?? '', amount: -breakdown.Discount, currency };
  const total = { code: 'TOTAL_PAID', title: 'Total', amount: breakdown.GrandTotal, currency };
  return [...rows, discount].filter(({ amount }) => amount !== 0).concat(total);
}

function contactRecord({ contact }: TourBookingRequest): TourBooking['contact'] {
  return {
    title: contact.title,
    first_name: contact.first_name,
    last_name: contact.last_name,
    phone: contactPhone(contact),
    calling_code: contact.calling_code,
    email: contact.email,
    notes: contact.notes,
  };
}

function commonRecord(booked: BookedChoice, { userId }: BookedBy): Omit<TourDraft, 'data_tour'> {
  const { choice, body } = booked;
  const { product, date, breakdown, price, pricePackage } = choice;
  return {
    record_version: 1,
    booking_id: '',
    booking_user_id: userId,
    departure: date,
    range: { start: date, end: date && addDays(date, product.nights) },
    schedule_id: scheduleIdOf(product, date),
    grand_total: breakdown.GrandTotal,
    currency: breakdown.Currency,
    invoice_number: '',
    invoice_status: 'unpaid',
    is_inquiry: false,
    is_period: product.schedule.kind === 'period',
    pnr_code: '',
    pnr_id: '',
    print_status: 'none',
    status_display: '',
    tour_detail: pricePackage.Name,
    contact: contactRecord(body),
    paxes: paxRecords(booked),
    payments: paymentRecords(choice),
    breakdown,
    bed_type: price.BedTypes.find(({ BedTypeId }) => BedTypeId === body.bedTypeId)?.Name ?? '',
    refund_steps: REFUND_STEPS[product.refund].map((step) => ({ ...step })),
  };
}

/** The tour booking of spec section 3; statuses and time limit are added from the booking itself when it is read. */
export const tourRecord = (booked: BookedChoice, by: BookedBy): TourDraft => ({
  ...commonRecord(booked, by),
  data_tour: productRecord(booked),
});

/** The same of a venue. */
export function venueRecord(booked: BookedChoice, by: BookedBy): VenueDraft {
  const { product, time } = booked.choice;
  const { schedule } = product;
  return {
    ...commonRecord(booked, by),
    created: by.now.toISOString(),
    created_by: by.userId ?? booked.body.contact.email,
    customer_company_code: null,
    invoice_response: '',
    key: product.id,
    data_venue: productRecord(booked),
    venue_time: time,
    valid_until: schedule.kind === 'open' ? addDays(by.today, schedule.validDays) : null,
  };
}
