import { CONTACT, described, envelope, exact, get, once, post, type ContractCalls } from './contract.fixture.ts';
import type { LooseJson } from '../testing.ts';
import { DRIVER, HIRE } from '../testing-people.ts';

const TRAINS = { origin: 'GMR', destination: 'SBI', departDate: '2026-12-11', adult: 1, infant: 0 };

const STATION = exact(
  'station_code|Code station_name|StationName city|CityName Active CountryCode CountryName LocalView Locale',
);
const PLACE = described('address, code, country, has coordinates, airport zone, latitude, longitude, name');

const trains = () => once('trains', async () => (await post('train/availability', TRAINS)).Schedules[0]);
const train = async () =>
  (await trains()).Journeys.find(({ Segments }: LooseJson) =>
    Segments.some(({ IsAvailable }: LooseJson) => IsAvailable),
  );
const trainClass = async () => (await train()).Segments.find(({ IsAvailable }: LooseJson) => IsAvailable);
const bookTrain = () =>
  once('train', async () => {
    const { ClassKey, TotalFare: total_price } = await trainClass();
    const { phone: mobile_phone, ...contact } = { ...CONTACT, title: 'MRS' };
    const name = { title: 'MRS', first_name: 'Ayu', last_name: 'Lestari' };
    const passengers = [{ type: 'ADT', ...name, id_type: 1, id_number: '3171055704900001' }];
    const body = { journeys: [{ ClassKey }], adult: 1, infant: 0, total_price, passengers };
    return post('train/booking', { ...body, contact: { ...contact, mobile_phone } });
  });

const vehicles = () => once('vehicles', () => post('transport/search', HIRE));
const vehicle = async () => (await vehicles()).vehicles.data[0];
const choice = async () => ({ ...HIRE, selectedVehicle: (await vehicle()).id });
const confirmed = () => once('confirmed', async () => post('transport/confirm', await choice()));
const bookVehicle = () =>
  once('vehicle', async () => {
    const { totalFare: total_price } = await vehicle();
    return post('transport/booking', { ...(await choice()), total_price, contact: CONTACT, driver: DRIVER });
  });

/** A ride between places that have a name in each language. */
export const bookRide = () =>
  once('ride', async () => {
    const ride = {
      mode: 'transfer',
      pickUp: 'station:GMR',
      dropOff: 'airport:CGK',
      pickUpDate: '2026-12-08',
      pickUpTime: '13:30',
    };
    const [{ id: selectedVehicle, totalFare: total_price }] = (await post('transport/search', ride)).vehicles.data;
    return post('transport/booking', { ...ride, selectedVehicle, total_price, contact: CONTACT });
  });

/** Spec section 7, Transport and train, with the entities of section 3. */
export const GROUND_CALLS: ContractCalls = {
  'GET train/search-station': [async () => (await get('train/search-station?keyword=gambir'))[0], STATION],
  'GET train/get-station-code': [() => get('train/get-station-code?code=GMR'), STATION],
  'POST train/availability': [
    trains,
    [...described('company code, origin, destination, error messages, journeys'), 'Available|IsAvailable'],
  ],
  'POST train/availability, a train': [
    train,
    described(`depart date, depart time, arrive date, arrive time, carrier number, duration, journey code, provider, sequence,
      train name, segments, origin, destination`),
  ],
  'POST train/availability, a class': [
    trainClass,
    described('class key, class, class name, fare, fare basis code, seat, sub class, pax fares'),
  ],
  'POST train/availability, the fare of a passenger': [
    async () => (await trainClass()).PaxFares[0],
    described('index, pax type, charges'),
  ],
  'POST train/availability, a charge': [
    async () => (await trainClass()).PaxFares[0].Charges[0],
    exact('Amount ChargeCode ChargeDetail ChargeTypeString CurrencyCode ForeignAmount ForeignCurrencyCode'),
  ],
  'POST train/booking': [
    bookTrain,
    exact(`booking_code contact currency passengers payment_status payments pnr_code_reff pnr_id reference_code reserved segments
      source status status_checkout status_issue supplier ticketed time_limit total_paid train_details`),
  ],
  'POST train/booking, the contact': [
    async () => (await bookTrain()).contact,
    exact('id title first_name last_name email home_phone mobile_phone booking_train_id'),
  ],
  'POST train/booking, a passenger': [
    async () => (await bookTrain()).passengers[0],
    exact(
      `birth_date email first_name last_name id_number index mobile_phone nationality seat_number ticket_number title`,
    ),
  ],
  'POST train/booking, a payment': [
    async () => (await bookTrain()).payments[0],
    exact('amount code currency foreign_amount foreign_currency title'),
  ],
  'POST train/booking, a segment': [
    async () => (await bookTrain()).segments[0],
    exact('origin origin_name destination destination_name train_name'),
  ],
  'POST train/booking, its times': [
    async () => (await bookTrain()).train_details[0],
    exact(`arrive_date arrive_time depart_date depart_time category class origin destination provider train_number train_name
      kai_image_url`),
  ],
  'POST transport/search': [vehicles, exact('vehicles brandName className correlationId')],
  'POST transport/search, a page': [async () => (await vehicles()).vehicles, exact('data current_page per_page total')],
  'POST transport/search, a vehicle': [
    vehicle,
    described(`id, ancillaries, class name, factory, brand, image, currency, base fare, surcharge, total fare, service fee, feature,
      providers, self drive rate`),
  ],
  'POST transport/search, its feature': [
    async () => (await vehicle()).feature,
    described('color, doors, air conditioning, baggage capacity, pax capacity, transmission, year'),
  ],
  'POST transport/search, an extra': [
    async () => (await vehicle()).ancillaries[0],
    exact('id name currencyCode rate evidences quantity'),
  ],
  'POST transport/confirm': [
    confirmed,
    exact(
      `selectedVehicle airlines ancillaries pickUpLocation dropOffLocation pickUpDate pickUpTime dropOffDate dropOffTime`,
    ),
  ],
  'POST transport/confirm, a place': [async () => (await confirmed()).pickUpLocation, PLACE],
  'POST transport/confirm, an airline': [async () => (await confirmed()).airlines[0], exact('iataCode name')],
  'POST transport/addtocart': [
    async () => envelope('POST', '/api/v1/transport/addtocart', await choice()),
    exact('status message data'),
  ],
  'GET transport/airport': [async () => (await get('transport/airport'))[0], PLACE],
  'POST transport/booking': [
    bookVehicle,
    exact(`ancillaries base_fare brand_name class_id class_name correlation_id currency pickup dropoff factory_name group_code
      is_self_drive paxes payment_status priceDetail raw_response reservation_id service_type status_checkout status_issue
      surcharge thumbnail time_limit total_fare total_price`),
  ],
  'POST transport/booking, a place': [
    async () => (await bookVehicle()).pickup,
    exact('address code country date latitude longitude name place_id'),
  ],
};
