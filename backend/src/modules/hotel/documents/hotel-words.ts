import type { Locale } from '@wisata/kernel/locale';
import type { HotelStay } from './hotel-stay.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export interface HotelWords {
  readonly document: string;
  readonly issued: string;
  readonly issuedOn: (date: string) => string;
  readonly nights: (count: number) => string;
  readonly rooms: (count: number) => string;
  readonly people: (adults: number, children: number) => string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly address: string;
  readonly phone: string;
  readonly room: string;
  readonly meal: string;
  readonly meals: Readonly<Record<HotelStay['meal'], string>>;
  readonly guests: string;
  readonly guestList: string;
  readonly moreGuests: (count: number) => string;
  readonly childAge: (age: number) => string;
  readonly requests: string;
  readonly noRequests: string;
  readonly requestNote: string;
  readonly childBed: string;
  readonly nonSmoking: string;
  readonly bedTypes: Readonly<Record<'twin' | 'king', string>>;
  readonly highFloor: string;
  readonly connectingRooms: string;
  readonly arriveAt: (time: string) => string;
  readonly leaveAt: (time: string) => string;
  readonly orderId: string;
  readonly confirmation: string;
  readonly show: string;
  readonly bring: string;
  readonly bringList: readonly string[];
  readonly cancellation: string;
  readonly freeUntil: (deadline: string, hotelName: string) => string;
  readonly afterFree: string;
  readonly noRefund: string;
  readonly noShow: string;
  readonly rules: string;
  readonly ruleList: readonly string[];
  readonly paid: string;
  readonly amountsIn: (currency: string) => string;
  readonly night: (date: string) => string;
  readonly stayPrice: (nights: number, rooms: number) => string;
  readonly discount: (code: string) => string;
  readonly total: string;
  readonly taxes: string;
  readonly help: string;
  readonly licence: (number: string) => string;
  readonly page: (number: number, count: number) => string;
  readonly calendarStay: (hotelName: string) => string;
  readonly calendarDeadline: (hotelName: string) => string;
  readonly calendarPay: (code: string) => string;
  readonly payBy: (deadline: string) => string;
}

