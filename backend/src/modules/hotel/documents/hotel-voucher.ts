import { formatDate, todayInJakarta } from '@wisata/kernel/dates';
import { HELP_DESK } from '../../../documents/help-desk.ts';
import { orderUrl } from '../../../documents/order-url.ts';
import { Flow } from '../../../documents/pdf/flow.ts';
import { drawFooters, drawTop } from '../../../documents/pdf/frame.ts';
import { qrPath } from '../../../documents/pdf/qr.ts';
import { COLUMN, COLUMN_GAP, drawSection, sectionHeight } from '../../../documents/pdf/sections.ts';
import type { Section } from '../../../documents/pdf/sections.ts';
import { INK, mm, PAGE, Sheet } from '../../../documents/pdf/sheet.ts';
import { CARD, drawTicketCard, HEAD_HEIGHT, STUB_WIDTH, STUB_X } from '../../../documents/pdf/ticket-card.ts';
import type { VoucherInput } from '../../bookings/index.ts';
import type { HotelStay } from './hotel-stay.ts';
import { toHotelStay } from './hotel-stay.ts';
import type { HotelWords } from './hotel-words.ts';
import { HOTEL_WORDS } from './hotel-words.ts';
import { BLOCK_GAP, blocksHeight, bodyBlocks, guestName, hasGuestPage } from './voucher-body.ts';
import { drawPrice, guestSections, priceHeight } from './voucher-sections.ts';

/** A desk scanner reads a printed code from 30 mm on. */
const QR_SIZE = mm(32);
const PADDING = 20;
const SECTION_GAP = 12;

function drawHead(sheet: Sheet, stay: HotelStay, words: HotelWords, y: number, dates: string): void {
  const onBrand = { size: 8.5, colour: INK.onBrandMuted };
  const width = STUB_X - CARD.x - 2 * PADDING;
  const below = sheet.text(dates, CARD.x + PADDING, y + 12, width, onBrand);
  const name = sheet.fitted(stay.hotelName, width, { size: 15, weight: 'bold', colour: '#ffffff' }, 9);
  sheet.text(stay.hotelName, CARD.x + PADDING, below + 1, width, name);
  const stubX = STUB_X + 16;
  const stub = sheet.text(words.rooms(stay.rooms), stubX, y + 12, STUB_WIDTH - 24, onBrand);
  sheet.text(words.nights(stay.nights), stubX, stub + 1, STUB_WIDTH - 24, {
    size: 15,
    weight: 'bold',
    colour: '#ffffff',
  });
}

const stubHeight = (stay: HotelStay) => 66 + QR_SIZE + (stay.confirmation ? 36 : 0) + 44;

function drawStub(sheet: Sheet, input: VoucherInput, stay: HotelStay, words: HotelWords, y: number): void {
  const { doc } = sheet;
  const x = STUB_X + 10;
  const width = STUB_WIDTH - 20;
  const label = { size: 8, colour: INK.muted, align: 'center' } as const;
  let at = sheet.text(words.orderId, x, y, width, label) + 1;
  const { code } = input.booking;
  const large = sheet.fitted(code, width, { size: 16, weight: 'heavy', align: 'center', tracking: 1 }, 11);
  at = sheet.text(code, x, at, width, large) + 9;
  doc
    .save()
    .translate(STUB_X + (STUB_WIDTH - QR_SIZE) / 2, at)
    .path(qrPath(orderUrl(input), QR_SIZE))
    .fill(INK.brand)
    .restore();
  at = sheet.text(words.show, x, at + QR_SIZE + 8, width, label);
  if (!stay.confirmation) return;
  at = sheet.text(words.confirmation, x, at + 10, width, label) + 1;
  sheet.text(stay.confirmation, x, at, width, { size: 10.5, weight: 'bold', align: 'center' });
}

function drawCard(sheet: Sheet, input: VoucherInput, stay: HotelStay, y: number): number {
  const { locale } = input;
  const words = HOTEL_WORDS[locale];
  const x = CARD.x + PADDING;
  const blocks = bodyBlocks({ sheet, stay, locale, x, width: STUB_X - x - PADDING });
  const height = HEAD_HEIGHT + 2 * PADDING + Math.max(blocksHeight(blocks), stubHeight(stay));
  drawTicketCard(sheet, y, height);
  drawHead(sheet, stay, words, y, `${formatDate(stay.checkInDate, locale)} – ${formatDate(stay.checkOutDate, locale)}`);
  let at = y + HEAD_HEIGHT + PADDING;
  drawStub(sheet, input, stay, words, at);
  for (const block of blocks) {
    block.draw(at);
    at += block.height + BLOCK_GAP;
  }
  return y + height;
}

/** What to do on the left, money and rules on the right; on the next page when the card leaves no room. */
function drawSections(sheet: Sheet, input: VoucherInput, stay: HotelStay, y: number): void {
  const { locale, booking } = input;
  const flow = new Flow(sheet, y);
  const { bring, cancellation, rules } = guestSections(stay, locale);
  const heightOf = (section: Section) => sectionHeight(sheet, section, COLUMN) + SECTION_GAP;
  const price = { sheet, stay, locale, promoCode: booking.promoCode, width: COLUMN };
  const left = heightOf(bring) + heightOf(cancellation);
  flow.reserve(Math.max(left, priceHeight(price) + heightOf(rules)));
  const leftEnd = drawSection(sheet, bring, PAGE.margin, flow.y, COLUMN) + SECTION_GAP;
  drawSection(sheet, cancellation, PAGE.margin, leftEnd, COLUMN);
  const rightX = PAGE.margin + COLUMN + COLUMN_GAP;
  drawSection(sheet, rules, rightX, drawPrice(price, rightX, flow.y) + SECTION_GAP, COLUMN);
}

/** All names with their number, for groups that the card has no room for. */
function drawGuestPage(sheet: Sheet, stay: HotelStay, locale: VoucherInput['locale']): void {
  sheet.doc.addPage();
  const flow = new Flow(sheet, PAGE.margin);
  const width = PAGE.width - 2 * PAGE.margin;
  flow.y = sheet.text(HOTEL_WORDS[locale].guestList, PAGE.margin, flow.y, width, { size: 13, weight: 'bold' }) + 8;
  stay.guests.forEach((guest, index) => {
    const name = `${index + 1}. ${guestName(guest, locale)}`;
    const height = sheet.heightOf(name, width, { weight: 'semibold' }) + 4;
    flow.reserve(height);
    sheet.text(name, PAGE.margin, flow.y, width, { weight: 'semibold' });
    flow.y += height;
  });
}

/** The hotel voucher: one A4 page for a usual stay. */
export async function renderHotelVoucher(input: VoucherInput): Promise<Buffer> {
  const { booking, locale, now } = input;
  const words = HOTEL_WORDS[locale];
  const stay = toHotelStay(booking);
  const title = `${words.document} ${booking.code}: ${stay.hotelName}`;
  const sheet = new Sheet({ title, author: HELP_DESK.company, lang: locale, createdAt: now });
  drawTop(sheet, words, formatDate(todayInJakarta(now.getTime()), locale));
  const bottom = drawCard(sheet, input, stay, 74);
  drawSections(sheet, input, stay, bottom + 22);
  if (hasGuestPage(stay)) drawGuestPage(sheet, stay, locale);
  drawFooters(sheet, words, locale);
  return sheet.finish();
}
