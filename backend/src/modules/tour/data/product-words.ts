/** What a price holds. */
export const INCLUDES = {
  GUIDE: { en: 'English and Indonesian speaking guide', id: 'Pemandu berbahasa Indonesia dan Inggris' },
  LEADER: { en: 'Tour leader from Jakarta to Jakarta', id: 'Tour leader dari dan sampai Jakarta' },
  TRANSFER: { en: 'Transfers from the meeting point and back', id: 'Antar jemput dari titik kumpul' },
  JEEP: { en: 'Four-wheel-drive jeep with driver', id: 'Jip 4x4 dengan pengemudi' },
  BOAT: { en: 'Boat trips with life jackets for all ages', id: 'Perahu dengan jaket pelampung semua umur' },
  CABIN: { en: 'Air-conditioned cabin on board', id: 'Kabin berpendingin di kapal' },
  HOTEL: { en: 'Nights in a hotel of the chosen level, with breakfast', id: 'Hotel sesuai paket, termasuk sarapan' },
  HOMESTAY: { en: 'Night in a family homestay', id: 'Menginap di homestay keluarga' },
  MEALS: { en: 'All meals named in the itinerary', id: 'Makan sesuai jadwal perjalanan' },
  LUNCH: { en: 'Lunch and drinking water', id: 'Makan siang dan air minum' },
  ENTRANCE: { en: 'Entrance fees and permits', id: 'Tiket masuk dan izin' },
  FLIGHT: {
    en: 'Return flight from Jakarta with 20 kg of baggage',
    id: 'Tiket pesawat pulang pergi Jakarta, bagasi 20 kg',
  },
  MASK: { en: 'Mask, snorkel and fins', id: 'Masker, snorkel, dan kaki katak' },
  GASMASK: { en: 'Gas mask and head lamp', id: 'Masker gas dan lampu kepala' },
  TICKET: { en: 'Entrance for the chosen day', id: 'Tiket masuk untuk hari yang dipilih' },
  SEAT: { en: 'Numbered seat of the chosen class', id: 'Kursi bernomor sesuai kelas' },
  RIDES: { en: 'Every ride, as often as you like', id: 'Semua wahana sepuasnya' },
  AUDIO: {
    en: 'Audio guide on your phone, English and Indonesian',
    id: 'Audio guide di ponsel, Inggris dan Indonesia',
  },
  WORKSHOP: { en: 'All material of the workshops', id: 'Seluruh bahan lokakarya' },
  INSURANCE: { en: 'Travel insurance', id: 'Asuransi perjalanan' },
} as const;
export type IncludeCode = keyof typeof INCLUDES;

/** What it does not hold. */
export const EXCLUDES = {
  FLIGHT: { en: 'Flights to the meeting point', id: 'Tiket pesawat ke titik kumpul' },
  TIPS: { en: 'Tips beyond those named at booking', id: 'Tip di luar yang disebut saat pemesanan' },
  PERSONAL: { en: 'Personal expenses', id: 'Pengeluaran pribadi' },
  DINNER: { en: 'Meals that are not named', id: 'Makan yang tidak disebutkan' },
  VISA: { en: 'Visa, unless chosen at booking', id: 'Visa, kecuali dipilih saat pemesanan' },
  CAMERA: { en: 'Fees for drones and professional cameras', id: 'Biaya drone dan kamera profesional' },
  PARKING: { en: 'Parking', id: 'Parkir' },
  FOOD: { en: 'Food and drinks', id: 'Makanan dan minuman' },
  LOCKER: { en: 'Lockers and towels', id: 'Loker dan handuk' },
  INSURANCE: { en: 'Travel insurance', id: 'Asuransi perjalanan' },
} as const;
export type ExcludeCode = keyof typeof EXCLUDES;

