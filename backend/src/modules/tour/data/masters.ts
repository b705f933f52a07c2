/** Places that tours and venues are in: city, province or region, country, code of the country, time zone. */
export const LOCATIONS = {
  JKT: ['Jakarta', 'DKI Jakarta', 'Indonesia', 'ID', 'Asia/Jakarta'],
  BDO: ['Bandung', 'West Java', 'Indonesia', 'ID', 'Asia/Jakarta'],
  BGR: ['Bogor', 'West Java', 'Indonesia', 'ID', 'Asia/Jakarta'],
  SRG: ['Semarang', 'Central Java', 'Indonesia', 'ID', 'Asia/Jakarta'],
  DNG: ['Dieng', 'Central Java', 'Indonesia', 'ID', 'Asia/Jakarta'],
  JOG: ['Yogyakarta', 'DI Yogyakarta', 'Indonesia', 'ID', 'Asia/Jakarta'],
  SUB: ['Surabaya', 'East Java', 'Indonesia', 'ID', 'Asia/Jakarta'],
  MLG: ['Malang', 'East Java', 'Indonesia', 'ID', 'Asia/Jakarta'],
  BWI: ['Banyuwangi', 'East Java', 'Indonesia', 'ID', 'Asia/Jakarta'],
  DPS: ['Bali', 'Bali', 'Indonesia', 'ID', 'Asia/Makassar'],
  LOP: ['Lombok', 'West Nusa Tenggara', 'Indonesia', 'ID', 'Asia/Makassar'],
  LBJ: ['Labuan Bajo', 'East Nusa Tenggara', 'Indonesia', 'ID', 'Asia/Makassar'],
  UPG: ['Makassar', 'South Sulawesi', 'Indonesia', 'ID', 'Asia/Makassar'],
  TTR: ['Toraja', 'South Sulawesi', 'Indonesia', 'ID', 'Asia/Makassar'],
  MDC: ['Manado', 'North Sulawesi', 'Indonesia', 'ID', 'Asia/Makassar'],
  TJQ: ['Belitung', 'Bangka Belitung', 'Indonesia', 'ID', 'Asia/Jakarta'],
  BEJ: ['Berau', 'East Kalimantan', 'Indonesia', 'ID', 'Asia/Makassar'],
  PKN: ['Pangkalan Bun', 'Central Kalimantan', 'Indonesia', 'ID', 'Asia/Jakarta'],
  MES: ['Medan', 'North Sumatra', 'Indonesia', 'ID', 'Asia/Jakarta'],
  SOQ: ['Sorong', 'Southwest Papua', 'Indonesia', 'ID', 'Asia/Jayapura'],
  SIN: ['Singapore', 'Singapore', 'Singapore', 'SG', 'Asia/Singapore'],
  KUL: ['Kuala Lumpur', 'Kuala Lumpur', 'Malaysia', 'MY', 'Asia/Kuala_Lumpur'],
  BKK: ['Bangkok', 'Bangkok', 'Thailand', 'TH', 'Asia/Bangkok'],
  TYO: ['Tokyo', 'Kanto', 'Japan', 'JP', 'Asia/Tokyo'],
  SEL: ['Seoul', 'Seoul', 'South Korea', 'KR', 'Asia/Seoul'],
  IST: ['Istanbul', 'Marmara', 'Türkiye', 'TR', 'Europe/Istanbul'],
  PAR: ['Paris', 'Île-de-France', 'France', 'FR', 'Europe/Paris'],
  MED: ['Madinah', 'Madinah', 'Saudi Arabia', 'SA', 'Asia/Riyadh'],
} as const;
export type LocationCode = keyof typeof LOCATIONS;

/** Number of the contract, English, Indonesian. */
export const CATEGORIES = {
  NATURE: [1, 'Nature and adventure', 'Alam dan petualangan'],
  CULTURE: [2, 'Culture and heritage', 'Budaya dan sejarah'],
  SEA: [3, 'Islands and sea', 'Pulau dan laut'],
  CITY: [4, 'Cities and shopping', 'Kota dan belanja'],
  FAITH: [5, 'Pilgrimage', 'Perjalanan ibadah'],
  GROUP: [6, 'Schools and companies', 'Sekolah dan perusahaan'],
  PARK: [7, 'Theme and water parks', 'Taman bermain dan air'],
  WILDLIFE: [8, 'Wildlife and gardens', 'Satwa dan kebun'],
  EVENT: [9, 'Concerts and matches', 'Konser dan pertandingan'],
} as const;
export type CategoryCode = keyof typeof CATEGORIES;

/** Number, category, English, Indonesian. */
export const TYPES = {
  VOLCANO: [11, 'NATURE', 'Volcano', 'Gunung api'],
  TREK: [12, 'NATURE', 'Trek', 'Trekking'],
  SAFARI: [13, 'NATURE', 'Wildlife trip', 'Melihat satwa'],
  HERITAGE: [21, 'CULTURE', 'Heritage', 'Warisan budaya'],
  VILLAGE: [22, 'CULTURE', 'Village life', 'Kehidupan desa'],
  MUSEUM: [23, 'CULTURE', 'Museum', 'Museum'],
  HOPPING: [31, 'SEA', 'Island hopping', 'Jelajah pulau'],
  DIVING: [32, 'SEA', 'Snorkelling and diving', 'Snorkeling dan menyelam'],
  LIVEABOARD: [33, 'SEA', 'Liveaboard', 'Menginap di kapal'],
  CITYBREAK: [41, 'CITY', 'City break', 'Wisata kota'],
  ROUND: [42, 'CITY', 'Round trip', 'Tur keliling'],
  PASS: [43, 'CITY', 'City pass', 'City pass'],
  LOOKOUT: [44, 'CITY', 'Lookout', 'Anjungan pandang'],
  UMRAH: [51, 'FAITH', 'Umrah', 'Umrah'],
  SCHOOL: [61, 'GROUP', 'Educational tour', 'Wisata edukasi'],
  TEAM: [62, 'GROUP', 'Team building', 'Team building'],
  THEMEPARK: [71, 'PARK', 'Theme park', 'Taman bermain'],
  WATERPARK: [72, 'PARK', 'Water park', 'Taman air'],
  PLAYROOM: [73, 'PARK', 'Indoor play', 'Wahana dalam ruang'],
  AQUARIUM: [81, 'WILDLIFE', 'Aquarium', 'Akuarium'],
  GARDEN: [82, 'WILDLIFE', 'Zoo and garden', 'Kebun dan satwa'],
  CONCERT: [91, 'EVENT', 'Concert', 'Konser'],
  MATCH: [92, 'EVENT', 'Match', 'Pertandingan'],
  STAGE: [93, 'EVENT', 'Dance and theatre', 'Tari dan teater'],
} as const;
export type TypeCode = keyof typeof TYPES;

/** Number, English, Indonesian. */
export const DESTINATIONS = {
  DOMESTIC: [1, 'Domestic', 'Domestik'],
  ASEAN: [2, 'South-East Asia', 'Asia Tenggara'],
  EAST_ASIA: [3, 'Japan and Korea', 'Jepang dan Korea'],
  EUROPE: [4, 'Europe and Türkiye', 'Eropa dan Turki'],
  HOLY_LAND: [5, 'Saudi Arabia', 'Arab Saudi'],
} as const;
export type DestinationCode = keyof typeof DESTINATIONS;
