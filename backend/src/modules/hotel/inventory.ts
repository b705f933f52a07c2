import { addDays } from '@wisata/kernel/dates';
import { oncePerContext } from '../../app/once-per-context.ts';
import type { Kysely } from 'kysely';
import { badGateway } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import type { Database } from '../../app/schema.ts';
import { createCheckedSupplier, createFaultySupplier, createSupplierCall } from '../../app/supplier.ts';
import { watchSupplier } from '../../app/supplier-health.ts';
import { createCatalogue } from './catalogue.ts';
import type { HotelCatalogue } from './catalogue.ts';
import type { Hotel, RoomType } from './hotel-content.ts';
import { findSold, stockKey, type SoldStock } from '../bookings/index.ts';
import { nightDates } from './stay.ts';
import type { Stay } from './stay.ts';
import { HOTEL_ANSWERS } from './supplier.ts';
import type { HotelSupplier, SupplierPriceQuery, SupplierRoom } from './supplier.ts';
import { createBundledSupplier } from './suppliers/bundled.ts';
import { createHotelFaults } from './suppliers/faults.ts';

/** A rate with the room it belongs to and the rooms really left, our own bookings taken off. */
interface AvailableRate {
  readonly room: RoomType;
  readonly rate: SupplierRoom['rates'][number];
  readonly roomsLeft: number;
}

export interface AvailableHotel {
  readonly hotel: Hotel;
  /** Cheapest first; never empty. */
  readonly rates: readonly AvailableRate[];
}

const SUPPLIER_DOWN = 'The hotel system is not answering properly. Please try again in a moment.';

export const askSupplier = createSupplierCall(() => badGateway(SUPPLIER_DOWN, 'HOTEL_SUPPLIER_FAILED'));

function countLeft(sold: SoldStock, product: string, part: string, nights: readonly { date: string; free: number }[]) {
  return Math.min(...nights.map(({ date, free }) => free - (sold.get(stockKey({ product, part, day: date })) ?? 0)));
}

const nightSpan = ({ checkInDate, checkOutDate }: Stay) => ({ from: checkInDate, to: addDays(checkOutDate, -1) });

function groupHotels(catalogue: HotelCatalogue, rooms: readonly SupplierRoom[], sold: SoldStock, stay: Stay) {
  const dates = nightDates(stay);
  const ratesByHotel = new Map<string, AvailableRate[]>();
  for (const supplied of rooms) {
    const room = catalogue.findHotel(supplied.hotelKey)?.rooms.find(({ code }) => code === supplied.roomCode);
    if (!room) continue;
    const nights = dates.map((date, index) => ({ date, free: supplied.freeByNight[index] ?? 0 }));
    const roomsLeft = countLeft(sold, supplied.hotelKey, room.code, nights);
    if (roomsLeft < stay.rooms) continue;
    const rates = ratesByHotel.get(supplied.hotelKey) ?? [];
    rates.push(...supplied.rates.map((rate) => ({ room, rate, roomsLeft })));
    ratesByHotel.set(supplied.hotelKey, rates);
  }
  return [...ratesByHotel].flatMap(([key, rates]): AvailableHotel[] => {
    const hotel = catalogue.findHotel(key);
    if (!hotel || rates.length === 0) return [];
    return [{ hotel, rates: rates.sort((a, b) => a.rate.totalMinor - b.rate.totalMinor) }];
  });
}

type OfferQuery = Omit<SupplierPriceQuery, 'hotelKey'>;

async function searchOffers(supplier: HotelSupplier, db: Kysely<Database>, hotel: Hotel, query: OfferQuery) {
  const [offers, sold] = await Promise.all([
    askSupplier(supplier.price({ ...query, hotelKey: hotel.key })),
    findSold(db, 'hotel', { products: [hotel.key], ...nightSpan(query.stay) }),
  ]);
  return offers.flatMap((offer) => {
    const room = hotel.rooms.find(({ code }) => code === offer.roomCode);
    const roomsLeft = countLeft(sold, hotel.key, offer.roomCode, offer.nights);
    return room && roomsLeft >= query.stay.rooms ? [{ room, offer, roomsLeft }] : [];
  });
}
export type AvailableOffer = Awaited<ReturnType<typeof searchOffers>>[number];

/** Catalogue, supplier and own stock as one: what can be booked for a stay. */
export function createInventory(context: BackendContext) {
  const { config, clock, db } = context;
  const catalogue = createCatalogue(config.seed);
  const bundled = createBundledSupplier({ seed: config.seed, clock, catalogue });
  const faults = createHotelFaults(() => config.supplierFaults);
  const supplier = watchSupplier(
    context,
    'hotel',
    createCheckedSupplier(createFaultySupplier(bundled, faults), HOTEL_ANSWERS),
  );
  return {
    catalogue,
    supplier,
    async searchHotels(cityKey: string, stay: Stay) {
      const hotelKeys = catalogue.hotelsOf(cityKey).map((hotel) => hotel.key);
      const [rooms, sold] = await Promise.all([
        askSupplier(supplier.search({ cityKey, stay })),
        findSold(db, 'hotel', { products: hotelKeys, ...nightSpan(stay) }),
      ]);
      return groupHotels(catalogue, rooms, sold, stay);
    },
    searchOffers: (hotel: Hotel, query: OfferQuery) => searchOffers(supplier, db, hotel, query),
  };
}
export type Inventory = ReturnType<typeof createInventory>;

/** Kept, because the catalogue is the same for every caller. */
export const inventoryOf = oncePerContext(createInventory);
