import { addDays } from '@wisata/kernel/dates';
import type { Clock } from '../../../app/clock.ts';
import { hash32, roll } from '@wisata/kernel/random';
import { SupplierError } from '../../../app/supplier.ts';
import type { HotelCatalogue } from '../catalogue.ts';
import type { Hotel, RoomType } from '../hotel-content.ts';
import { localDate, marketNights } from '../market.ts';
import { ratePlansOf } from '../rates.ts';
import { MAX_DAYS_AHEAD, countNights, parseRoomKey } from '../stay.ts';
import type { Stay } from '../stay.ts';
import type { HotelSupplier, SupplierOffer, SupplierPriceQuery, SupplierRoom } from '../supplier.ts';
import * as offers from './bundled-offers.ts';
import type { PricingScene } from './bundled-offers.ts';

interface BundledSupplierOptions {
  readonly seed: string;
  readonly clock: Clock;
  readonly catalogue: HotelCatalogue;
}

/** How much a price rises when the traveller waited too long, and how often that happens. */
const REQUOTE_FACTOR = 1.03;
const REQUOTE_ODDS = 0.25;

/** Share of offers whose price changes once the quote has lapsed. */
function requoteFactor(seed: string, { roomKey, quoteLapsed }: SupplierPriceQuery): number {
  return quoteLapsed && roomKey && roll(seed, 'requote', roomKey) < REQUOTE_ODDS ? REQUOTE_FACTOR : 1;
}

function isOnCalendar(hotel: Hotel, stay: Stay, now: Date): boolean {
  const today = localDate(hotel.city.zone, now);
  return stay.checkInDate >= today && stay.checkInDate <= addDays(today, MAX_DAYS_AHEAD);
}

/** Rates of a room that are still on sale at this instant. */
function plansOf(scene: PricingScene, room: RoomType) {
  const { seed, hotel } = scene;
  return ratePlansOf(seed, hotel.key, hotel.star, room).filter((plan) => offers.isOnSale(plan, scene));
}

function searchHotel(scene: PricingScene): SupplierRoom[] {
  return scene.hotel.rooms
    .filter((room) => offers.fitsParty(room, scene.stay))
    .map((room) => ({
      hotelKey: scene.hotel.key,
      roomCode: room.code,
      freeByNight: offers.freeByNight(scene, room),
      rates: plansOf(scene, room).map((plan) => ({
        rateCode: plan.code,
        mealType: plan.meal,
        totalMinor: offers.sumNights(offers.priceNights(scene, room, plan)),
        refundableUntil: offers.refundableUntil(plan, scene),
      })),
    }));
}

function searchCity({ seed, clock, catalogue }: BundledSupplierOptions, cityKey: string, stay: Stay): SupplierRoom[] {
  const now = clock.now();
  const hotels = catalogue.hotelsOf(cityKey);
  const [first] = hotels;
  if (!first || !isOnCalendar(first, stay, now)) return [];
  const nights = marketNights(first.city, stay.checkInDate, countNights(stay), now);
  const deadlines = offers.refundDeadlines(first, stay.checkInDate);
  return hotels.flatMap((hotel) => searchHotel(offers.createScene(seed, hotel, stay, nights, now, deadlines)));
}

function priceHotel({ seed, clock, catalogue }: BundledSupplierOptions, query: SupplierPriceQuery): SupplierOffer[] {
  const now = clock.now();
  const hotel = catalogue.findHotel(query.hotelKey);
  if (!hotel || !isOnCalendar(hotel, query.stay, now)) return [];
  const nights = marketNights(hotel.city, query.stay.checkInDate, countNights(query.stay), now);
  const scene = offers.createScene(seed, hotel, query.stay, nights, now);
  const wanted = query.roomKey === undefined ? undefined : parseRoomKey(query.roomKey);
  const requote = requoteFactor(seed, query);
  return hotel.rooms
    .filter((room) => offers.fitsParty(room, query.stay) && (!wanted || room.code === wanted.roomCode))
    .flatMap((room) =>
      plansOf(scene, room)
        .filter((plan) => !wanted || plan.code === wanted.rateCode)
        .map((plan) => offers.createOffer(scene, room, plan, requote)),
    );
}

/**
 * Rooms computed from the seed, the calendar and the clock: any date works, and any offer can be computed again from
 * its key. It keeps no state of its own.
 */
export function createBundledSupplier(options: BundledSupplierOptions): HotelSupplier {
  const { seed, catalogue } = options;
  return {
    search: ({ cityKey, stay }) => Promise.resolve(searchCity(options, cityKey, stay)),
    price: (query) => Promise.resolve(priceHotel(options, query)),
    book({ roomKey, orderCode }) {
      const key = parseRoomKey(roomKey);
      if (!key || !catalogue.findHotel(key.hotelKey)) {
        return Promise.reject(new SupplierError('The hotel does not know this room', { retryable: false }));
      }
      return Promise.resolve({ supplierReference: `${key.hotelKey}-${orderCode}` });
    },
    issue({ supplierReference }) {
      const digits = String(hash32(`${seed}|voucher|${supplierReference}`)).padStart(10, '0');
      return Promise.resolve({ confirmationId: `${digits.slice(0, 4)}-${digits.slice(4)}` });
    },
    cancel: () => Promise.resolve(),
  };
}
