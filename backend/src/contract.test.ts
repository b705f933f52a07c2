import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { modules } from './modules.ts';
import { startTestBackend, type LooseJson, type TestBackend } from './testing.ts';
import { DEMO_PASSWORD } from './modules/auth/index.ts';

const STAY = { checkInDate: '2026-12-07', checkOutDate: '2026-12-09', countRoom: 1, countGuest: 2, countChild: 0 };
const HOTEL = { hotelKey: 'HTL-DPS-007', ...STAY };
const FLIGHT = { origin: 'CGK', destination: 'DPS', departDate: '2026-12-07', adult: 1, child: 0, infant: 0 };
const MEMBER = 'orders@wisata.test';
const SIM_CARDS = { uniqueId: 'ANC-005', option_id: 'week', date: '2026-12-11', qty: 2 };
const CONTACT = { title: 'Mrs', first_name: 'Ayu', last_name: 'Lestari', email: 'ayu@example.com', phone: '081234567' };
const PEOPLE = [
  { title: 'Mrs', first_name: 'Ayu', last_name: 'Lestari', type: 'ADT' },
  { title: 'Mr', first_name: 'Made', last_name: 'Lestari', type: 'ADT' },
];
const PASSENGER = { title: 'MR', first_name: 'Made', last_name: 'Wirawan', birthdate: '1990-04-17' };

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ modules });
});
afterAll(() => backend.close());

async function data(method: string, path: string, json?: object, as = 'basic', headers = {}): Promise<LooseJson> {
  const answer = await backend.call(method, path, { json, as, headers });
  expect([path, answer.status, answer.body.status]).toEqual([path, 200, true]);
  return answer.body.data;
}
const get = (path: string, as?: string) => data('GET', `/api/v1/${path}`, undefined, as);
const post = (path: string, json: object, as?: string) => data('POST', `/api/v1/${path}`, json, as);
const room = async () => (await post('hotel/detail', HOTEL)).Rooms[0];
/** One booking per person: the hotel has few rooms, and a member has the same stay once. */
const booked = new Map<string, Promise<LooseJson>>();
function book(email = CONTACT.email, as?: string): Promise<LooseJson> {
  const known = booked.get(as ?? email) ?? bookStay(email, as);
  booked.set(as ?? email, known);
  return known;
}
async function bookStay(email: string, as?: string) {
  const { roomKey: room_key, totalPrice: total_price } = await room();
  const counts = { count_room: 1, count_guest: 2, count_child: 0 };
  const contact = { ...CONTACT, email, calling_code: '62' };
  const customer_company = 'Nusantara Tours';
  return post('hotel/booking', { room_key, total_price, ...counts, contact, paxes: PEOPLE, customer_company }, as);
}
const flightList = async () => (await post('flight/availability', FLIGHT)).Schedules;
const firstFlight = async () => (await flightList())[0].Flights.find(({ IsAvailable }: LooseJson) => IsAvailable);
async function connectingFlight() {
  const { Schedules } = await post('flight/availability', { ...FLIGHT, origin: 'CGK', destination: 'LBJ' });
  return Schedules[0].Flights.find(({ IsConnecting }: LooseJson) => IsConnecting).ConnectingFlights[0];
}
const choiceOf = (flight: LooseJson) => [{ FlightId: flight.FlightId, ClassId: flight.ClassObjects[0].Id }];
const fare = async () =>
  post('flight/fare-detail', { flights: choiceOf(await firstFlight()), adult: 1, child: 0, infant: 0 });
async function bookFlight() {
  const contact = { ...CONTACT, title: 'MRS', calling_code: '62' };
  const passengers = [{ ...PASSENGER, birth_date: PASSENGER.birthdate, type: 'ADT' }];
  const flights = choiceOf(await firstFlight());
  return post('flight/booking', { flights, adult: 1, child: 0, infant: 0, contact, passengers });
}
async function pay() {
  const { id } = await book(CONTACT.email, 'member');
  return post('payment/add', { bookings: [id], bank_code: '014', product_code: 'BCAVA' }, 'member');
}
const product = async () => (await get('top/get-popular-product?limit=3')).data[0];
const plan = () => post('itinerary/add', { title: 'Dinner', date: '2026-12-08' }, 'member');

const words = (text: string) => text.split(/[\s,]+/).filter(Boolean);
const PASSENGER_FIELDS = 'id title first_name last_name calling_code country phone email birthdate id_type id_number';
const LINE = 'id title amount service created_at updated_at user_id user_first_name user_last_name user_email';
const FARE_DETAIL = 'class_id flight_id total currency foreign_total details';
const PAGE = 'current_page per_page total';
const TRANSACTION =
  'id itinerary_id number title amount paymentStatus paymentUrl payment date user bookings created_at updated_at';

