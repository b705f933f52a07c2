import {
  contractBackend,
  CONTACT,
  described,
  envelope,
  exact,
  get,
  once,
  post,
  type ContractCalls,
} from './contract.fixture.ts';

const CATEGORY = exact('id name code');
const MISC = described('id, item, amount, mandatory, category code, category name, currency, fare code');
const PRODUCT =
  exact(`id title description productDescription thumbnail category type cutOffDate minOfPax maxOfPax tripLengthDay
  tripLengthNight publishFare locations destinations currency isPeriod isAllowInquiry itineraries images documents terms
  scheduleNonPeriods schedulePeriod serviceFee`);
const PRICE = described(`price id, code, price type, package type, dp type, dp amount, visa, tax, airport tax, vat, mdr,
  junior minimal age, junior maximal age, child minimal age, child maximal age, currency, service fee, source, price packages,
  miscellaneous cost, promos, bed types`);
const PAXES = ['ADT', 'ADT'].map((type, index) => ({
  type,
  title: 'Mrs',
  first_name: ['Ayu', 'Dewi'][index],
  last_name: 'Lestari',
  birth_date: '1990-02-03',
}));

type Trade = 'tour' | 'venue';
const list = (trade: Trade) => once(`${trade} list`, () => post(`${trade}/availability`, {}));
const detail = (trade: Trade, uniqueId: string) =>
  once(`${trade} ${uniqueId}`, () => post(`${trade}/detail`, { uniqueId }));
const price = (trade: Trade, uniqueId: string) =>
  once(`price of ${trade} ${uniqueId}`, async () =>
    (await post(`${trade}/price-detail`, { uniqueId, isMember: false })).at(0),
  );

const tour = () => detail('tour', 'TUR-001');
const venue = () => detail('venue', 'VEN-020');
const tourPrice = () => price('tour', 'TUR-001');
const venuePrice = () => price('venue', 'VEN-020');

async function tourChoice() {
  const [{ nextDates }, { PriceId, PricePackages }] = [await tour(), await tourPrice()];
  const packages = { price_id: PriceId, price_package_id: PricePackages[0].PricePackageId };
  return { uniqueId: 'TUR-001', tour_date: nextDates[0], ...packages, contact: CONTACT, paxes: PAXES };
}
const breakdown = () => once('breakdown', async () => post('tour/get-price', await tourChoice()));
const bookTour = () => once('tour', async () => post('tour/booking', { ...(await tourChoice()), isMember: false }));
const bookVenue = () =>
  once('venue', async () => {
    const [{ nextDates, venueTimes }, { PriceId: price_id }] = [await venue(), await venuePrice()];
    const day = { tour_date: nextDates.at(-1).replaceAll('-', '/'), time_id: venueTimes[0].id };
    return envelope('POST', '/api/v1/venue/booking', {
      uniqueId: 'VEN-020',
      ...day,
      price_id,
      contact: CONTACT,
      paxes: PAXES,
    });
  });
/** Venue bookings are answered with nothing, so their order is looked up. */
export async function bookedVenueOrder() {
  await bookVenue();
  const { db } = contractBackend().context;
  return db
    .selectFrom('bookings')
    .select(['id', 'code'])
    .where('service', '=', 'venue')
    .where('contact_email', '=', CONTACT.email)
    .executeTakeFirstOrThrow();
}
async function bookedVenue() {
  const { id, code } = await bookedVenueOrder();
  const { data } = await post('guest-order', { email: CONTACT.email, order_id: code });
  return data.carts.find((line: { id: string }) => line.id === id).detail;
}

const RECORD = exact(`booking_id booking_user_id agent agent_code customer_company departure grand_total invoice_number
  invoice_status is_inquiry is_period payment_status pnr_code print_status status status_checkout status_issue
  time_limit contact paxes payments`);
