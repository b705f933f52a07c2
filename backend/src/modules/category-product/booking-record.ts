import type { ProductBooking, ProductBookingRequest } from '@wisata/kernel/contracts/category-product-booking';
import type { SoldBy } from '@wisata/kernel/contracts/fields';
import type { Locale } from '@wisata/kernel/locale';
import { findTitle, TRIP_BANDS } from '@wisata/kernel/passengers';
import { contactPhone } from '../bookings/index.ts';
import type { CheckedChoice } from './choice.ts';
import { PLACES } from './data/places.ts';
import { thumbnailOf } from './pictures.ts';

/** What is being booked, everything checked. */
export interface BookedChoice {
  readonly choice: CheckedChoice;
  readonly body: ProductBookingRequest;
  readonly locale: Locale;
  readonly now: Date;
  readonly userId: string | null;
}

type Detail = ProductBooking['category_product_detail'];

function wordsOf({ product, option }: CheckedChoice, locale: Locale): Detail['words']['en'] {
  const text = product.text[locale];
  return {
    title: text.title,
    option: product.options.find(({ id }) => id === option.id)?.name[locale] ?? option.name,
    meeting_point: text.meeting,
    includes: [...text.includes],
    how_to_use: [...text.use],
  };
}

function detailOf({ choice, locale }: BookedChoice): Detail {
  const { product, sale, option } = choice;
  const [city, country] = PLACES[product.place];
  const { latitude, longitude, address } = sale.meetingPoint;
  return {
    id: product.id,
    slug: product.slug,
    title: product.text[locale].title,
    service: product.service,
    option_id: option.id,
    option_name: option.name,
    city,
    country,
    address,
    latitude,
    longitude,
    timezone: sale.timeZone,
    words: { en: wordsOf(choice, 'en'), id: wordsOf(choice, 'id') },
  };
}

const peopleOf = ({ paxes }: ProductBookingRequest): ProductBooking['paxes'] =>
  paxes.map(({ type, title, first_name, last_name }, index) => ({
    index: index + 1,
    type,
    title: findTitle(TRIP_BANDS, type, title) ?? title,
    first_name,
    last_name,
  }));

function contactOf({ contact }: ProductBookingRequest): ProductBooking['contact'] {
  return {
    title: contact.title,
    first_name: contact.first_name,
    last_name: contact.last_name,
    email: contact.email,
    phone: contactPhone(contact),
    calling_code: contact.calling_code,
    notes: contact.notes,
  };
}

/** What the contract has of every product that the operator or the cashier fills in later. */
const OPEN = {
  booking_id: '',
  promocode: null,
  invoice_number: '',
  invoice_status: 'unpaid',
  invoice_response: '',
  is_inquiry: false,
  is_period: true,
  key: '',
  pnr_code: '',
  pnr_id: '',
  print_status: '0',
  customer_company_code: null,
  ticket_code: '',
} as const;

/** The product booking of spec section 3; statuses and time limit are added from the booking itself when it is read. */
export function bookingRecord(booked: BookedChoice): Omit<ProductBooking, SoldBy> {
  const { choice, body, now, userId } = booked;
  const { product, sale, day, units, payments, freeUntil } = choice;
  const at = now.toISOString();
  return {
    record_version: 1,
    ...OPEN,
    booking_user_id: userId,
    departure: day.date,
    range: { start: day.date, end: day.date },
    time: sale.sessions.find(({ id }) => id === day.session) ?? null,
    qty: units,
    product_unit: product.unit,
    currency: product.currency,
    grand_total: payments.GrandTotal,
    payments,
    category_product_detail: detailOf(booked),
    thumbnail: thumbnailOf(product),
    created: at,
    created_by: userId ?? 'guest',
    created_at: at,
    updated_at: at,
    free_until: freeUntil?.toISOString() ?? null,
    contact: contactOf(body),
    paxes: peopleOf(body),
  };
}
