import type { VehicleClass } from '@wisata/kernel/contracts/transport-terms';
import { otherCityNames } from '../../../app/city-names.ts';

/** A model of the fleet as it is written down. */
export interface Model {
  readonly key: string;
  readonly className: VehicleClass;
  readonly brand: string;
  readonly factory: string;
  readonly seats: number;
  readonly bags: number;
  readonly transmission: 'automatic' | 'manual';
  readonly color: string;
  readonly year: number;
  /** Rupiah for 24 hours on an ordinary day in an ordinary city. */
  readonly dayRate: number;
}

type Row = readonly [
  key: string,
  className: VehicleClass,
  brand: string,
  factory: string,
  seats: number,
  bags: number,
  transmission: 'automatic' | 'manual',
  color: string,
  year: number,
  dayRate: number,
];

const ROWS: readonly Row[] = [
  ['agya', 'CITY', 'Toyota', 'Agya 1.2 G', 4, 2, 'manual', 'white', 2023, 250_000],
  ['ayla', 'CITY', 'Daihatsu', 'Ayla 1.0', 4, 2, 'manual', 'silver', 2023, 250_000],
  ['brio', 'CITY', 'Honda', 'Brio Satya', 4, 2, 'automatic', 'red', 2024, 325_000],
  ['avanza', 'MPV', 'Toyota', 'Avanza 1.5 G', 6, 3, 'manual', 'white', 2024, 375_000],
  ['xenia', 'MPV', 'Daihatsu', 'Xenia 1.3 R', 6, 3, 'manual', 'grey', 2023, 350_000],
  ['ertiga', 'MPV', 'Suzuki', 'Ertiga Hybrid', 6, 3, 'automatic', 'grey', 2024, 500_000],
  ['xpander', 'MPV', 'Mitsubishi', 'Xpander Ultimate', 6, 3, 'automatic', 'red', 2024, 550_000],
  ['innova', 'PREMIUM', 'Toyota', 'Innova Zenix Hybrid', 6, 4, 'automatic', 'black', 2025, 700_000],
  ['voxy', 'PREMIUM', 'Toyota', 'Voxy', 6, 4, 'automatic', 'white', 2024, 1_100_000],
  ['rush', 'SUV', 'Toyota', 'Rush 1.5 S', 7, 4, 'automatic', 'green', 2022, 500_000],
  ['hrv', 'SUV', 'Honda', 'HR-V SE', 5, 4, 'automatic', 'red', 2024, 700_000],
  ['fortuner', 'SUV', 'Toyota', 'Fortuner 2.8 GR', 7, 4, 'automatic', 'black', 2024, 1_200_000],
  ['pajero', 'SUV', 'Mitsubishi', 'Pajero Sport Dakar', 7, 4, 'automatic', 'white', 2023, 1_400_000],
  ['camry', 'LUXURY', 'Toyota', 'Camry Hybrid', 4, 4, 'automatic', 'black', 2024, 1_800_000],
  ['alphard', 'LUXURY', 'Toyota', 'Alphard 2.5 G', 6, 4, 'automatic', 'black', 2024, 3_200_000],
  ['eclass', 'LUXURY', 'Mercedes-Benz', 'E 300', 4, 4, 'automatic', 'black', 2024, 4_500_000],
  ['commuter', 'MINIBUS', 'Toyota', 'Hiace Commuter', 14, 10, 'manual', 'white', 2023, 900_000],
  ['elf', 'MINIBUS', 'Isuzu', 'Elf Long', 16, 10, 'manual', 'silver', 2023, 1_000_000],
  ['premio', 'MINIBUS', 'Toyota', 'Hiace Premio', 12, 10, 'manual', 'white', 2024, 1_600_000],
  ['bus31', 'BUS', 'Hino', 'FB 130', 31, 31, 'manual', 'blue', 2022, 1_800_000],
  ['bus50', 'BUS', 'Hino', 'RM 280', 50, 50, 'manual', 'blue', 2023, 3_500_000],
];

