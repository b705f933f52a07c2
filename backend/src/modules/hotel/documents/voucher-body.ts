import { formatDate, formatWallTime } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { INK, type Sheet, type TextStyle } from '../../../documents/pdf/sheet.ts';
import type { HotelGuest, HotelStay } from './hotel-stay.ts';
import { HOTEL_WORDS } from './hotel-words.ts';

/** A piece of the card's body: measured first, because the card is drawn behind it. */
export interface Block {
  readonly height: number;
  draw(y: number): void;
}

const GAP = 4;
const LABEL: TextStyle = { size: 8, colour: INK.muted };
const VALUE: TextStyle = { size: 10, weight: 'semibold' };
const NOTE: TextStyle = { size: 8, colour: INK.muted };

export interface BodyArea {
  readonly sheet: Sheet;
  readonly stay: HotelStay;
  readonly locale: Locale;
  readonly x: number;
  readonly width: number;
}

/** Check-in and check-out on a rail: hollow dot, line with the nights, filled dot. */
function journeyRail({ sheet, stay, locale, x, width }: BodyArea): Block {
  const words = HOTEL_WORDS[locale];
  const side = 124;
  const end = (left: number, y: number, title: string, time: string, date: string) => {
    const next = sheet.text(title, left, y, side, LABEL);
    const shown = formatWallTime(time, locale);
    sheet.text(shown, left, next, side, { size: 19, weight: 'heavy', tracking: -0.3 });
    const shownWidth = sheet.widthOf(shown, { size: 19, weight: 'heavy', tracking: -0.3 });
    sheet.text(stay.zoneLabel, left + shownWidth + 4, next + 9, 40, {
      size: 8.5,
      weight: 'semibold',
      colour: INK.muted,
    });
    sheet.text(formatDate(date, locale), left, next + 25, side, VALUE);
  };
  return {
    height: 52,
    draw(y) {
      const { doc } = sheet;
      end(x, y, words.checkIn, stay.checkInTime, stay.checkInDate);
      end(x + width - side, y, words.checkOut, stay.checkOutTime, stay.checkOutDate);
      const left = x + side + 2;
      const right = x + width - side - 14;
      const middle = y + 23;
      const nights = words.nights(stay.nights);
      sheet.text(nights, left, middle - 16, right - left, { size: 8.5, weight: 'semibold', align: 'center' });
      sheet.rule(left + 3, middle, right, middle, INK.brand, 1.4);
      doc.circle(left, middle, 3).lineWidth(1.4).fillAndStroke('#ffffff', INK.brand);
      doc.circle(right, middle, 3.4).fill(INK.brand);
      sheet.text(words.rooms(stay.rooms), left, middle + 5, right - left, { ...NOTE, align: 'center' });
    },
  };
}

function fact(area: BodyArea, label: string, value: string, place: { x: number; width: number }, note = ''): Block {
  const { sheet } = area;
  const heights = [
    sheet.heightOf(label, place.width, LABEL),
    sheet.heightOf(value, place.width, VALUE),
    note ? sheet.heightOf(note, place.width, NOTE) + 1 : 0,
  ];
  return {
    height: heights.reduce((sum, height) => sum + height, 0),
    draw(y) {
      const below = sheet.text(label, place.x, y, place.width, LABEL);
      const under = sheet.text(value, place.x, below, place.width, VALUE);
      if (note) sheet.text(note, place.x, under + 1, place.width, NOTE);
    },
  };
}

/** Two facts beside each other, as high as the higher one. */
function pair(area: BodyArea, left: readonly [string, string], right: readonly [string, string]): Block {
  const first = area.width * 0.58;
  const a = fact(area, ...left, { x: area.x, width: first - 12 });
  const b = fact(area, ...right, { x: area.x + first, width: area.width - first });
  return {
    height: Math.max(a.height, b.height),
    draw(y) {
      a.draw(y);
      b.draw(y);
    },
  };
}

/** More names than this stand on a page of their own. */
const MAX_CARD_GUESTS = 16;

export const hasGuestPage = (stay: HotelStay) => stay.guests.length > MAX_CARD_GUESTS;

export const guestName = (guest: HotelGuest, locale: Locale) =>
  guest.childAge === undefined ? guest.name : `${guest.name} (${HOTEL_WORDS[locale].childAge(guest.childAge)})`;

function cardNames(stay: HotelStay, locale: Locale): readonly string[] {
  const names = stay.guests.map((guest) => guestName(guest, locale));
  if (!hasGuestPage(stay)) return names;
  const shown = names.slice(0, MAX_CARD_GUESTS / 2 - 1);
  return [...shown, HOTEL_WORDS[locale].moreGuests(names.length - shown.length)];
}

/** Names in one column, or two when there are many. */
function guestList({ sheet, stay, locale, x, width }: BodyArea): Block {
  const words = HOTEL_WORDS[locale];
  const heading = `${words.guests} · ${words.people(stay.adults, stay.children)}`;
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

function wishText({ wishes }: HotelStay, locale: Locale): string {
  const words = HOTEL_WORDS[locale];
  const { bedType, arrivalTime, departureTime } = wishes;
  const list = [
    wishes.nonSmoking && words.nonSmoking,
    bedType && words.bedTypes[bedType],
    wishes.highFloor && words.highFloor,
    wishes.connectingRooms && words.connectingRooms,
    wishes.childBed && words.childBed,
    arrivalTime && words.arriveAt(formatWallTime(arrivalTime, locale)),
    departureTime && words.leaveAt(formatWallTime(departureTime, locale)),
    ...wishes.remarks,
  ];
  return list.filter(Boolean).join(' · ');
}

function requests(area: BodyArea): Block {
  const { stay, locale, x, width } = area;
  const words = HOTEL_WORDS[locale];
  const list = wishText(stay, locale);
  return fact(area, words.requests, list || words.noRequests, { x, width }, list ? words.requestNote : '');
}

export const BLOCK_GAP = 13;

/** What stands on the card's body, from top to bottom. */
export function bodyBlocks(area: BodyArea): readonly Block[] {
  const { stay, locale, x, width } = area;
  const words = HOTEL_WORDS[locale];
  const address = stay.phone
    ? pair(area, [words.address, stay.address], [words.phone, stay.phone])
    : fact(area, words.address, stay.address, { x, width });
  return [
    journeyRail(area),
    address,
    pair(area, [words.room, `${stay.rooms} × ${stay.roomName}`], [words.meal, words.meals[stay.meal]]),
    ...(stay.guests.length > 0 ? [guestList(area)] : []),
    requests(area),
  ];
}

export const blocksHeight = (blocks: readonly Block[]) =>
  blocks.reduce((sum, block) => sum + block.height, 0) + BLOCK_GAP * (blocks.length - 1);
