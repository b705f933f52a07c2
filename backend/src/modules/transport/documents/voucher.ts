import { TRANSPORT_RECORDS } from '@wisata/kernel/contracts/transport-records';
import type { TransportBooking, TransportStop } from '@wisata/kernel/contracts/transport-booking';
import { transportExtraName } from '@wisata/kernel/contracts/transport-terms';
import { formatDate, formatInstant, formatWallTime, todayInJakarta } from '@wisata/kernel/dates';
import { guestName } from '@wisata/kernel/document-name';
import { formatMoney, fromMajor, money, price } from '@wisata/kernel/money';
import { zoneLabel } from '@wisata/kernel/zones';
import { HELP_DESK } from '../../../documents/help-desk.ts';
import { orderUrl } from '../../../documents/order-url.ts';
import { drawFooters, drawTop } from '../../../documents/pdf/frame.ts';
import { qrPath } from '../../../documents/pdf/qr.ts';
import { COLUMN, COLUMN_GAP, drawSection } from '../../../documents/pdf/sections.ts';
import { INK, mm, PAGE, Sheet } from '../../../documents/pdf/sheet.ts';
import { CARD, drawTicketCard, HEAD_HEIGHT, STUB_WIDTH, STUB_X } from '../../../documents/pdf/ticket-card.ts';
import { payableMinor } from '../../bookings/index.ts';
import type { VoucherInput } from '../../bookings/index.ts';
import { WORDS } from './words.ts';

/** A scanner reads a printed code from 30 mm on. */
const QR_SIZE = mm(32);
const PADDING = 20;
const CARD_Y = 74;
const FACT_GAP = 10;
const LABEL = { size: 8, colour: INK.muted } as const;
const VALUE = { size: 10, weight: 'semibold' } as const;

type Fact = readonly [label: string, value: string];

function stopText({ name, address, date, time }: TransportStop, zone: string, { locale }: VoucherInput): string {
  const place = address && address !== name ? `${name}, ${address}` : name;
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
  const facts: readonly Fact[] = [
    [words.pickUp, stopText(record.pickup, zone, input)],
    [words.dropOff, stopText(record.dropoff, zone, input)],
    [words.vehicle, `${record.brand_name} ${record.factory_name}, ${record.provider}`],
    [words.bookedFor, guestName(pax)],
    ...tripFacts(input, record),
    [words.extras, extras.join(', ')],
    [words.remark, record.remark],
  ];
  return facts.filter(([, value]) => value !== '');
}

function drawHead(sheet: Sheet, { locale }: VoucherInput, record: TransportBooking): void {
  const x = CARD.x + PADDING;
  const width = STUB_X - x - PADDING;
  const onBrand = { size: 8.5, colour: INK.onBrandMuted };
  const words = WORDS[locale];
  const title = `${record.brand_name} ${record.factory_name}`;
  const below = sheet.text(record.pickup.name, x, CARD_Y + 12, width, onBrand);
  const large = sheet.fitted(title, width, { size: 15, weight: 'bold', colour: '#ffffff' }, 9);
  sheet.text(title, x, below + 1, width, large);
  const mode = { size: 13, weight: 'bold', colour: '#ffffff' } as const;
  sheet.text(words.modes[record.service_type], STUB_X + 16, CARD_Y + 22, STUB_WIDTH - 24, mode);
}

function drawStub(sheet: Sheet, input: VoucherInput, { reservation_id: confirmation }: TransportBooking): void {
  const words = WORDS[input.locale];
  const { code } = input.booking;
  const x = STUB_X + 10;
  const width = STUB_WIDTH - 20;
  const label = { ...LABEL, align: 'center' } as const;
  let y = sheet.text(words.orderId, x, CARD_Y + HEAD_HEIGHT + PADDING, width, label) + 1;
  const large = sheet.fitted(code, width, { size: 16, weight: 'heavy', align: 'center', tracking: 1 }, 11);
  y = sheet.text(code, x, y, width, large) + 9;
  const path = qrPath(orderUrl(input), QR_SIZE);
  sheet.doc
    .save()
    .translate(STUB_X + (STUB_WIDTH - QR_SIZE) / 2, y)
    .path(path)
    .fill(INK.brand)
    .restore();
  y = sheet.text(words.show, x, y + QR_SIZE + 8, width, label);
  if (!confirmation) return;
  y = sheet.text(words.confirmation, x, y + 10, width, label) + 1;
  sheet.text(confirmation, x, y, width, { size: 10.5, weight: 'bold', align: 'center' });
}

function drawFacts(sheet: Sheet, facts: readonly Fact[]): void {
  const x = CARD.x + PADDING;
  const width = STUB_X - x - PADDING;
  let y = CARD_Y + HEAD_HEIGHT + PADDING;
  for (const [label, value] of facts) {
    y = sheet.text(label, x, y, width, LABEL);
    y = sheet.text(value, x, y, width, VALUE) + FACT_GAP;
  }
}

function heightOf(sheet: Sheet, facts: readonly Fact[]): number {
  const width = STUB_X - CARD.x - 2 * PADDING;
  const facing = facts.reduce(
    (sum, [label, value]) => sum + sheet.heightOf(label, width, LABEL) + sheet.heightOf(value, width, VALUE) + FACT_GAP,
    0,
  );
  const stub = QR_SIZE + 120;
  return HEAD_HEIGHT + 2 * PADDING + Math.max(facing, stub);
}

/** What to do on the left, money and rules on the right. */
function drawSections(sheet: Sheet, { booking, locale }: VoucherInput, record: TransportBooking, y: number): void {
  const words = WORDS[locale];
  drawSection(sheet, { title: words.bring, lines: words.bringList[record.service_type] }, PAGE.margin, y, COLUMN);
  const right = PAGE.margin + COLUMN + COLUMN_GAP;
  const paid = `${booking.currency} ${formatMoney(money(payableMinor(booking), booking.currency))}`;
  const below = drawSection(sheet, { title: words.paid, lines: [paid] }, right, y, COLUMN) + 12;
  const { terms, time_zone: zone } = record;
  const until = terms.freeUntil;
  const free = until ? [words.freeUntil(formatInstant(until, locale, zone))] : [];
  drawSection(sheet, { title: words.cancellation, lines: [...free, words.late] }, right, below, COLUMN);
}

/** The voucher on one page of A4. */
export async function renderVoucher(input: VoucherInput): Promise<Buffer> {
  const { booking, locale, now } = input;
  const words = WORDS[locale];
  const record = TRANSPORT_RECORDS.get(booking.detail);
  const title = `${words.document} ${booking.code}: ${booking.title}`;
  const sheet = new Sheet({ title, author: HELP_DESK.company, lang: locale, createdAt: now });
  const facts = factsOf(input, record);
  const height = heightOf(sheet, facts);
  drawTop(sheet, words, formatDate(todayInJakarta(now.getTime()), locale));
  drawTicketCard(sheet, CARD_Y, height);
  drawHead(sheet, input, record);
  drawFacts(sheet, facts);
  drawStub(sheet, input, record);
  drawSections(sheet, input, record, CARD_Y + height + 22);
  drawFooters(sheet, words, locale);
  return sheet.finish();
}
