import { DEMO_PASSWORD } from '../modules/auth/index.ts';
import {
  bookStay,
  CONTACT,
  contractBackend,
  data,
  envelope,
  exact,
  file,
  get,
  OUTCOME,
  once,
  PAGE,
  PASSENGER,
  pay,
  post,
  type ContractCalls,
} from './contract.fixture.ts';

const MEMBER = 'orders@wisata.test';
const USER = exact('id first_name last_name email phone status role gender address created_at updated_at');
const PASSENGER_FIELDS = exact(
  'id title first_name last_name calling_code country phone email birthdate id_type id_number',
);
const LINE = exact('id title amount service created_at updated_at user_id user_first_name user_last_name user_email');
const TRANSACTION = exact(
  'id itinerary_id number title amount paymentStatus paymentUrl payment date user bookings created_at updated_at',
);
const CODE =
  exact(`id code name description type isFixed discountAmount minOrder discountMax startAt expiresAt uses maxUses
  remainingPromo`);
const REGISTRATION = {
  firstName: 'Dewi',
  lastName: 'Anggraini',
  email: 'dewi@example.com',
  code: '62',
  phoneNumber: '81234567890',
  sex: 'female',
  password: DEMO_PASSWORD,
  repeatPassword: DEMO_PASSWORD,
};

const PDF = ['200 application/pdf'];

/** A stay of the member whose voucher is there. */
async function issuedStay(): Promise<{ readonly id: string }> {
  const { data: lines } = await get('dashboard/booking-hotel?limit=100', 'member');
  return lines.find((line: { status_issue: string }) => line.status_issue === 'issued');
}
const savePassenger = () => once('passenger', () => post('dashboard/passenger', PASSENGER, 'member'));
const plan = () => once('plan', () => post('itinerary/add', { title: 'Dinner', date: '2026-12-08' }, 'member'));
const memberStay = () => bookStay(CONTACT.email, 'member');

/** The token that the last letter to somebody leads to. */
async function resetToken(email: string): Promise<string> {
  await envelope('POST', '/api/v1/auth/forgetpassword', { email });
  const { context, drainJobs } = contractBackend();
  await drainJobs();
  const letters = await context.db.selectFrom('mails').select('text').where('recipient', '=', email).execute();
  return /passwordreset\/([\w-]+)/.exec(letters.map(({ text }) => text).join(' '))![1]!;
}

async function guestStay(name: string) {
  const email = `${name}@example.com`;
  const { id, code } = await bookStay(email);
  return { email, id, code };
}

