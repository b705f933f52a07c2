import { formatDate, formatWallTime, zoneLabel } from '@wisata/kernel/dates';
import { exactPrice, money } from '@wisata/kernel/money';
import { payableMinor } from '../../bookings/index.ts';
import type { VoucherInput } from '../../bookings/index.ts';
import { startOf, type Outing } from '../booking-facts.ts';
import { TOUR_WORDS } from './tour-words.ts';

export type Pax = Outing['record']['paxes'][number];

/** The day, or until when any day is good. */
export function whenText(outing: Outing, locale: VoucherInput['locale']): string {
  const { departure } = outing.record;
  const words = TOUR_WORDS[locale];
  const days = outing.product.tour_length_days;
  if (departure !== null) return [formatDate(departure, locale), ...(days > 1 ? [words.days(days)] : [])].join(' · ');
  return outing.validUntil ? words.anyDay(formatDate(outing.validUntil, locale)) : '';
}

/** When to be there; a session says its end too. */
function startText(outing: Outing, locale: VoucherInput['locale']): string {
  const start = startOf(outing);
  if (!start) return '';
  const zone = zoneLabel(start.zone, start.at);
  if (!outing.time) return formatWallTime(start.time, locale, zone);
  return `${formatWallTime(start.time, locale)} – ${formatWallTime(outing.time.end, locale, zone)}`;
}

/** What this person chose beside the package. */
function chosenText(
  { extra_bed: extraBed, include_visa: visa, miscellaneous_item: items }: Pax,
  outing: Outing,
  locale: VoucherInput['locale'],
) {
  const words = TOUR_WORDS[locale];
  const bed = outing.record.bed_type;
  return [...(bed ? [bed] : []), ...(extraBed ? [words.extraBed] : []), ...(visa ? [words.visa] : []), ...items].join(
    ', ',
  );
}

/** Labels and values of one person's ticket; empty ones are left out. */
export function ticketFacts(
  { booking, locale }: VoucherInput,
  outing: Outing,
  pax: Pax,
): (readonly [string, string])[] {
  const words = TOUR_WORDS[locale];
  const { product, time, record } = outing;
  const { name, phone } = product.guide;
  const paid = exactPrice(money(payableMinor(booking), booking.currency));
  const facts: readonly (readonly [string, string])[] = [
    [time ? words.session : words.from, startText(outing, locale)],
    [
      booking.service === 'venue' ? words.entrance : words.meet,
      `${product.words[locale].meeting_point}. ${product.meeting_point.address}`,
    ],
    [words.package, product.words[locale].package],
    [words.chosen, chosenText(pax, outing, locale)],
    [words.gate, product.gate],
    [words.guide, booking.service === 'tour' ? `${name}, ${phone}` : ''],
    [words.confirmation, record.pnr_code],
    [words.paid, words.paidFor(paid, record.paxes.length)],
  ];
  return facts.filter(([, value]) => value !== '');
}
