import { formatWallTime } from '@wisata/kernel/dates';
import { guestName } from '@wisata/kernel/document-name';
import type { Locale } from '@wisata/kernel/locale';
import { drawFact, factHeight, type Fact } from '../../../documents/pdf/facts.ts';
import { drawRail } from '../../../documents/pdf/rail.ts';
import type { Sheet } from '../../../documents/pdf/sheet.ts';
import { BODY, LABEL, VALUE } from '../../../documents/pdf/ticket-card.ts';
import type { HotelStay } from './hotel-stay.ts';
import { HOTEL_WORDS } from './hotel-words.ts';

/** A piece of the card's body: measured first, because the card is drawn behind it. */
interface Block {
  readonly height: number;
  draw(y: number): void;
}

const GAP = 4;

export interface BodyArea {
  readonly sheet: Sheet;
  readonly stay: HotelStay;
  readonly locale: Locale;
}

function stayRail({ sheet, stay, locale }: BodyArea): Block {
  const words = HOTEL_WORDS[locale];
  const { record, zoneLabel } = stay;
  const rail = {
    from: { heading: words.checkIn, date: record.check_in_date, time: record.check_in_time, zoneLabel },
    to: { heading: words.checkOut, date: record.check_out_date, time: record.check_out_time, zoneLabel },
    above: words.nights(record.total_night),
    below: [words.rooms(record.count_room)],
  };
  return { height: 52, draw: (y) => drawRail(sheet, rail, locale, y) };
}

/** One fact, or two beside each other, as high as the higher one. */
function facts({ sheet }: BodyArea, ...[first, second]: readonly [Fact, Fact?]): Block {
  const share = second ? 0.58 : 1;
  const left = { x: BODY.x, width: BODY.width * share - (second ? 12 : 0) };
  const right = { x: BODY.x + BODY.width * share, width: BODY.width * (1 - share) };
  return {
    height: Math.max(factHeight(sheet, first, left.width), second ? factHeight(sheet, second, right.width) : 0),
    draw(y) {
      drawFact(sheet, first, left, y);
      if (second) drawFact(sheet, second, right, y);
    },
  };
}

/** More names than this stand on a page of their own. */
const MAX_CARD_GUESTS = 16;

export const hasGuestPage = (stay: HotelStay) => stay.guests.length > MAX_CARD_GUESTS;

export const guestNames = ({ guests }: HotelStay, locale: Locale) =>
  guests.map(({ name, childAge }) => {
    const printed = guestName(name, locale);
    return childAge === null ? printed : `${printed} (${HOTEL_WORDS[locale].childAge(childAge)})`;
  });

function cardNames(stay: HotelStay, locale: Locale): readonly string[] {
  const names = guestNames(stay, locale);
  if (!hasGuestPage(stay)) return names;
  const shown = names.slice(0, MAX_CARD_GUESTS / 2 - 1);
  return [...shown, HOTEL_WORDS[locale].moreGuests(names.length - shown.length)];
}

/** Names in one column, or two when there are many. */
function guestList({ sheet, stay, locale }: BodyArea): Block {
  const { x, width } = BODY;
  const words = HOTEL_WORDS[locale];
  const heading = `${words.guests} · ${words.people(stay.record.count_guest, stay.record.count_child)}`;
  const names = cardNames(stay, locale);
  const columns = names.length > 4 ? 2 : 1;
  const columnWidth = width / columns - (columns - 1) * 6;
  const rows = Array.from({ length: Math.ceil(names.length / columns) }, (_, row) =>
    names.slice(row * columns, (row + 1) * columns),
  );
  const heightOf = (row: readonly string[]) =>
    Math.max(...row.map((name) => sheet.heightOf(name, columnWidth, VALUE))) + 2 * GAP - 2;
  return {
    height: sheet.heightOf(heading, width, LABEL) + GAP + rows.reduce((sum, row) => sum + heightOf(row), 0),
    draw(y) {
      let at = sheet.text(heading, x, y, width, LABEL) + GAP;
      for (const row of rows) {
        sheet.rule(x, at, x + width, at);
        row.forEach((name, column) => sheet.text(name, x + column * (width / 2 + 6), at + GAP - 1, columnWidth, VALUE));
        at += heightOf(row);
      }
    },
  };
}

/** What the guest asked for and the hotel may grant. */
function requestText({ record, remarks }: HotelStay, locale: Locale): string {
  const words = HOTEL_WORDS[locale];
  const { contact, special_requests: wanted } = record;
  const list = [
    wanted.non_smoking && words.nonSmoking,
    wanted.bed_type && words.bedTypes[wanted.bed_type],
    wanted.high_floor && words.highFloor,
    wanted.connecting_rooms && words.connectingRooms,
    contact.request_child_bed && words.childBed,
    wanted.check_in_time && words.arriveAt(formatWallTime(wanted.check_in_time, locale)),
    wanted.check_out_time && words.leaveAt(formatWallTime(wanted.check_out_time, locale)),
    ...remarks,
  ];
  return list.filter(Boolean).join(' · ');
}

export const BLOCK_GAP = 13;

/** What stands on the card's body, from top to bottom. */
export function bodyBlocks(area: BodyArea): readonly Block[] {
  const { stay, locale } = area;
  const { hotel, room, count_room: rooms } = stay.record;
  const words = HOTEL_WORDS[locale];
  const requests = requestText(stay, locale);
  return [
    stayRail(area),
    facts(area, [words.address, stay.address], hotel.phone ? [words.phone, hotel.phone] : undefined),
    facts(area, [words.room, `${rooms} × ${room.name}`], [words.meal, words.meals[room.meal_type]]),
    ...(stay.guests.length > 0 ? [guestList(area)] : []),
    facts(area, [words.requests, requests || words.noRequests, requests && words.requestNote]),
  ];
}

export const blocksHeight = (blocks: readonly Block[]) =>
  blocks.reduce((sum, block) => sum + block.height, 0) + BLOCK_GAP * (blocks.length - 1);
