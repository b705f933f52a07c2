import type { RoomOffer } from '@wisata/kernel/contracts/hotel-offer';
import type { RoomSummary } from '@wisata/kernel/contracts/hotel-room';
import type { Locale } from '@wisata/kernel/locale';
import { ZONES } from '@wisata/kernel/zones';
import { hash32 } from '@wisata/kernel/random';
import { amountsIn } from '../../app/amount.ts';
import { imageUri, roomPicture, roomPictures, thumbUri } from './content/pictures.ts';
import { roomFacilities } from './content/room-facilities.ts';
import { BED_TEXT } from './data/room-types.ts';
import type { Hotel, Picture, RoomType } from './hotel-content.ts';
import type { AvailableHotel, AvailableOffer } from './inventory.ts';
import { MEAL_NAMES, mealMinor, extrasOf, rateName } from './rates.ts';
import { formatRoomKey, countNights } from './stay.ts';
import type { Stay } from './stay.ts';
import type { SupplierOffer } from './supplier.ts';

export const PROVIDER_CODE = 'WST';
export const TAX_PERCENT = 21;

/** The picture in the words of the media service, for pages that ask for other widths. */
export const pictureWords = ({ kind, seed, place, style, outlook }: Picture) => ({
  kind,
  seed,
  place,
  ...(style ? { style } : {}),
  ...(outlook ? { outlook } : {}),
});

type PricedRate = Pick<SupplierOffer, 'rateCode' | 'mealType' | 'totalMinor' | 'refundableUntil'>;

function summarize(
  hotel: Hotel,
  room: RoomType,
  rate: PricedRate,
  roomsLeft: number,
  stay: Stay,
  locale: Locale,
): RoomSummary {
  const { currency } = hotel.city;
  const totalNights = countNights(stay);
  const isRefundable = rate.refundableUntil !== null;
  return {
    providerCode: PROVIDER_CODE,
    roomKey: formatRoomKey({ ...stay, hotelKey: hotel.key, roomCode: room.code, rateCode: rate.rateCode }),
    roomCode: room.code,
    roomName: room.title,
    rateCode: rate.rateCode,
    rateName: rateName(isRefundable)[locale],
    mealType: rate.mealType,
    mealTypeName: MEAL_NAMES[rate.mealType][locale],
    includeBreakfast: rate.mealType !== 'RO',
    currency,
    totalPrice: amountsIn(currency)(rate.totalMinor),
    averagePrice: amountsIn(currency)(Math.round(rate.totalMinor / (totalNights * stay.rooms))),
    totalNights,
    roomsLeft,
    isRefundable,
    cancelLimit: rate.refundableUntil,
  };
}

/** The hotel's cheapest rate, as the list shows it. */
export function cheapestRoom({ hotel, rates }: AvailableHotel, stay: Stay, locale: Locale): RoomSummary {
  const { room, rate, roomsLeft } = rates[0]!;
  return summarize(hotel, room, rate, roomsLeft, stay, locale);
}

function priceDetails(offer: SupplierOffer, stay: Stay): RoomOffer['priceDetails'] {
  const amount = amountsIn(offer.currency);
  return offer.nights.map((night, nightIndex) => ({
    nightIndex,
    date: night.date,
    countAdult: stay.adults,
    countChild: stay.children,
    countInfant: 0,
    totalRoom: stay.rooms,
    totalPrice: amount(night.totalMinor),
  }));
}

function additionalDetails(offer: SupplierOffer, locale: Locale): RoomOffer['additionalDetails'] {
  const amount = amountsIn(offer.currency);
  const sum = (pick: (night: SupplierOffer['nights'][number]) => number) =>
    offer.nights.reduce((total, night) => total + pick(night), 0);
  const lines = [
    { code: 'MEAL', title: MEAL_NAMES[offer.mealType][locale], minor: sum((night) => night.mealsMinor) },
    {
      code: 'EXTRA_BED',
      title: locale === 'id' ? 'Ranjang tambahan' : 'Extra bed',
      minor: sum((night) => night.extraBedsMinor),
    },
  ];
  return lines
    .filter(({ minor }) => minor > 0)
    .map(({ code, title, minor }) => ({ code, title, amount: amount(minor) }));
}

/** `28 m² · garden side · sleeps 3 · 1 king or 2 singles` */
export function roomSubText(room: RoomType, locale: Locale): string {
  const sleeps = locale === 'id' ? `untuk ${room.maxAdults} orang dewasa` : `sleeps ${room.maxAdults}`;
  return [`${room.size} m²`, room.view[locale], sleeps, BED_TEXT[room.bed][locale]].join(' · ');
}

/** Changes with every change of the offer's price or party. */
export function roomHash(offer: SupplierOffer, stay: Stay): string {
  return hash32([offer.roomKey, offer.totalMinor, stay.rooms, stay.adults, stay.children].join('|'))
    .toString(16)
    .padStart(8, '0');
}

export function describeOffer(
  hotel: Hotel,
  available: AvailableOffer,
  stay: Stay,
  priority: number,
  locale: Locale,
): RoomOffer {
  const { room, offer, roomsLeft } = available;
  const amount = amountsIn(offer.currency);
  const picture = roomPicture(hotel, room);
  const extras = additionalDetails(offer, locale);
  return {
    ...summarize(hotel, room, offer, roomsLeft, stay, locale),
    roomHash: roomHash(offer, stay),
    roomSubText: roomSubText(room, locale),
    roomSize: room.size,
    bed: BED_TEXT[room.bed][locale],
    view: room.view[locale],
    maxAdults: room.maxAdults,
    maxChildren: room.maxChildren,
    orderPriority: priority,
    status: 'available',
    subProviderCode: '',
    priceDetails: priceDetails(offer, stay),
    additionalPrice: extras.reduce((sum, extra) => sum + extra.amount, 0),
    additionalDetails: extras,
    netPrice: amount(offer.totalMinor - offer.taxMinor),
    taxPrice: amount(offer.taxMinor),
    taxPercent: TAX_PERCENT,
    timeZone: ZONES[hotel.city.zone],
    imageUri: imageUri(picture),
    thumbUri: thumbUri(picture),
    media: pictureWords(picture),
    imageUris: roomPictures(hotel, room).map(imageUri),
    facilities: roomFacilities(hotel, room).map(({ code, name }) => ({ code, name: name[locale] })),
  };
}

/** What a child's or an extra adult's stay costs here, for the rules of the house. */
export function guestRules(hotel: Hotel, locale: Locale, format: (minor: number) => string): string[] {
  const extras = extrasOf(hotel.star, hotel.city.currency);
  const childMeal = format(Math.round(mealMinor('BB', extras) / 2));
  const extraBed = format(extras.extraBedMinor);
  return locale === 'id'
    ? [
        `Anak di bawah 12 tahun menginap gratis di ranjang yang ada; sarapan anak ${childMeal} per malam, sudah termasuk pada tarif dengan sarapan.`,
        `Ranjang tambahan untuk tamu dewasa ${extraBed} per malam, sudah termasuk dalam total bila diperlukan.`,
      ]
    : [
        `Children under 12 sleep free in existing beds; a child's breakfast is ${childMeal} a night and is part of rates with breakfast.`,
        `An extra bed for an adult is ${extraBed} a night and is part of the total when your party needs one.`,
      ];
}