/** Spec section 7, Auth and profile, Payment, Dashboard and itinerary, Promo, with the entities of section 3. */
export const ACCOUNT_CALLS: ContractCalls = {
  'POST auth/login': [
    () => post('auth/login', { email: 'member@wisata.test', password: DEMO_PASSWORD }, 'none'),
    exact('access_token'),
  ],
  'POST auth/logout': [() => envelope('POST', '/api/v1/auth/logout', {}, 'empty@wisata.test'), OUTCOME],
  'GET auth/profil': [() => data('GET', '/api/auth/profil', undefined, 'member'), [...USER, 'scope']],
  'POST auth/register': [() => envelope('POST', '/api/v1/auth/register', REGISTRATION), OUTCOME],
  'POST auth/forgetpassword': [
    () => envelope('POST', '/api/v1/auth/forgetpassword', { email: 'nobody@example.com' }),
    OUTCOME,
  ],
  'POST auth/resetpassword': [
    async () => {
      const email = 'member2@wisata.test';
      const password = 'sawah-hijau-9';
      const token = await resetToken(email);
      return envelope('POST', '/api/v1/auth/resetpassword', {
        token,
        email,
        password,
        password_confirmation: password,
      });
    },
    OUTCOME,
  ],
  'POST dashboard/passenger': [savePassenger, PASSENGER_FIELDS],
  'GET dashboard/passenger': [
    async () => (await savePassenger()) && get('dashboard/passenger', 'member'),
    ['data', ...PAGE],
  ],
  'GET dashboard/passenger/{id}': [
    async () => get(`dashboard/passenger/${(await savePassenger()).id}`, 'member'),
    PASSENGER_FIELDS,
  ],
  'PATCH dashboard/passenger/{id}': [
    async () =>
      data('PATCH', `/api/v1/dashboard/passenger/${(await savePassenger()).id}`, { first_name: 'Ketut' }, 'member'),
    PASSENGER_FIELDS,
  ],
  'DELETE dashboard/passenger/{id}': [
    async () => {
      const { id } = await post('dashboard/passenger', { ...PASSENGER, first_name: 'Nyoman' }, 'member');
      return envelope('DELETE', `/api/v1/dashboard/passenger/${id}`, undefined, 'member');
    },
    OUTCOME,
  ],
  'GET dashboard/booking': [() => get('dashboard/booking?page=1', MEMBER), ['data', ...PAGE]],
  'GET dashboard/booking, a line': [
    async () => (await bookStay(CONTACT.email, MEMBER)) && (await get('dashboard/booking', MEMBER)).data[0],
    LINE,
  ],
  'GET dashboard/booking/{id}': [async () => get(`dashboard/booking/${(await memberStay()).id}`, 'member'), LINE],
  'GET dashboard/booking-tour': [() => get('dashboard/booking-tour', MEMBER), ['data', ...PAGE]],
  'GET dashboard/booking-hotel': [() => get('dashboard/booking-hotel', MEMBER), ['data', ...PAGE]],
  'GET dashboard/booking-flight': [() => get('dashboard/booking-flight', MEMBER), ['data', ...PAGE]],
  'POST itinerary/add': [
    () => envelope('POST', '/api/v1/itinerary/add', { title: 'Lunch', date: '2026-12-09' }, 'member'),
    OUTCOME,
  ],
  'DELETE itinerary/delete/{id}': [
    async () => {
      const { id } = await post('itinerary/add', { title: 'Tea', date: '2026-12-10' }, 'member');
      return envelope('DELETE', `/api/v1/itinerary/delete/${id}`, undefined, 'member');
    },
    OUTCOME,
  ],
  'GET itinerary': [async () => (await plan()) && get('itinerary?page=1', 'member'), ['data', ...PAGE]],
  'GET itinerary/group': [
    async () =>
      (await plan()) && (await data('GET', '/api/v1/itinerary/group', undefined, 'member', { groupBy: 'date' }))[0],
    exact('date items'),
  ],
  'POST itinerary/voucher_itin': [
    async () => file('itinerary/voucher_itin', { id: (await issuedStay()).id, service: 'hotel' }, 'member'),
    PDF,
  ],
  'POST download/voucher': [
    () => file('download/voucher', { id: 'WSTAMU2346', email: 'guest@wisata.test', service: 'hotel' }),
    PDF,
  ],
  'GET transaction': [async () => (await pay()) && get('transaction?service=hotel', 'member'), ['data', ...PAGE]],
  'GET transaction, a transaction': [
    async () => (await pay()) && (await get('transaction', 'member')).data[0],
    TRANSACTION,
  ],
  'GET transaction/detail/{id}': [async () => get(`transaction/detail/${(await pay()).id}`, 'member'), TRANSACTION],
  'GET transaction/detail/{id}, its payment': [
    async () => (await get(`transaction/detail/${(await pay()).id}`, 'member')).payment,
    exact('id amount currency channel date gateway transactionId amountBeforeDiscount totalDiscount'),
  ],
  'GET admin/member': [() => get('admin/member?page=1', 'admin'), ['data', ...PAGE]],
  'GET admin/member, a member': [async () => (await get('admin/member', 'admin')).data[0], USER],
  'GET admin/member/{id}': [
    async () => get(`admin/member/${(await get('admin/member', 'admin')).data[0].id}`, 'admin'),
    USER,
  ],
  'POST guest-order': [
    async () => {
      const { code: order_id, email } = await guestStay('guest-order');
      return envelope('POST', '/api/v1/guest-order', { email, order_id });
    },
    exact('status message data'),
  ],
  'POST guest-order, the order': [
    async () => {
      const { code: order_id, email } = await guestStay('guest-order');
      return (await post('guest-order', { email, order_id })).data;
    },
    exact('carts transactions'),
  ],
  'GET payment/merchant-info': [
    async () => {
      const { id, email } = await guestStay('pay');
      return (await get(`payment/merchant-info?id=${id}&email=${email}`))[0];
    },
    exact('id bankCode productCode productName logo'),
  ],
  'POST payment/add': [
    pay,
    exact(`id no_trx title amount payment_status transaction_date bank_code product_code redirect_url user_create created_at
      updated_at user`),
  ],
  'POST merchant/redirect-url': [
    async () => envelope('POST', '/api/v1/merchant/redirect-url', { id: (await pay()).id }, 'member'),
    exact('status data'),
  ],
  'GET promo-code/booking-promo-available': [
    async () => {
      const { id, email } = await guestStay('promo');
      return get(`promo-code/booking-promo-available?booking=${id}&email=${email}`);
    },
    exact('booking promoCodes'),
  ],
  'GET promo-code/booking-promo-available, a code': [
    async () => {
      const { id, email } = await guestStay('promo');
      return (await get(`promo-code/booking-promo-available?booking=${id}&email=${email}`)).promoCodes[0];
    },
    CODE,
  ],
  'POST promo-code/applied': [
    async () => {
      const { id, email } = await guestStay('promo');
      return envelope('POST', '/api/v1/promo-code/applied', { booking: id, email, promo_code: 'WISATA100' });
    },
    exact('message data'),
  ],
};
