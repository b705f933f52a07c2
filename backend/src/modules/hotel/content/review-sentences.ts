import type { Mood, ReviewSentence, ReviewTopic } from './review-parts.ts';

type Pair = readonly [en: string, id: string];

const LOCATION: Readonly<Record<Mood, readonly Pair[]>> = {
  good: [
    ['You can walk to everything worth seeing.', 'Ke mana-mana cukup jalan kaki.'],
    ['Two good warungs right across the street.', 'Ada dua warung enak persis di seberang.'],
    ['A taxi was never more than five minutes away.', 'Taksi tidak pernah lebih dari lima menit.'],
    ['Easy to find, and the guard helps with parking.', 'Mudah dicari dan satpamnya membantu parkir.'],
    ['Close to the market, yet off the busy road.', 'Dekat pasar, tapi tidak di jalan ramai.'],
  ],
  fair: [
    ['Parking is narrow but there is a guard.', 'Parkir sempit tapi ada penjaga.'],
    ['A good area; allow extra time for the traffic.', 'Daerahnya bagus, tapi sediakan waktu untuk macet.'],
    ['Shops are near, the evening walk is a bit dark.', 'Toko dekat, jalan malamnya agak gelap.'],
  ],
  poor: [
    ['Parking was full when we came back.', 'Parkir penuh waktu kami pulang.'],
    ['The entrance is hard to see at night; we drove past twice.', 'Pintu masuknya sulit terlihat malam hari.'],
    ['Farther from the centre than we had thought.', 'Lebih jauh dari pusat kota daripada yang kami kira.'],
  ],
};

const STAFF: Readonly<Record<Mood, readonly Pair[]>> = {
  good: [
    [
      'Staff moved us to a lower floor for my mother without being asked twice.',
      'Stafnya ramah, ibu saya dipindah ke lantai bawah tanpa diminta dua kali.',
    ],
    ['The front desk found us a taxi at five in the morning.', 'Resepsionis sigap mencarikan taksi jam lima pagi.'],
    ['They kept our bags until the evening, free of charge.', 'Tas kami dititipkan sampai malam tanpa biaya.'],
    ['Everybody greeted the children by name.', 'Semua staf hafal nama anak-anak kami.'],
    ['Check-in took three minutes.', 'Check-in hanya tiga menit.'],
  ],
  fair: [
    [
      'Friendly staff, but only one person at the desk in the evening.',
      'Staf ramah, tapi malam hari hanya satu orang di meja depan.',
    ],
    ['Check-in took a while, then all was fine.', 'Check-in agak lama, setelah itu lancar.'],
    ['Helpful once you ask.', 'Membantu kalau kita bertanya dulu.'],
  ],
  poor: [
    ['We waited forty minutes for the room to be ready.', 'Menunggu kamar siap sampai empat puluh menit.'],
    ['Two calls were needed to get towels.', 'Minta handuk harus menelepon dua kali.'],
    ['Nobody knew about the cot that we had asked for.', 'Tidak ada yang tahu soal ranjang bayi yang kami minta.'],
  ],
};

const CLEANLINESS: Readonly<Record<Mood, readonly Pair[]>> = {
  good: [
    ['Spotless room and a shower with real pressure.', 'Kamar bersih sekali dan air pancurannya deras.'],
    ['Everything was clean, down to the kettle.', 'Semua bersih, sampai ketel listriknya.'],
    ['Fresh sheets every day and no musty smell.', 'Seprai diganti tiap hari dan tidak bau apek.'],
    ['The bathroom looked new.', 'Kamar mandinya seperti baru.'],
    ['The floors were swept before we were up.', 'Lantai sudah disapu sebelum kami bangun.'],
  ],
  fair: [
    ['Clean, but the bathroom could use new grouting.', 'Bersih, hanya nat kamar mandi mulai kusam.'],
    ['The room is tidy and smaller than it looks.', 'Kamar rapi, sedikit lebih kecil dari fotonya.'],
    ['Clean enough, with a few old stains on the carpet.', 'Cukup bersih, ada noda lama di karpet.'],
  ],
  poor: [
    ['The air conditioning dripped on the floor.', 'AC menetes ke lantai.'],
    ['The bathroom drained slowly.', 'Saluran air kamar mandi lambat.'],
    ['Dust on the shelves, and hair in the shower.', 'Ada debu di rak dan rambut di pancuran.'],
  ],
};