/** Every model that is on sale, class by class. */
export const MODELS: readonly Model[] = ROWS.map(
  ([key, className, brand, factory, seats, bags, transmission, color, year, dayRate]) => ({
    key,
    className,
    brand,
    factory,
    seats,
    bags,
    transmission,
    color,
    year,
    dayRate,
  }),
);

/** Where a fleet stands: its office, its clock, and what a day costs there against an ordinary city. */
export interface Pool {
  readonly code: string;
  readonly city: string;
  readonly provider: string;
  readonly timeZone: 'Asia/Jakarta' | 'Asia/Makassar';
  /** Letters that its number plates begin with. */
  readonly plate: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly priceFactor: number;
}

type PoolRow = readonly [
  code: string,
  city: string,
  provider: string,
  zone: 'WIB' | 'WITA',
  plate: string,
  at: readonly [number, number],
  factor: number,
];

const POOL_ROWS: readonly PoolRow[] = [
  ['DPS', 'Bali', 'Surya Dewata Rent', 'WITA', 'DK', [-8.722, 115.1745], 1],
  ['JKT', 'Jakarta', 'Kota Raya Rent', 'WIB', 'B', [-6.1935, 106.824], 1.1],
  ['BDO', 'Bandung', 'Parahyangan Rent', 'WIB', 'D', [-6.9147, 107.6098], 1],
  ['JOG', 'Yogyakarta', 'Mataram Rent', 'WIB', 'AB', [-7.7891, 110.3634], 0.95],
  ['SRG', 'Semarang', 'Mataram Rent', 'WIB', 'H', [-6.9839, 110.4108], 1],
  ['SOC', 'Solo', 'Mataram Rent', 'WIB', 'AD', [-7.5568, 110.8194], 0.95],
  ['SUB', 'Surabaya', 'Kota Pahlawan Rent', 'WIB', 'L', [-7.2655, 112.752], 1.05],
  ['MLG', 'Malang', 'Kota Pahlawan Rent', 'WIB', 'N', [-7.9771, 112.634], 1],
  ['LOP', 'Lombok', 'Rinjani Rent', 'WITA', 'DR', [-8.5833, 116.1167], 1],
  ['MES', 'Medan', 'Toba Rent', 'WIB', 'BK', [3.5952, 98.6722], 1.05],
  ['UPG', 'Makassar', 'Losari Rent', 'WITA', 'DD', [-5.143, 119.4075], 1.05],
  ['LBJ', 'Labuan Bajo', 'Komodo Rent', 'WITA', 'EB', [-8.4964, 119.8772], 1.15],
];

const ZONES = { WIB: 'Asia/Jakarta', WITA: 'Asia/Makassar' } as const;

/** Every city with a fleet. */
export const POOLS: readonly Pool[] = POOL_ROWS.map(
  ([code, city, provider, zone, plate, [latitude, longitude], priceFactor]) => ({
    code,
    city,
    provider,
    timeZone: ZONES[zone],
    plate,
    latitude,
    longitude,
    priceFactor,
  }),
);

/** Towns that a city's fleet serves and people name instead of the city. */
const TOWNS: Readonly<Record<string, readonly string[]>> = { DPS: ['ubud'] };

/** Where a vehicle can be fetched, by the ids of the gazetteer. */
export const transportSearchPlaces = () =>
  POOLS.map(({ code, city }) => ({
    key: `city:${code}`,
    name: city,
    names: [code, ...otherCityNames(city), ...(TOWNS[code] ?? [])],
  }));

/** Airlines whose flights a driver can follow. */
export const AIRLINES = [
  { iataCode: 'GA', name: 'Garuda Indonesia' },
  { iataCode: 'QG', name: 'Citilink' },
  { iataCode: 'JT', name: 'Lion Air' },
  { iataCode: 'ID', name: 'Batik Air' },
  { iataCode: 'IU', name: 'Super Air Jet' },
  { iataCode: 'IW', name: 'Wings Air' },
  { iataCode: 'QZ', name: 'Indonesia AirAsia' },
  { iataCode: 'IP', name: 'Pelita Air' },
  { iataCode: 'SQ', name: 'Singapore Airlines' },
  { iataCode: 'TR', name: 'Scoot' },
] as const;
