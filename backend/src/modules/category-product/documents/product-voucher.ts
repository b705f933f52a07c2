import type { ProductBooking } from '@wisata/kernel/contracts/category-product-booking';
import { formatDate, formatInstant, formatWallTime, zoneLabel } from '@wisata/kernel/dates';
import { guestName } from '@wisata/kernel/document-name';
import type { Locale } from '@wisata/kernel/locale';
import { formatMoney, money } from '@wisata/kernel/money';
import { writeFactsVoucher } from '../../../documents/pdf/facts-voucher.ts';
import { payableMinor } from '../../bookings/index.ts';
import type { VoucherInput } from '../../bookings/index.ts';
import { getRecord, startOf } from '../booking-facts.ts';
import { PRODUCT_WORDS } from './product-words.ts';

/** The day and its hours on the clocks of the place. */
function whenText(record: ProductBooking, { locale }: VoucherInput): string {
  const { departure, time, category_product_detail: detail } = record;
  const zone = zoneLabel(detail.timezone, startOf(record));
  const hours = time
    ? `${formatWallTime(time.start, locale)} – ${formatWallTime(time.end, locale, zone)}`
    : PRODUCT_WORDS[locale].anyHour;
  return `${formatDate(departure, locale)}, ${hours}`;
}

/** Everybody where the voucher names everybody, else who booked. */
function namesOf({ paxes, contact }: ProductBooking, locale: Locale): string {
  return (paxes.length > 0 ? paxes : [contact]).map((person) => guestName(person, locale)).join(', ');
}

function cancellationOf({ free_until: until, category_product_detail: detail }: ProductBooking, locale: Locale) {
  const words = PRODUCT_WORDS[locale];
  return until ? [words.freeUntil(formatInstant(until, locale, detail.timezone)), words.late] : [words.never];
}

/** The voucher on one page of A4. */
export function renderProductVoucher(input: VoucherInput): Promise<Buffer> {
  const { booking, locale } = input;
  const words = PRODUCT_WORDS[locale];
  const record = getRecord(booking);
  const { category_product_detail: detail, qty, product_unit: unit, ticket_code: ticket } = record;
  const texts = detail.words[locale];
  const paid = `${booking.currency} ${formatMoney(money(payableMinor(booking), booking.currency))}`;
  return writeFactsVoucher(input, words, {
    about: texts.title,
    head: {
      label: detail.city,
      title: texts.title,
      stubLabel: formatDate(record.departure, locale),
      stub: unit === 'piece' ? words.pieces(qty) : words.people(qty),
    },
    facts: [
      [words.date, whenText(record, input)],
      [words.option, texts.option],
      [words.meetingPoint, `${texts.meeting_point}. ${detail.address}`],
      [words.bookedFor, namesOf(record, locale)],
      [words.notes, record.contact.notes],
    ],
    confirmation: ticket || null,
    left: [
      { title: words.use, lines: texts.how_to_use },
      { title: words.includes, lines: texts.includes },
    ],
    right: [
      { title: words.paid, lines: [paid] },
      { title: words.cancellation, lines: cancellationOf(record, locale) },
    ],
  });
}