const SLEEP: Readonly<Record<Mood, readonly Pair[]>> = {
  good: [
    ['Quiet at night although the main street is near.', 'Tenang di malam hari walau dekat jalan besar.'],
    ['We slept well; the curtains really close.', 'Tidur nyenyak, tirainya benar-benar gelap.'],
    ['The best mattress of our whole trip.', 'Kasur paling enak selama perjalanan kami.'],
    ['Only birds in the morning.', 'Pagi-pagi hanya suara burung.'],
    ['The air conditioning is silent.', 'AC-nya tidak berisik sama sekali.'],
  ],
  fair: [
    ['Mostly quiet, apart from doors in the corridor.', 'Cukup tenang, hanya suara pintu di lorong.'],
    ['Scooters start early on the street side.', 'Sisi jalan agak ramai motor sejak subuh.'],
    ['Soft pillows; ask for a firmer one.', 'Bantalnya lembek, minta yang lebih padat.'],
  ],
  poor: [
    ['Thin walls: we heard the neighbours until midnight.', 'Dinding tipis, suara tamu sebelah sampai tengah malam.'],
    ['A wedding party next door kept us awake.', 'Pesta pernikahan di sebelah membuat kami terjaga.'],
    ['The mattress sags in the middle.', 'Kasurnya cekung di tengah.'],
  ],
};

const BREAKFAST: Readonly<Record<Mood, readonly Pair[]>> = {
  good: [
    ['The bubur at breakfast is worth getting up for.', 'Bubur sarapannya juara.'],
    ['Fresh fruit, good coffee, eggs made to order.', 'Buahnya segar, kopinya enak, telur dimasak sesuai pesanan.'],
    ['Breakfast was another one every day.', 'Menu sarapan berganti setiap hari.'],
    ['They packed breakfast for our early flight.', 'Sarapan dibungkuskan untuk penerbangan pagi kami.'],
    ['Warm bread and sambal that bites.', 'Rotinya hangat dan sambalnya nendang.'],
  ],
  fair: [
    ['Breakfast is fine but the same every day.', 'Sarapan enak tapi menunya sama setiap hari.'],
    ['Come before eight, then the buffet is still complete.', 'Datang sebelum jam delapan supaya masih lengkap.'],
    ['Simple breakfast, quickly served.', 'Sarapan sederhana, cepat disajikan.'],
  ],
  poor: [
    ['Breakfast was lukewarm by nine.', 'Sarapan sudah dingin jam sembilan.'],
    ['Coffee from a machine, little choice.', 'Kopi mesin, pilihan sedikit.'],
    ['We queued for a table at breakfast.', 'Mau sarapan harus antre meja.'],
  ],
};

const WIFI: Readonly<Record<Mood, readonly Pair[]>> = {
  good: [
    ['Wifi held for two days of video calls.', 'Wifi lancar untuk rapat video dua hari.'],
    ['Films ran without a pause in the evening.', 'Nonton film malam hari tidak tersendat.'],
    ['The wifi needs no password page, it just works.', 'Wifi langsung tersambung tanpa halaman masuk.'],
    ['Fast wifi even on the terrace.', 'Wifi tetap cepat sampai di teras.'],
    ['Enough sockets beside the bed, and good wifi.', 'Colokan cukup di samping ranjang, wifi juga bagus.'],
  ],
  fair: [
    ['Wifi is good in the lobby, weaker at the end of the hall.', 'Wifi bagus di lobi, di ujung lorong agak lemah.'],
    ['Wifi does for messages, less so for films.', 'Wifi cukup untuk pesan, kurang untuk film.'],
    ['Each device has to log in to the wifi again.', 'Tiap perangkat harus masuk wifi lagi.'],
  ],
  poor: [
    ['The wifi dropped every evening.', 'Wifi putus setiap malam.'],
    ['No wifi in our room; we used our own data.', 'Wifi tidak sampai ke kamar, kami pakai kuota sendiri.'],
    ['The wifi was too slow to send a picture.', 'Wifi terlalu lambat untuk kirim foto.'],
  ],
};

const SAID: Readonly<Record<ReviewTopic, typeof WIFI>> = {
  location: LOCATION,
  staff: STAFF,
  cleanliness: CLEANLINESS,
  sleep: SLEEP,
  breakfast: BREAKFAST,
  wifi: WIFI,
};

/** More good ones than the reviews of any one hotel can use up, and enough of the others. */
export const REVIEW_SENTENCES: readonly ReviewSentence[] = (Object.keys(SAID) as ReviewTopic[]).flatMap((topic) =>
  (Object.keys(SAID[topic]) as Mood[]).flatMap((mood) =>
    SAID[topic][mood].map(([en, id]) => ({ topic, mood, text: { en, id } })),
  ),
);
