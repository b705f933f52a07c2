import type { Locale } from '../locale.ts';

/** How somebody goes: drives a car, is driven by the day, or is taken from one place to another. */
export const TRANSPORT_MODES = ['self-drive', 'with-driver', 'transfer'] as const;
/** One of them. */
export type TransportMode = (typeof TRANSPORT_MODES)[number];

/** Classes of vehicles, the smallest first. */
export const VEHICLE_CLASSES = ['CITY', 'MPV', 'PREMIUM', 'SUV', 'LUXURY', 'MINIBUS', 'BUS'] as const;
/** One of them. */
export type VehicleClass = (typeof VEHICLE_CLASSES)[number];

/** What a total is made of. */
export const TRANSPORT_CHARGES = [
  'VEHICLE',
  'TRANSFER',
  'OVERTIME',
  'DRIVER',
  'DRIVER_STAY',
  'OUT_OF_TOWN',
  'NIGHT',
  'AIRPORT_ZONE',
  'DELIVERY',
  'COLLECTION',
  'ONE_WAY',
  'SERVICE_FEE',
] as const;
/** One of them. */
export type TransportCharge = (typeof TRANSPORT_CHARGES)[number];

/** What can be ordered besides. */
export const TRANSPORT_EXTRAS = [
  'CHILD_SEAT',
  'SECOND_DRIVER',
  'FULL_COVER',
  'DRIVER_MEALS',
  'EXTRA_HOUR',
  'ENGLISH_DRIVER',
  'TOLL_PACKAGE',
] as const;
/** One of them. */
export type TransportExtra = (typeof TRANSPORT_EXTRAS)[number];

/** Most of one booking, how many days ahead it may begin, and how long it may take. */
export const TRANSPORT_LIMITS = { passengers: 50, bags: 50, daysAhead: 330, days: 30, extras: 5 } as const;

type Words<Code extends string> = Readonly<Record<Locale, Readonly<Record<Code, string>>>>;

const CLASS_WORDS: Words<VehicleClass> = {
  en: {
    CITY: 'City',
    MPV: 'MPV',
    PREMIUM: 'Premium MPV',
    SUV: 'SUV',
    LUXURY: 'Luxury',
    MINIBUS: 'Minibus',
    BUS: 'Bus',
  },
  id: {
    CITY: 'City car',
    MPV: 'MPV',
    PREMIUM: 'MPV premium',
    SUV: 'SUV',
    LUXURY: 'Mewah',
    MINIBUS: 'Minibus',
    BUS: 'Bus',
  },
};

const CHARGE_WORDS: Words<TransportCharge> = {
  en: {
    VEHICLE: 'Vehicle',
    TRANSFER: 'Transfer',
    OVERTIME: 'Extra hours',
    DRIVER: 'Driver and fuel',
    DRIVER_STAY: 'Nights of the driver',
    OUT_OF_TOWN: 'Out of town',
    NIGHT: 'Night',
    AIRPORT_ZONE: 'Airport fee',
    DELIVERY: 'Bringing the car',
    COLLECTION: 'Fetching the car at the end',
    ONE_WAY: 'Return in another city',
    SERVICE_FEE: 'Service fee',
  },
  id: {
    VEHICLE: 'Kendaraan',
    TRANSFER: 'Antar jemput',
    OVERTIME: 'Jam tambahan',
    DRIVER: 'Sopir dan BBM',
    DRIVER_STAY: 'Menginap sopir',
    OUT_OF_TOWN: 'Luar kota',
    NIGHT: 'Malam hari',
    AIRPORT_ZONE: 'Biaya bandara',
    DELIVERY: 'Antar mobil',
    COLLECTION: 'Jemput mobil di akhir sewa',
    ONE_WAY: 'Kembali di kota lain',
    SERVICE_FEE: 'Biaya layanan',
  },
};

const EXTRA_WORDS: Words<TransportExtra> = {
  en: {
    CHILD_SEAT: 'Child seat',
    SECOND_DRIVER: 'Second driver',
    FULL_COVER: 'Full cover, no excess',
    DRIVER_MEALS: 'Meals of the driver',
    EXTRA_HOUR: 'One more hour with the driver',
    ENGLISH_DRIVER: 'Driver who speaks English',
    TOLL_PACKAGE: 'Tolls and parking',
  },
  id: {
    CHILD_SEAT: 'Kursi anak',
    SECOND_DRIVER: 'Pengemudi kedua',
    FULL_COVER: 'Perlindungan penuh, tanpa biaya sendiri',
    DRIVER_MEALS: 'Makan sopir',
    EXTRA_HOUR: 'Satu jam lagi dengan sopir',
    ENGLISH_DRIVER: 'Sopir berbahasa Inggris',
    TOLL_PACKAGE: 'Tol dan parkir',
  },
};

/** A class in the traveller's words. */
export const vehicleClassName = (code: VehicleClass, locale: Locale) => CLASS_WORDS[locale][code];
/** A charge in the traveller's words. */
export const transportChargeName = (code: TransportCharge, locale: Locale) => CHARGE_WORDS[locale][code];
/** An extra in the traveller's words. */
export const transportExtraName = (code: TransportExtra, locale: Locale) => EXTRA_WORDS[locale][code];