export const HOTEL_WORDS: Readonly<Record<Locale, HotelWords>> = {
  en: {
    document: 'Hotel voucher',
    issued: 'Voucher Issued',
    issuedOn: (date) => `Printed ${date}`,
    nights: (count) => plural(count, 'night', 'nights'),
    rooms: (count) => plural(count, 'room', 'rooms'),
    people: (adults, children) =>
      [plural(adults, 'adult', 'adults'), children ? plural(children, 'child', 'children') : '']
        .filter(Boolean)
        .join(', '),
    checkIn: 'Check-in from',
    checkOut: 'Check-out until',
    address: 'Address',
    phone: 'Hotel phone',
    room: 'Room',
    meal: 'Meals',
    meals: { RO: 'Room only', BB: 'Breakfast included', HB: 'Breakfast and dinner included' },
    guests: 'Guests',
    guestList: 'Guest list',
    moreGuests: (count) => `and ${count} more, see the guest list`,
    childAge: (age) => `child, ${age}`,
    requests: 'Special requests',
    noRequests: 'None',
    requestNote: 'Passed on to the hotel; it grants them when it can.',
    childBed: 'Bed for a child',
    nonSmoking: 'Non-smoking room',
    bedTypes: { twin: 'Two single beds', king: 'One king bed' },
    highFloor: 'High floor',
    connectingRooms: 'Connecting rooms',
    arriveAt: (time) => `Arrival about ${time}`,
    leaveAt: (time) => `Departure about ${time}`,
    orderId: 'Order ID',
    confirmation: 'Hotel confirmation',
    show: 'Show at the desk with your ID',
    bring: 'What to bring',
    bringList: [
      'This voucher, on paper or on your phone. It works without a connection.',
      'The KTP or passport of the guest named first.',
      'A card or cash for the deposit that many hotels take at check-in and give back at check-out.',
    ],
    cancellation: 'Change or cancel',
    freeUntil: (deadline, hotelName) => `Free cancellation until ${deadline}, the time at ${hotelName}.`,
    afterFree: 'After that the full price is charged.',
    noRefund:
      'This rate cannot be cancelled or changed for free: the full price is charged from the moment of booking.',
    noShow: 'Guests who do not arrive pay the full price.',
    rules: 'Rules of the stay',
    ruleList: [
      'Earlier arrival and later departure depend on the hotel and may cost extra.',
      'Minibar, laundry and other personal expenses are paid at the hotel.',
    ],
    paid: 'Paid',
    amountsIn: (currency) => `Amounts in ${currency}`,
    night: (date) => `Night of ${date}`,
    stayPrice: (nights, rooms) => `${plural(nights, 'night', 'nights')}, ${plural(rooms, 'room', 'rooms')}`,
    discount: (code) => `Promo code ${code}`,
    total: 'Total of this booking',
    taxes: 'Taxes and mandatory fees included. A payment fee is on the receipt.',
    help: 'Help desk',
    licence: (number) => `Travel agency licence ${number}`,
    page: (number, count) => `Page ${number} of ${count}`,
    calendarStay: (hotelName) => `Stay at ${hotelName}`,
    calendarDeadline: (hotelName) => `Last moment to cancel ${hotelName} for free`,
    calendarPay: (code) => `Pay order ${code}`,
    payBy: (deadline) => `Pay by ${deadline}. After that the booking goes back on sale.`,
  },
  id: {
    document: 'Voucher hotel',
    issued: 'Voucher Issued',
    issuedOn: (date) => `Dicetak ${date}`,
    nights: (count) => `${count} malam`,
    rooms: (count) => `${count} kamar`,
    people: (adults, children) => [`${adults} dewasa`, children ? `${children} anak` : ''].filter(Boolean).join(', '),
    checkIn: 'Check-in mulai',
    checkOut: 'Check-out sebelum',
    address: 'Alamat',
    phone: 'Telepon hotel',
    room: 'Kamar',
    meal: 'Makan',
    meals: { RO: 'Tanpa makan', BB: 'Termasuk sarapan', HB: 'Termasuk sarapan dan makan malam' },
    guests: 'Tamu',
    guestList: 'Daftar tamu',
    moreGuests: (count) => `dan ${count} lagi, lihat daftar tamu`,
    childAge: (age) => `anak, ${age} th`,
    requests: 'Permintaan khusus',
    noRequests: 'Tidak ada',
    requestNote: 'Sudah diteruskan ke hotel; dipenuhi bila tersedia.',
    childBed: 'Tempat tidur anak',
    nonSmoking: 'Kamar bebas rokok',
    bedTypes: { twin: 'Dua ranjang terpisah', king: 'Satu ranjang king' },
    highFloor: 'Lantai atas',
    connectingRooms: 'Kamar bersebelahan',
    arriveAt: (time) => `Tiba sekitar ${time}`,
    leaveAt: (time) => `Pulang sekitar ${time}`,
    orderId: 'ID pesanan',
    confirmation: 'Konfirmasi hotel',
    show: 'Tunjukkan di resepsionis bersama kartu identitas',
    bring: 'Yang perlu dibawa',
    bringList: [
      'Voucher ini, dicetak atau di ponsel. Dapat dibuka tanpa koneksi.',
      'KTP atau paspor tamu yang namanya tercantum pertama.',
      'Kartu atau uang tunai untuk deposit yang biasanya diminta saat check-in dan dikembalikan saat check-out.',
    ],
    cancellation: 'Ubah atau batal',
    freeUntil: (deadline, hotelName) => `Gratis pembatalan sampai ${deadline}, waktu setempat di ${hotelName}.`,
    afterFree: 'Setelah itu dikenakan harga penuh.',
    noRefund: 'Tarif ini tidak dapat dibatalkan atau diubah gratis: harga penuh berlaku sejak pemesanan.',
    noShow: 'Tamu yang tidak datang tetap membayar harga penuh.',
    rules: 'Aturan menginap',
    ruleList: [
      'Datang lebih awal atau pulang lebih siang bergantung pada hotel dan dapat dikenakan biaya.',
      'Minibar, binatu, dan pengeluaran pribadi lain dibayar di hotel.',
    ],
    paid: 'Dibayar',
    amountsIn: (currency) => `Jumlah dalam ${currency}`,
    night: (date) => `Malam ${date}`,
    stayPrice: (nights, rooms) => `${nights} malam, ${rooms} kamar`,
    discount: (code) => `Kode promo ${code}`,
    total: 'Total pesanan ini',
    taxes: 'Termasuk pajak dan biaya wajib. Biaya pembayaran ada di tanda terima.',
    help: 'Pusat bantuan',
    licence: (number) => `Izin biro perjalanan ${number}`,
    page: (number, count) => `Halaman ${number} dari ${count}`,
    calendarStay: (hotelName) => `Menginap di ${hotelName}`,
    calendarDeadline: (hotelName) => `Batas pembatalan gratis ${hotelName}`,
    calendarPay: (code) => `Bayar pesanan ${code}`,
    payBy: (deadline) => `Bayar sebelum ${deadline}. Setelah itu dijual kembali.`,
  },
};
