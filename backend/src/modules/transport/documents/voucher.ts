import { TRANSPORT_RECORDS } from '@wisata/kernel/contracts/transport-records';
import type { TransportBooking, TransportStop } from '@wisata/kernel/contracts/transport-booking';
import { transportExtraName } from '@wisata/kernel/contracts/transport-terms';
import { formatDate, formatInstant, formatWallTime } from '@wisata/kernel/dates';
import { guestName } from '@wisata/kernel/document-name';
import { formatMoney, fromMajor, money, price } from '@wisata/kernel/money';
import { zoneLabel } from '@wisata/kernel/zones';
import type { Fact } from '../../../documents/pdf/facts.ts';
import { writeFactsVoucher } from '../../../documents/pdf/facts-voucher.ts';
import { payableMinor } from '../../bookings/index.ts';
import type { VoucherInput } from '../../bookings/index.ts';
import { WORDS } from './words.ts';

function stopText(stop: TransportStop, zone: string, { locale }: VoucherInput): string {
  const { name: asked, names, address, date, time } = stop;
  const name = names[locale];
  const place = address && address !== asked ? `${name}, ${address}` : name;
  return `${formatDate(date, locale)}, ${formatWallTime(time, locale, zone)} · ${place}`;
}

/** What only some trips have: a flight that is followed, a sign, a deposit. */
function tripFacts({ locale }: VoucherInput, record: TransportBooking): readonly Fact[] {
  const words = WORDS[locale];
  const { flight_number: flight, sign_name: sign, assigned_driver: driver, terms, is_self_drive: isSelfDrive } = record;
  const deposit = terms.deposit === null ? '' : price(fromMajor(terms.deposit, record.currency));
  return [
    [words.driver, driver ? [driver.name, driver.phone, driver.plate].join(' · ') : ''],
    [words.flight, flight && `${flight}, ${words.waits}`],
    [words.sign, isSelfDrive ? '' : sign],
    [words.deposit, deposit],
  ];
}

function factsOf(input: VoucherInput, record: TransportBooking): readonly Fact[] {
  const { locale } = input;
  const words = WORDS[locale];
  const zone = zoneLabel(record.time_zone);
  const pax = record.paxes[0] ?? record.contact;
  const extras = record.ancillaries.map(({ id, quantity }) => `${transportExtraName(id, locale)} × ${quantity}`);
  return [
    [words.pickUp, stopText(record.pickup, zone, input)],
    [words.dropOff, stopText(record.dropoff, zone, input)],
    [words.vehicle, `${record.brand_name} ${record.factory_name}, ${record.provider}`],
    [words.bookedFor, guestName(pax, locale)],
    ...tripFacts(input, record),
    [words.extras, extras.join(', ')],
    [words.remark, record.remark],
  ];
}

/** The voucher on one page of A4. */
export function renderVoucher(input: VoucherInput): Promise<Buffer> {
  const { booking, locale } = input;
  const words = WORDS[locale];
  const record = TRANSPORT_RECORDS.get(booking.detail);
  const { terms, time_zone: zone, service_type: mode } = record;
  const paid = `${booking.currency} ${formatMoney(money(payableMinor(booking), booking.currency))}`;
  const free = terms.freeUntil ? [words.freeUntil(formatInstant(terms.freeUntil, locale, zone))] : [];
  return writeFactsVoucher(input, words, {
    about: booking.titles[locale],
    head: {
      label: record.pickup.names[locale],
      title: `${record.brand_name} ${record.factory_name}`,
      stubLabel: formatDate(record.pickup.date, locale),
      stub: words.modes[mode],
    },
    facts: factsOf(input, record),
    confirmation: record.reservation_id,
    left: [{ title: words.bring, lines: words.bringList[mode] }],
    right: [
      { title: words.paid, lines: [paid] },
      { title: words.cancellation, lines: [...free, words.late] },
    ],
  });
}