/** What the contract names in the answer of a call: how to get the object, and its fields. */
const CONTRACT: Record<string, readonly [() => Promise<LooseJson>, string]> = {
  'POST auth/login': [
    () => post('auth/login', { email: 'member@wisata.test', password: DEMO_PASSWORD }, 'none'),
    'access_token',
  ],
  'GET auth/profil': [
    () => data('GET', '/api/auth/profil', undefined, 'member'),
    'id first_name last_name email phone status role gender address created_at updated_at scope',
  ],
  'POST dashboard/passenger': [() => post('dashboard/passenger', PASSENGER, 'member'), PASSENGER_FIELDS],
  'GET dashboard/passenger': [
    async () => (await post('dashboard/passenger', PASSENGER, 'member')) && get('dashboard/passenger', 'member'),
    `data ${PAGE}`,
  ],
  'GET dashboard/booking': [
    async () => (await book(CONTACT.email, MEMBER)) && (await get('dashboard/booking', MEMBER)).data[0],
    LINE,
  ],
  'GET dashboard/booking, the page': [() => get('dashboard/booking', MEMBER), `data ${PAGE}`],
  'GET dashboard/booking/{id}': [
    async () => get(`dashboard/booking/${(await book(CONTACT.email, 'member')).id}`, 'member'),
    LINE,
  ],
  'GET itinerary': [() => get('itinerary', 'member'), `data ${PAGE}`],
  'GET itinerary, an entry': [
    async () => (await plan()) && (await get('itinerary', 'member')).data[0],
    'id title created_at',
  ],
  'GET itinerary/group': [
    async () =>
      (await plan()) && (await data('GET', '/api/v1/itinerary/group', undefined, 'member', { groupBy: 'date' }))[0],
    'date items',
  ],
  'GET transaction': [async () => (await pay()) && (await get('transaction', 'member')).data[0], TRANSACTION],
  'GET transaction/detail/{id}': [async () => get(`transaction/detail/${(await pay()).id}`, 'member'), TRANSACTION],
  'GET transaction/detail/{id}, its payment': [
    async () => (await get(`transaction/detail/${(await pay()).id}`, 'member')).payment,
    'id amount currency channel date gateway transactionId amountBeforeDiscount totalDiscount',
  ],
  'GET promo-code/booking-promo-available': [
    async () => {
      const { id } = await book('promo@example.com');
      return (await get(`promo-code/booking-promo-available?booking=${id}&email=promo@example.com`)).promoCodes[0];
    },
    `id code name description type isFixed discountAmount minOrder discountMax startAt expiresAt uses maxUses remainingPromo
     period_type start_date end_date start_time end_time min_total_night regions hotels check_in_days booking_days
     is_available message errors`,
  ],
  'GET payment/merchant-info': [
    async () => (await get(`payment/merchant-info?id=${(await book('pay@example.com')).id}&email=pay@example.com`))[0],
    'id bankCode productCode productName logo',
  ],
  'POST payment/add': [
    async () => {
      const { id } = await book('add@example.com');
      const way = { bank_code: '014', product_code: 'BCAVA' };
      return post('payment/add', { bookings: [id], ...way, email: 'add@example.com' });
    },
    'id no_trx title amount payment_status transaction_date bank_code product_code redirect_url user_create created_at updated_at user',
  ],
  'GET hotel/list-cities-byname': [async () => (await get('hotel/list-cities-byname?terms=bali'))[0], 'key name'],
  'POST hotel/availability': [() => post('hotel/availability', { destinationKey: 'DPS', ...STAY }), 'data'],
  'POST hotel/availability, a hotel': [
    async () => (await post('hotel/availability', { destinationKey: 'DPS', ...STAY })).data.hotels[0],
    `key name chainCode chainName providerCode providerHotelCode starRating isoCountryCode countryName cityKey cityName area
     latitude longitude address mapImageUri phone facsimile email website imageUri thumbUri status currency currencyRate
     lowestRoomPrice pricePerRoomNight facilities rooms cancelPolicy description`,
  ],
  'POST hotel/detail': [
    () => post('hotel/detail', HOTEL),
    `Address CancelPolicy Description Email Facilities Facsimile HotelKey HotelName Images Latitude Longitude ProviderCode
     ProviderHotelCode Reviews Rooms Telephone Website`,
  ],
  'POST hotel/detail, a room': [
    room,
    `providerCode roomKey roomHash roomName roomSubText rateCode rateName mealType mealTypeName includeBreakfast currency
     totalPrice orderPriority status subProviderCode priceDetails additionalPrice averagePrice`,
  ],
  'POST hotel/cancel-policy': [
    async () => post('hotel/cancel-policy', { ...HOTEL, roomKey: (await room()).roomKey }),
    'CheckInDate HotelKey HotelName Rooms',
  ],
  'POST hotel/booking': [
    () => book(),
    `hotel room check_in_date check_out_date total_night count_guest count_child count_room currency total_price
     cancel_limit confirmation_id is_full_charge is_guaranteed_booking payment_status status_checkout status_issue
     time_limit contact paxes price_details agent agent_code customer_company`,
  ],
  'POST hotel/booking, the contact': [
    async () => (await book()).contact,
    'count_adult title first_name last_name email remark request_child_bed',
  ],
  'POST hotel/booking, a night': [
    async () => (await book()).price_details[0],
    'night_index count_adult count_child count_infant total_room total_price room_type_price',
  ],
  'GET flight/search-airport': [
    async () => (await get('flight/search-airport?keyword=jakarta'))[0],
    `id code city_name country_code country_name country_region airport_name locale active is_non_gds is_gds
     for_override`,
  ],
  'POST flight/availability': [
    async () => (await flightList())[0],
    'Origin Destination IsInternational Flights HaveUpdate',
  ],
  'POST flight/availability, a flight': [
    firstFlight,
    `Id Airline Number Origin Destination OriginTerminal DestinationTerminal Fare FareType IsMultiClass IsConnecting
     IsAvailable FlightType DepartDate DepartTime ArriveDate ArriveTime Duration TotalTransit ClassObjects
     ConnectingFlights FareBreakdowns Facilities Aircraft Note Slug AirlineImageUrl PricePerPaxBeforeDiscount
     TransitDuration`,
  ],
  'POST flight/availability, a class': [
    async () => (await firstFlight()).ClassObjects[0],
    'Code Category Seat Fare Tax FareBasis',
  ],
  'POST flight/availability, a leg of a connecting flight': [
    connectingFlight,
    `Number Origin Destination OriginTerminal DestinationTerminal DepartDate DepartTime ArriveDate ArriveTime Duration
     TransitDuration Aircraft`,
  ],
  'POST flight/availability, a price breakdown': [
    async () => (await firstFlight()).FareBreakdowns[0],
    'index PaxType Charges',
  ],
  'POST flight/availability, a charge': [
    async () => (await firstFlight()).FareBreakdowns[0].Charges[0],
    'Amount ChargeCode ChargeDetail ChargeTypeString CurrencyCode ForeignAmount ForeignCurrencyCode',
  ],
  'POST flight/availability, a facility': [async () => (await firstFlight()).Facilities[0], 'category value'],
  'POST flight/fare-detail': [async () => (await fare()).flights[0], FARE_DETAIL],
  'POST flight/fare-detail, a charge': [
    async () => (await fare()).flights[0].details[0],
    'code text amount currency foreign_amount foreign_currency',
  ],
  'POST flight/booking': [
    bookFlight,
    `id airline booking_code time_limit created reserved ticketed status bos_invoice_no total_paid currency
     payment_status status_checkout status_issue pnr_id booking_user_id contact passengers segments flight_details
     payments agent customer_company`,
  ],
  'GET top/get-popular-product, a product': [product, 'sourceFrom productType price priceDiscount location raw'],
  'GET top/get-popular-product, its raw offer': [
    async () => (await product()).raw,
    'PricePerRoomNight PublishFare baseFare Currency currencyCode CityName CountryName',
  ],
  'POST top/get-product': [
    async () => post('top/get-product', { CategoryProductId: (await product()).categoryProductId }),
    `title imageGallery productImages reservationType meta display_product_id description inclusions other product_description reservation_type term_condition
     unique_id`,
  ],
  'POST category-product/get-price': [
    () => post('category-product/get-price', SIM_CARDS),
    `price priceAdult priceChild TotalAllPax TotalAdultPax TotalAdultPrice TotalChildPax TotalChildPrice TotalQty SubTotal
     GrandTotal`,
  ],
  'POST category-product/booking': [
    () => post('category-product/booking', { ...SIM_CARDS, contact: CONTACT }),
    `qty product_unit payments category_product_detail thumbnail promocode created_at updated_at booking_id
     booking_user_id agent agent_code customer_company departure grand_total invoice_number invoice_status is_inquiry
     is_period payment_status pnr_code print_status status status_checkout status_issue time_limit contact paxes created
     created_by currency customer_company_code invoice_response key pnr_id range`,
  ],
  'POST guest-order': [
    async () => {
      const { code } = await book('guest-order@example.com');
      return (await post('guest-order', { email: 'guest-order@example.com', order_id: code })).data;
    },
    'carts transactions',
  ],
};

test.each(Object.entries(CONTRACT))('%s answers with the fields of the contract', async (_call, [ask, fields]) => {
  const answer: object = await ask();
  const there = Object.keys(answer ?? {});
  expect(words(fields).filter((field) => !there.includes(field))).toEqual([]);
});
