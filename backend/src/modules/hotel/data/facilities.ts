interface Facility {
  readonly code: string;
  readonly en: string;
  readonly id: string;
  /** One of the seven kinds that travellers filter by (spec section 3). */
  readonly main: boolean;
}

const MAIN_CODES = new Set(['WIFI', 'POOL', 'PRK', 'RST', 'SPA', 'LDR', 'RSV']);

const NAMES: Readonly<Record<string, readonly [en: string, id: string]>> = {
  WIFI: ['Wifi', 'Wifi'],
  POOL: ['Swimming pool', 'Kolam renang'],
  PRK: ['Parking', 'Parkir'],
  RST: ['Restaurant', 'Restoran'],
  SPA: ['Spa', 'Spa'],
  LDR: ['Laundry', 'Binatu'],
  RSV: ['Room service', 'Layanan kamar'],
  AC: ['Air conditioning', 'AC'],
  GYM: ['Gym', 'Pusat kebugaran'],
  BAR: ['Bar', 'Bar'],
  CAF: ['Café', 'Kafe'],
  LIF: ['Lift', 'Lift'],
  MTG: ['Meeting rooms', 'Ruang rapat'],
  BNQ: ['Banquet hall', 'Aula pesta'],
  BIZ: ['Business centre', 'Pusat bisnis'],
  FRO: ['24-hour front desk', 'Resepsionis 24 jam'],
  SHT: ['Airport shuttle', 'Antar-jemput bandara'],
  CNC: ['Concierge', 'Concierge'],
  BBS: ['Babysitting', 'Penjagaan bayi'],
  KID: ["Children's club", 'Klub anak'],
  PLY: ['Playground', 'Taman bermain'],
  FAM: ['Family rooms', 'Kamar keluarga'],
  NSM: ['Non-smoking rooms', 'Kamar bebas rokok'],
  SMK: ['Smoking area', 'Area merokok'],
  ACS: ['Wheelchair access', 'Akses kursi roda'],
  PET: ['Pets welcome', 'Boleh membawa hewan'],
  ATM: ['Cash machine', 'ATM'],
  CUR: ['Money changer', 'Penukaran uang'],
  BRK: ['Breakfast buffet', 'Sarapan prasmanan'],
  MNB: ['Minibar', 'Minibar'],
  SAF: ['Room safe', 'Brankas kamar'],
  TV: ['Television', 'Televisi'],
  KTL: ['Kettle', 'Ketel listrik'],
  BTH: ['Bathtub', 'Bak mandi'],
  BEA: ['Beach access', 'Akses pantai'],
  PRY: ['Prayer room', 'Musala'],
};

export const FACILITIES: readonly Facility[] = Object.entries(NAMES).map(([code, [en, id]]) => ({
  code,
  en,
  id,
  main: MAIN_CODES.has(code),
}));

const BY_CODE = new Map(FACILITIES.map((facility) => [facility.code, facility]));

export function getFacility(code: string): Facility {
  const facility = BY_CODE.get(code);
  if (!facility) throw new RangeError(`unknown facility ${code}`);
  return facility;
}

/** What every hotel of that many stars has. */
export const FACILITIES_BY_STAR: Readonly<Record<number, readonly string[]>> = {
  2: ['WIFI', 'AC', 'PRK', 'FRO', 'TV', 'NSM'],
  3: ['WIFI', 'AC', 'PRK', 'FRO', 'TV', 'NSM', 'RST', 'LIF', 'KTL', 'BRK', 'LDR'],
  4: ['WIFI', 'AC', 'PRK', 'FRO', 'TV', 'NSM', 'RST', 'LIF', 'KTL', 'BRK', 'LDR', 'POOL', 'RSV', 'GYM', 'SAF', 'CAF'],
  5: [
    ...['WIFI', 'AC', 'PRK', 'FRO', 'TV', 'NSM', 'RST', 'LIF', 'KTL', 'BRK', 'LDR', 'POOL', 'RSV', 'GYM', 'SAF'],
    ...['CAF', 'SPA', 'BAR', 'CNC', 'MNB', 'BTH', 'ACS'],
  ],
};

/** What a hotel of that many stars may have besides, each with its own chance. */
export const OPTIONAL_FACILITIES: Readonly<Record<number, readonly string[]>> = {
  2: ['RST', 'LDR', 'CAF', 'SMK', 'PRY', 'ATM', 'KTL', 'FAM'],
  3: ['POOL', 'RSV', 'MTG', 'CAF', 'SPA', 'SMK', 'PRY', 'ATM', 'FAM', 'SAF', 'SHT', 'BIZ'],
  4: ['SPA', 'BAR', 'MTG', 'BNQ', 'BIZ', 'SHT', 'CNC', 'KID', 'PLY', 'FAM', 'ACS', 'CUR', 'MNB', 'BTH', 'PRY'],
  5: ['MTG', 'BNQ', 'BIZ', 'SHT', 'BBS', 'KID', 'PLY', 'FAM', 'CUR', 'PRY', 'PET', 'SMK'],
};