const VISITOR =
  exact(`title first_name last_name email phone birthdate type id_type id_number bed extra_bed room include_visa
  miscellaneous_item passport_detail qr_code ticket_code remark`);
const BOOKED_PRODUCT =
  exact(`title category code meeting_point package_name package_type price_type tags thumbnail tour_length_days
  tour_length_nights type_code countries`);

/** Spec section 7, Tour and venue, with the entities of section 3. */
export const VISIT_CALLS: ContractCalls = {
  'GET tour/master-location': [
    async () => (await get('tour/master-location?terms=jakarta'))[0],
    exact('LocationId City Country SubCountry CountryCode'),
  ],
  'GET tour/master-category': [async () => (await get('tour/master-category'))[0], CATEGORY],
  'GET tour/master-type': [async () => (await get('tour/master-type'))[0], [...CATEGORY, 'categoryId']],
  'GET tour/master-destination': [
    async () => (await get('tour/master-destination'))[0],
    exact('id|DestinationId name|DestinationName isAll'),
  ],
  'POST tour/availability': [() => list('tour'), exact('type data current_page per_page total')],
  'POST tour/detail': [
    tour,
    [...PRODUCT, ...exact('tourTimes reviews rating galleries includes highlights duration facilities timeline')],
  ],
  'POST tour/detail, the category': [async () => (await tour()).category, exact('id name')],
  'POST tour/detail, the type': [async () => (await tour()).type, CATEGORY],
  'POST tour/detail, a place': [async () => (await tour()).locations[0], exact('city country')],
  'POST tour/detail, a day': [async () => (await tour()).itineraries[0], exact('title day description carrier')],
  'POST tour/detail, the documents': [
    async () => (await tour()).documents,
    exact('notes others processingRequirements visaProcedures'),
  ],
  'POST tour/detail, a section of the terms': [async () => (await tour()).terms[0], exact('title data tKey')],
  'POST tour/price-detail': [tourPrice, PRICE],
  'POST tour/price-detail, a package': [
    async () => (await tourPrice()).PricePackages[0],
    [
      'AllowTripleSharing',
      ...described(`price package id, name, adult price, child price, infant price, child extra bed price, child no bed price,
        junior price, unit price, single supplement price, min pax, max pax, star level, capacity, include driver`),
    ],
  ],
  'POST tour/price-detail, a cost': [async () => (await tourPrice()).MiscellaneousCost[0], MISC],
  'POST tour/get-price': [
    breakdown,
    described(`total adult pax, adult price, total child pax, child price, total child extra bed pax, child extra bed price,
      total child no bed pax, child no bed price, total junior pax, junior price, total infant pax, infant price,
      total single supplement pax, single supplement price, vat, mdr, airport tax, pph23, visa, service fee, miscellaneous,
      vehicle unit, vehicle price, sub total, dp, grand total, paid by agent`),
  ],
  'POST tour/booking': [bookTour, [...RECORD, ...exact('status_display tour_detail data_tour')]],
  'POST tour/booking, the tour': [async () => (await bookTour()).data_tour, BOOKED_PRODUCT],
  'POST tour/booking, the contact': [
    async () => (await bookTour()).contact,
    exact('title first_name last_name phone email notes'),
  ],
  'POST tour/booking, a traveller': [async () => (await bookTour()).paxes[0], VISITOR],
  'POST venue/availability': [() => list('venue'), exact('type data current_page per_page total')],
  'POST venue/detail': [venue, [...PRODUCT, 'venueTimes']],
  'POST venue/detail, the period': [
    async () => (await venue()).schedulePeriod,
    exact('scheduleId startDate endDate baseQuota status blackDates blackDays quotaDetails'),
  ],
  'POST venue/price-detail': [venuePrice, PRICE],
  'POST venue/booking': [bookVenue, exact('status message data')],
  'POST venue/booking, the record': [
    bookedVenue,
    exact('created created_by currency customer_company_code data_venue invoice_response key pnr_id range'),
  ],
};
