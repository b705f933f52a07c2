import type { Locale } from '@wisata/kernel/locale';
import { rng } from '@wisata/kernel/random';
import type { Setting } from '../data/gazetteer.ts';
import { distanceKm, formatDistance } from '../hotel-content.ts';
import type { Hotel, Translated } from '../hotel-content.ts';

const both = (en: string, id: string): Translated => ({ en, id });

const BUILDINGS: Readonly<Record<Setting, readonly Translated[]>> = {
  city: [
    both(
      'On a quiet side street, with a lobby that stays cool at noon.',
      'Di tepi jalan yang tenang, dengan lobi yang tetap sejuk pada siang hari.',
    ),
    both(
      'Upper floors look over the roofs of the quarter; the street noise stays below.',
      'Lantai atas menghadap atap-atap kota; suara jalan tertinggal di bawah.',
    ),
  ],
  heritage: [
    both(
      'Behind a restored street front, the rooms open to a courtyard with old tiles.',
      'Di balik muka bangunan lama yang dipugar, kamar-kamar terbuka ke halaman berubin kuno.',
    ),
    both(
      "Thick walls, high ceilings and shutters from the building's first life keep the rooms cool.",
      'Dinding tebal, langit-langit tinggi, dan jendela krepyak asli membuat kamar tetap adem.',
    ),
  ],
  beach: [
    both(
      'Rooms look on a garden of frangipani; the sand is a short walk or ride away.',
      'Kamar-kamar menghadap taman kamboja; pasir pantai sebentar berjalan atau berkendara.',
    ),
    both(
      'The breeze comes up the lane from the sea; evenings are for the terrace.',
      'Angin laut naik lewat gang; sore hari paling nikmat di teras.',
    ),
  ],
  hills: [
    both(
      'Mornings are cool enough for a jacket, and the terrace looks down the valley.',
      'Pagi hari cukup dingin untuk berjaket, dan teras menghadap ke lembah.',
    ),
    both(
      'Rooms step down the slope between pines and vegetable gardens.',
      'Kamar-kamar tersusun menuruni lereng di antara pinus dan kebun sayur.',
    ),
  ],
  ricefield: [
    both(
      'Paths between the rooms follow the old water channels of the rice fields.',
      'Jalan setapak di antara kamar mengikuti saluran air sawah yang lama.',
    ),
    both(
      'Ducks cross the fields in the morning; the village road is two minutes away.',
      'Bebek melintasi sawah di pagi hari; jalan desa hanya dua menit dari sini.',
    ),
  ],
  airport: [
    both(
      'Made for early flights: check-in at any hour, breakfast boxes from 04:00.',
      'Cocok untuk penerbangan pagi: check-in kapan saja, kotak sarapan sejak pukul 04.00.',
    ),
    both(
      'Double glazing keeps the runway out of the rooms; the terminal is a short ride away.',
      'Kaca ganda meredam suara landasan; terminal hanya sebentar berkendara.',
    ),
  ],
  harbour: [
    both(
      'From the roof you see the boats come in; the evening food stalls are below.',
      'Dari atap terlihat kapal-kapal merapat; di bawah ada warung malam.',
    ),
    both(
      'The waterfront walk begins at the door, and the rooms face either town or bay.',
      'Jalur tepi air dimulai dari depan pintu; kamar menghadap kota atau teluk.',
    ),
  ],
};

const SERVICE: Readonly<Record<number, readonly Translated[]>> = {
  2: [
    both(
      'Rooms are small, clean and simple, with good showers and strong coffee downstairs.',
      'Kamarnya kecil, bersih, dan sederhana, dengan pancuran yang baik dan kopi mantap di bawah.',
    ),
    both(
      'The family that runs it helps with scooters, laundry and early taxis.',
      'Keluarga pengelolanya membantu sewa motor, binatu, dan taksi pagi.',
    ),
  ],
  3: [
    both(
      'Breakfast has bubur, nasi goreng and eggs to order until 10:00.',
      'Sarapan menyajikan bubur, nasi goreng, dan telur sesuai pesanan hingga pukul 10.00.',
    ),
    both(
      'A helpful front desk, quick lifts and desks that fit a laptop make working trips easy.',
      'Resepsionis sigap, lift cepat, dan meja yang muat untuk laptop memudahkan perjalanan kerja.',
    ),
  ],
  4: [
    both(
      'The pool is long enough for laps, and the kitchen cooks from the region.',
      'Kolamnya cukup panjang untuk berenang bolak-balik, dan dapurnya memasak menu daerah.',
    ),
    both(
      'Beds are wide, blackout curtains close fully, and the gym opens at 05:30.',
      'Ranjangnya lebar, tirainya benar-benar gelap, dan pusat kebugaran buka pukul 05.30.',
    ),
  ],
  5: [
    both(
      'Service remembers names: a quiet lounge, two restaurants and a spa with local oils.',
      'Pelayanannya mengingat nama tamu: ruang duduk tenang, dua restoran, dan spa dengan minyak lokal.',
    ),
    both(
      'Suites have their own terraces, and the concierge knows which road is open today.',
      'Suite-nya berteras sendiri, dan concierge tahu jalan mana yang lancar hari ini.',
    ),
  ],
};

/** Where the hotel stands, what it is like and what it has: two or three sentences made of the hotel's own facts. */
export function describeHotel(seed: string, hotel: Hotel, locale: Locale): string {
  const random = rng(seed, 'description', hotel.key);
  const building = random.pick(BUILDINGS[hotel.area.setting])[locale];
  const service = random.pick(SERVICE[hotel.star]!)[locale];
  return `${building} ${service} ${formatHistory(hotel, locale)}`;
}

function formatHistory({ totalRooms, openedYear, renovatedYear }: Hotel, locale: Locale): string {
  if (locale === 'id') {
    return `${totalRooms} kamar, dibuka ${openedYear}${renovatedYear ? `, terakhir direnovasi ${renovatedYear}` : ''}.`;
  }
  return `${totalRooms} rooms, opened in ${openedYear}${renovatedYear ? `, last renovated in ${renovatedYear}` : ''}.`;
}

/** `650 m to Sanur beach`, for the line under the name. */
export function describeLocation(hotel: Hotel, locale: Locale): string {
  const { landmark } = hotel.area;
  const distance = formatDistance(distanceKm(hotel, landmark), locale);
  return locale === 'id' ? `${distance} ke ${landmark.id}` : `${distance} to ${landmark.en}`;
}

/** Straight-line distance to the airport; roads are longer. */
export function airportDistance(hotel: Hotel, locale: Locale): string {
  const { airport } = hotel.city;
  return `${formatDistance(distanceKm(hotel, airport), locale)} (${airport.code})`;
}
