import { addDays } from '@wisata/kernel/dates';
import { wallTimeToInstant, ZONES } from '@wisata/kernel/zones';
import type { Hotel, RoomType } from '../hotel-content.ts';
import { freeRooms, nightPrice, roundPrice, soldShare } from '../market.ts';
import type { MarketNight } from '../market.ts';
import { extrasOf, mealMinor } from '../rates.ts';
import type { RatePlan } from '../rates.ts';
import { CHECK_IN_CUT_OFF, formatRoomKey } from '../stay.ts';
import type { Stay } from '../stay.ts';
import type { SupplierOffer } from '../supplier.ts';

const TAX_PERCENT = 21;

/** End of free cancellation by days before check-in, in epoch milliseconds. */
export function refundDeadlines(hotel: Hotel, checkInDate: string) {
  const zone = ZONES[hotel.city.zone];
  const at = (days: number) => wallTimeToInstant(addDays(checkInDate, -days), CHECK_IN_CUT_OFF, zone);
  return { 1: at(1), 3: at(3) };
}

/** Everything that is the same for all offers of one hotel and stay. */
export function createScene(
  seed: string,
  hotel: Hotel,
  stay: Stay,
  nights: readonly MarketNight[],
  now: Date,
  deadlines = refundDeadlines(hotel, stay.checkInDate),
) {
  const sold = nights.map((night) => soldShare(seed, hotel, night));
  const extras = extrasOf(hotel.star, hotel.city.currency);
  return { seed, hotel, stay, nights, sold, extras, nowMs: now.getTime(), deadlines };
}
export type PricingScene = ReturnType<typeof createScene>;

export function fitsParty(room: RoomType, { rooms, adults, children }: Stay): boolean {
  return adults >= rooms && adults <= rooms * room.maxAdults && children <= rooms * room.maxChildren;
}

/** A rate whose free cancellation is over is no longer sold; the room's other rates remain. */
export function isOnSale(plan: RatePlan, { deadlines, nowMs }: PricingScene): boolean {
  return plan.refundDays === null || deadlines[plan.refundDays] > nowMs;
}

export function freeByNight(scene: PricingScene, room: RoomType): number[] {
  return scene.nights.map((night, index) => freeRooms(scene.seed, scene.hotel, room, night, scene.sold[index]!));
}

/** Price of each night; `requote` above 1 is a price that rose since the traveller saw it. */
export function priceNights(scene: PricingScene, room: RoomType, plan: RatePlan, requote = 1) {
  const { stay, hotel, extras } = scene;
  const meal = mealMinor(plan.meal, extras);
  const mealsMinor = meal * stay.adults + roundPrice(meal / 2, hotel.city.currency) * stay.children;
  const extraBedsMinor = Math.max(0, stay.adults - stay.rooms * room.baseAdults) * extras.extraBedMinor;
  return scene.nights.map((night, index) => {
    const plain = nightPrice(room, night, scene.sold[index]!) * plan.factor * requote;
    const roomMinor = roundPrice(plain, hotel.city.currency);
    const totalMinor = roomMinor * stay.rooms + mealsMinor + extraBedsMinor;
    return { date: night.date, roomMinor, mealsMinor, extraBedsMinor, totalMinor };
  });
}

export const sumNights = (nights: readonly { readonly totalMinor: number }[]) =>
  nights.reduce((sum, night) => sum + night.totalMinor, 0);

export function refundableUntil(plan: RatePlan, { deadlines }: PricingScene): string | null {
  return plan.refundDays === null ? null : new Date(deadlines[plan.refundDays]).toISOString();
}

function penaltiesOf(scene: PricingScene, plan: RatePlan, firstNightMinor: number, totalMinor: number) {
  const everything = { amountMinor: totalMinor, percent: 100 };
  const deadline = refundableUntil(plan, scene);
  if (deadline === null) return [{ from: null, ...everything }];
  const { stay, hotel } = scene;
  const arrivalMs = wallTimeToInstant(stay.checkInDate, hotel.checkInTime, ZONES[hotel.city.zone]);
  const late = { from: deadline, amountMinor: firstNightMinor, percent: null };
  const noShow = { from: new Date(arrivalMs).toISOString(), ...everything };
  return stay.checkOutDate === addDays(stay.checkInDate, 1) ? [{ from: deadline, ...everything }] : [late, noShow];
}

export function createOffer(scene: PricingScene, room: RoomType, plan: RatePlan, requote = 1): SupplierOffer {
  const { hotel, stay } = scene;
  const free = freeByNight(scene, room);
  const nights = priceNights(scene, room, plan, requote).map((night, index) => ({ ...night, free: free[index]! }));
  const totalMinor = sumNights(nights);
  return {
    roomKey: formatRoomKey({ ...stay, hotelKey: hotel.key, roomCode: room.code, rateCode: plan.code }),
    hotelKey: hotel.key,
    roomCode: room.code,
    rateCode: plan.code,
    mealType: plan.meal,
    currency: hotel.city.currency,
    nights,
    totalMinor,
    taxMinor: totalMinor - Math.round((totalMinor * 100) / (100 + TAX_PERCENT)),
    refundableUntil: refundableUntil(plan, scene),
    penalties: penaltiesOf(scene, plan, nights[0]!.totalMinor, totalMinor),
  };
}
