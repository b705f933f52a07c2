import {
  bookStay,
  CONTACT,
  data,
  described,
  exact,
  get,
  HOTEL,
  HOTEL_SEARCH,
  hotel,
  once,
  PASSENGER,
  post,
  room,
  type ContractCalls,
} from './contract.fixture.ts';
import type { LooseJson } from '../testing.ts';

const FLIGHT = { origin: 'CGK', destination: 'DPS', departDate: '2026-12-07', adult: 1, child: 0, infant: 0 };
const AIRPORT =
  exact(`id code city_name country_code country_name country_region airport_name locale active is_non_gds is_gds
  for_override`);
const FOUND_HOTEL =
  exact(`key name chainCode chainName providerCode providerHotelCode starRating isoCountryCode countryName
  cityKey cityName area latitude longitude address mapImageUri phone facsimile email website imageUri thumbUri status currency
  currencyRate lowestRoomPrice pricePerRoomNight facilities rooms cancelPolicy description`);

const stays = () => once('stays', () => post('hotel/availability', HOTEL_SEARCH));
const staysPage = () => once('stays page', () => post('hotel/availability-page', { ...HOTEL_SEARCH, page: 1 }));
const policy = () =>
  once('policy', async () => {
    const { CorrelationId = null } = await hotel();
    return post('hotel/cancel-policy', { ...HOTEL, correlationId: CorrelationId, roomKey: (await room()).roomKey });
  });

const flights = (destination = 'DPS') =>
  once(
    `flights to ${destination}`,
    async () => (await post('flight/availability', { ...FLIGHT, destination })).Schedules[0],
  );
const firstFlight = async () => (await flights()).Flights.find(({ IsAvailable }: LooseJson) => IsAvailable);
async function leg() {
  const { Flights } = await flights('LBJ');
  return Flights.find(({ IsConnecting }: LooseJson) => IsConnecting).ConnectingFlights[0];
}
const choiceOf = (flight: LooseJson) => [{ FlightId: flight.FlightId, ClassId: flight.ClassObjects[0].Id }];
const fare = () =>
  once('fare', async () =>
    post('flight/fare-detail', { flights: choiceOf(await firstFlight()), adult: 1, child: 0, infant: 0 }),
  );
const bookFlight = () =>
  once('flight', async () => {
    const contact = { ...CONTACT, title: 'MRS' };
    const passengers = [{ ...PASSENGER, birth_date: PASSENGER.birthdate, type: 'ADT' }];
    const flights = choiceOf(await firstFlight());
    return post('flight/booking', { flights, adult: 1, child: 0, infant: 0, contact, passengers });
  });