/** What to bring. */
export const BRING = {
  ID: { en: 'KTP or passport of each traveller', id: 'KTP atau paspor setiap peserta' },
  PASSPORT: { en: 'Passport, valid for six months from departure', id: 'Paspor, berlaku enam bulan sejak berangkat' },
  JACKET: {
    en: 'Warm jacket, gloves and hat: it is near freezing before dawn',
    id: 'Jaket tebal, sarung tangan, dan topi: menjelang subuh sangat dingin',
  },
  SHOES: { en: 'Closed shoes with a good grip', id: 'Sepatu tertutup yang tidak licin' },
  SUN: { en: 'Hat and reef-safe sunscreen', id: 'Topi dan tabir surya ramah karang' },
  SWIM: { en: 'Swimwear, towel and dry clothes', id: 'Baju renang, handuk, dan baju ganti' },
  RAIN: { en: 'Light raincoat', id: 'Jas hujan tipis' },
  SARONG: { en: 'Clothes that cover shoulders and knees', id: 'Pakaian yang menutup bahu dan lutut' },
  MEDICINE: { en: 'Your own medicine, also against seasickness', id: 'Obat pribadi, termasuk obat mabuk laut' },
  VOUCHER: { en: 'This voucher on your phone or on paper', id: 'Voucher ini di ponsel atau dicetak' },
  SOCKS: { en: 'Socks for the play area', id: 'Kaus kaki untuk area bermain' },
  CASH: { en: 'Cash in small notes', id: 'Uang tunai pecahan kecil' },
} as const;
export type BringCode = keyof typeof BRING;

/** What a place has. */
export const FACILITIES = {
  WHEELCHAIR: { en: 'Step-free with a wheelchair', id: 'Ramah kursi roda' },
  PRAYER: { en: 'Prayer room', id: 'Musala' },
  NURSING: { en: 'Nursing room', id: 'Ruang menyusui' },
  CAFE: { en: 'Café', id: 'Kafe' },
  PARKING: { en: 'Car park', id: 'Tempat parkir' },
  LOCKERS: { en: 'Lockers', id: 'Loker' },
  WIFI: { en: 'Free Wi-Fi', id: 'Wi-Fi gratis' },
  SHOP: { en: 'Shop', id: 'Toko' },
} as const;
export type FacilityCode = keyof typeof FACILITIES;

/** Costs that a traveller may choose. */
export const OPTIONS = {
  INSURANCE: { en: 'Travel insurance', id: 'Asuransi perjalanan' },
  HORSE: { en: 'Horse ride to the foot of the crater', id: 'Naik kuda ke kaki kawah' },
  PORTER: { en: 'Porter for your bag', id: 'Porter untuk tas Anda' },
  DIVE: { en: 'Two dives with gear and guide', id: 'Dua kali selam, alat, dan pemandu' },
  PHOTO: { en: 'Photographer for an hour', id: 'Fotografer selama satu jam' },
  MASSAGE: { en: 'Balinese massage, one hour', id: 'Pijat Bali, satu jam' },
  BALLOON: { en: 'Balloon flight at sunrise', id: 'Balon udara saat matahari terbit' },
  KIMONO: { en: 'Kimono for an afternoon', id: 'Sewa kimono satu sore' },
  SKI: { en: 'Ski gear and a beginners’ lesson', id: 'Perlengkapan ski dan kelas pemula' },
  CRUISE: { en: 'Evening cruise with dinner', id: 'Pelayaran malam dengan makan malam' },
  SIM: { en: 'SIM card with 10 GB', id: 'Kartu SIM 10 GB' },
  LUNCHBOX: { en: 'Lunch voucher', id: 'Kupon makan siang' },
  LOCKER: { en: 'Locker for the day', id: 'Loker seharian' },
  FASTLANE: { en: 'Fast lane at five rides', id: 'Jalur cepat di lima wahana' },
} as const;
export type OptionCode = keyof typeof OPTIONS;

/** Who carries travellers on a day. */
export const CARRIERS = {
  Boat: { en: 'boat', id: 'kapal' },
  Bus: { en: 'bus', id: 'bus' },
  'Fast boat': { en: 'fast boat', id: 'kapal cepat' },
  Flight: { en: 'plane', id: 'pesawat' },
  Jeep: { en: 'jeep', id: 'jip' },
  Klotok: { en: 'river boat', id: 'klotok' },
  Minibus: { en: 'minibus', id: 'minibus' },
  Phinisi: { en: 'phinisi schooner', id: 'kapal pinisi' },
  Train: { en: 'train', id: 'kereta' },
} as const;
export type CarrierCode = keyof typeof CARRIERS;
