import { formatDate, formatInstant } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { drawOrderStub, ORDER_STUB_HEIGHT } from '../../../documents/pdf/facts.ts';
import { Flow } from '../../../documents/pdf/flow.ts';
import { BELOW_TOP, drawTop, writeDocument } from '../../../documents/pdf/frame.ts';
import { drawPrice, priceHeight, type PriceTable } from '../../../documents/pdf/price-table.ts';
import { drawSections, RIGHT_COLUMN, sectionsHeight } from '../../../documents/pdf/sections.ts';
import { PAGE, type Sheet } from '../../../documents/pdf/sheet.ts';
import { drawTicketCard, HEAD_HEIGHT, PADDING } from '../../../documents/pdf/ticket-card.ts';
import type { VoucherInput } from '../../bookings/index.ts';
import { toHotelStay, type HotelStay } from './hotel-stay.ts';
import { HOTEL_WORDS } from './hotel-words.ts';
import { BLOCK_GAP, blocksHeight, bodyBlocks, guestNames, hasGuestPage } from './voucher-body.ts';

const MAX_NIGHT_ROWS = 7;
const SECTION_GAP = 12;

interface VoucherPage {
  readonly sheet: Sheet;
  readonly input: VoucherInput;
  readonly stay: HotelStay;
}

function drawCard({ sheet, input, stay }: VoucherPage, y: number): number {
  const { locale } = input;
  const words = HOTEL_WORDS[locale];
  const { record } = stay;
  const blocks = bodyBlocks({ sheet, stay, locale });
  const height = HEAD_HEIGHT + 2 * PADDING + Math.max(blocksHeight(blocks), ORDER_STUB_HEIGHT);
  drawTicketCard(sheet, y, height, {
    label: `${formatDate(record.check_in_date, locale)} – ${formatDate(record.check_out_date, locale)}`,
    title: record.hotel.name,
    stubLabel: words.rooms(record.count_room),
    stub: words.nights(record.total_night),
  });
  let at = y + HEAD_HEIGHT + PADDING;
  drawOrderStub(sheet, input, words, record.confirmation_id, at);
  for (const block of blocks) {
    block.draw(at);
    at += block.height + BLOCK_GAP;
  }
  return y + height;
}

/** What cancelling costs and until when it is free, in the property's own time. */
function cancellationLines({ record }: HotelStay, locale: Locale): readonly string[] {
  const words = HOTEL_WORDS[locale];
  // The first step is the free one, which a voucher says in its own words.
  const charges = record.cancel_policy[locale].filter(({ amount }) => amount > 0).map(({ description }) => description);
  const orElse = (sentence: string) => (charges.length > 0 ? charges : [sentence]);
  if (!record.cancel_limit) return [...orElse(words.noRefund), words.noShow];
  const deadline = formatInstant(record.cancel_limit, locale, record.time_zone);
  return [words.freeUntil(deadline, record.hotel.name), ...orElse(words.afterFree), words.noShow];
}

function priceTable({ input, stay }: VoucherPage): PriceTable {
  const { locale, booking } = input;
  const words = HOTEL_WORDS[locale];
  const { nightPrices, total, discount, paid, record } = stay;
  const isListed = nightPrices.length > 0 && nightPrices.length <= MAX_NIGHT_ROWS;
  const rows = isListed
    ? nightPrices.map(({ date, price }) => [words.night(formatDate(date, locale, 'short')), price] as const)
    : [[words.stayPrice(record.total_night, record.count_room), total] as const];
  return { words, rows, discount, promoCode: booking.promoCode, paid };
}

/** What to do on the left, money and rules on the right; on the next page when the card leaves no room. */
function drawBelow(page: VoucherPage, y: number): void {
  const { sheet, input, stay } = page;
  const words = HOTEL_WORDS[input.locale];
  const flow = new Flow(sheet, y);
  const left = [
    { title: words.bring, lines: words.bringList },
    { title: words.cancellation, lines: cancellationLines(stay, input.locale) },
  ];
  const right = [{ title: words.rules, lines: words.ruleList }];
  const price = priceTable(page);
  flow.reserve(Math.max(sectionsHeight(sheet, left), priceHeight(sheet, price) + sectionsHeight(sheet, right)));
  drawSections(sheet, left, PAGE.margin, flow.y);
  drawSections(sheet, right, RIGHT_COLUMN, drawPrice(sheet, price, RIGHT_COLUMN, flow.y) + SECTION_GAP);
}

/** All names with their number, for groups that the card has no room for. */
function drawGuestPage({ sheet, input, stay }: VoucherPage): void {
  const { locale } = input;
  sheet.doc.addPage();
  const flow = new Flow(sheet, PAGE.margin);
  const width = PAGE.width - 2 * PAGE.margin;
  flow.y = sheet.text(HOTEL_WORDS[locale].guestList, PAGE.margin, flow.y, width, { size: 13, weight: 'bold' }) + 8;
  guestNames(stay, locale).forEach((guest, index) => {
    const name = `${index + 1}. ${guest}`;
    flow.reserve(sheet.heightOf(name, width, { weight: 'semibold' }) + 4);
    flow.y = sheet.text(name, PAGE.margin, flow.y, width, { weight: 'semibold' }) + 4;
  });
}

/** The hotel voucher: one A4 page for a usual stay. */
export function renderHotelVoucher(input: VoucherInput): Promise<Buffer> {
  const words = HOTEL_WORDS[input.locale];
  const stay = toHotelStay(input.booking);
  return writeDocument(input, words, `${input.booking.code}: ${stay.record.hotel.name}`, (sheet) => {
    const page = { sheet, input, stay };
    drawTop(sheet, words, input);
    drawBelow(page, drawCard(page, BELOW_TOP) + 22);
    if (hasGuestPage(stay)) drawGuestPage(page);
  });
}