/** Spec section 7, Hotel and flight, with the entities of section 3. */
export const STAY_AND_FLIGHT_CALLS: ContractCalls = {
  'GET hotel/list-cities-byname': [
    async () => (await get('hotel/list-cities-byname?terms=bali'))[0],
    exact('key name'),
  ],
  'GET v2 hotel/list-hotel': [
    async () => (await data('GET', '/api/v2/hotel/list-hotel?city_key=DPS&hotel_name=biru'))[0],
    exact('hotel_key hotel_name city_key city'),
  ],
  'GET v2 hotel/list-hotel, its city': [
    async () => (await data('GET', '/api/v2/hotel/list-hotel?city_key=DPS&hotel_name=biru'))[0].city,
    exact('iso_country city_name'),
  ],
  'POST hotel/availability': [async () => await stays(), exact('data total')],
  'POST hotel/availability, what was found': [
    async () => (await stays()).data,
    exact('hotels areas allow_issued is_show_supplier correlation_id'),
  ],
  'POST hotel/availability, a hotel': [async () => (await stays()).data.hotels[0], FOUND_HOTEL],
  'POST hotel/availability, an area': [async () => (await stays()).data.areas[0], exact('area count value')],
  'POST hotel/availability-page': [async () => await staysPage(), exact('data total')],
  'POST hotel/availability-page, what was found': [
    async () => (await staysPage()).data,
    exact('hotels areas allow_issued is_show_supplier correlation_id'),
  ],
  'POST hotel/detail': [
    hotel,
    exact(`Address CancelPolicy Description Email Facilities Facsimile HotelKey HotelName Images Latitude Longitude ProviderCode
      ProviderHotelCode Reviews Rooms Telephone Website`),
  ],
  'POST hotel/detail, a picture': [async () => (await hotel()).Images[0], exact('ImageUri ThumbUri Description')],
  'POST hotel/detail, a review': [
    async () => (await hotel()).Reviews[0],
    exact('AuthorName PostedTime Rating RelativeTime Text Uri'),
  ],
  'POST hotel/detail, a room': [
    room,
    exact(`providerCode roomKey roomHash roomName roomSubText rateCode rateName mealType mealTypeName includeBreakfast currency
      totalPrice orderPriority status subProviderCode priceDetails additionalPrice averagePrice`),
  ],
  'POST hotel/detail, a night of a room': [
    async () => (await room()).priceDetails[0],
    exact('nightIndex countAdult countChild countInfant totalRoom totalPrice'),
  ],
  'POST hotel/cancel-policy': [policy, exact('CheckInDate HotelKey HotelName Rooms')],
  'POST hotel/cancel-policy, a room': [
    async () => (await policy()).Rooms[0],
    exact(`AppliedPolicies BreakfastType CancelLimit IsFullCharge IsGuaranteedBooking Message RoomCodeHash RoomKey RoomName
      Summaries`),
  ],
  'POST hotel/booking': [
    () => bookStay(),
    exact(`hotel room check_in_date check_out_date total_night count_guest count_child count_room currency total_price
      cancel_limit confirmation_id is_full_charge is_guaranteed_booking payment_status status_checkout status_issue time_limit
      contact paxes price_details`),
  ],
  'POST hotel/booking, the hotel': [
    async () => (await bookStay()).hotel,
    described('key, name, address, latitude, longitude, country code, star rating, country, city, city key'),
  ],
  'POST hotel/booking, the room': [
    async () => (await bookStay()).room,
    described('key, name, provider code, include breakfast'),
  ],
  'POST hotel/booking, the contact': [
    async () => (await bookStay()).contact,
    exact('count_adult title first_name last_name email remark request_child_bed'),
  ],
  'POST hotel/booking, a guest': [
    async () => (await bookStay()).paxes[0],
    exact('title first_name last_name type age birth_date email'),
  ],
  'POST hotel/booking, a night': [
    async () => (await bookStay()).price_details[0],
    exact('night_index count_adult count_child count_infant total_room total_price room_type_price'),
  ],
  'POST hotel/booking, a room of a night': [
    async () => (await bookStay()).price_details[0].room_type_price[0],
    described('type code, name, room count, price per room'),
  ],
  'GET flight/search-airport': [async () => (await get('flight/search-airport?keyword=jakarta'))[0], AIRPORT],
  'GET flight/get-airport': [() => get('flight/get-airport?code=DPS'), AIRPORT],
  'POST flight/availability': [flights, exact('Origin Destination IsInternational Flights HaveUpdate')],
  'POST flight/availability, a flight': [
    firstFlight,
    described(`id, airline, number, origin, destination, origin terminal, destination terminal, fare, fare type, is multi class,
      is connecting, is available, flight type, depart date, depart time, arrive date, arrive time, duration, total transit,
      class objects, connecting flights, fare breakdowns, facilities, aircraft, note, slug, airline image url,
      price per pax before discount, transit duration`),
  ],
  'POST flight/availability, a class': [
    async () => (await firstFlight()).ClassObjects[0],
    described('code, category, seat, fare, tax, fare basis'),
  ],
  'POST flight/availability, a leg of a connecting flight': [
    leg,
    described(`number, origin, destination, origin terminal, destination terminal, depart date, depart time, arrive date,
      arrive time, duration, transit duration, aircraft`),
  ],
  'POST flight/availability, a price breakdown': [
    async () => (await firstFlight()).FareBreakdowns[0],
    described('index, pax type, charges'),
  ],
  'POST flight/availability, a charge': [
    async () => (await firstFlight()).FareBreakdowns[0].Charges[0],
    exact('Amount ChargeCode ChargeDetail ChargeTypeString CurrencyCode ForeignAmount ForeignCurrencyCode'),
  ],
  'POST flight/availability, a facility': [async () => (await firstFlight()).Facilities[0], exact('category value')],
  'POST flight/fare-detail, a flight': [
    async () => (await fare()).flights[0],
    described('class id, flight id, total, currency, foreign total, details'),
  ],
  'POST flight/fare-detail': [fare, exact('flights')],
  'POST flight/fare-detail, a detail': [
    async () => (await fare()).flights[0].details[0],
    described('code, text, amount, currency, foreign amount, foreign currency'),
  ],
  'POST flight/booking': [
    bookFlight,
    exact(`id airline booking_code time_limit created reserved ticketed status bos_invoice_no total_paid currency payment_status
      status_checkout status_issue pnr_id booking_user_id contact passengers segments flight_details payments`),
  ],
  'POST flight/booking, the contact': [
    async () => (await bookFlight()).contact,
    exact('title first_name last_name email mobile_phone home_phone'),
  ],
  'POST flight/booking, a passenger': [
    async () => (await bookFlight()).passengers[0],
    exact(`index type title first_name last_name email birth_date gender nationality id_number passport_number
      passport_origin_country passport_first_name passport_last_name passport_expire ticket_number`),
  ],
  'POST flight/booking, a segment': [
    async () => (await bookFlight()).segments[0],
    exact('airline_name origin destination origin_airport destination_airport airline_booking_code num seq'),
  ],
  'POST flight/booking, its times': [
    async () => (await bookFlight()).flight_details[0],
    exact(`airline flight_number carrier_code origin destination depart_date depart_time arrive_date arrive_time duration class
      category airline_image_url`),
  ],
  'POST flight/booking, a payment': [
    async () => (await bookFlight()).payments[0],
    exact('code title amount currency foreign_amount foreign_currency'),
  ],
};
