import type { HotelBookingPayload } from '@wisata/kernel/contracts/hotel-booking-request';
import { printedName } from '@wisata/kernel/contact-form';
import { addMonths, type CalendarDate } from '@wisata/kernel/dates';
import { placeholderIdentity } from '@wisata/kernel/identity';
import { toMajor, type Money } from '@wisata/kernel/money';
import { contactField, contactPayload, PERSON_FIELDS, reachOf } from '@wisata/kernel/party-form';
import { childTitleFrom } from '@wisata/kernel/passengers';
import type { Locale } from '@wisata/kernel/locale';
import { mainGuest, wantsChildBed, type CheckoutForm, type GuestForm } from './checkout-form.rules.ts';
import type { CheckoutOffer } from './checkout-offer.rules.ts';

/** The title of a child whose parent's title says nothing of it. */
const ANY_CHILD = 'MSTR';

interface PaxPayload {
  readonly title: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly type: 'ADT' | 'CHD';
  readonly age: number | null;
  readonly birth_date: string | null;
  readonly calling_code: string;
  readonly phone: string;
  readonly email: string;
  readonly id_number?: string;
}

/** The guest of a room, with what is saved of them as long as the name is still theirs. */
function adultPax(person: GuestForm): PaxPayload {
  const { first, last } = printedName(person);
  const reach = person.reach?.name === `${first} ${last}` ? person.reach : undefined;
  return {
    title: person.title,
    first_name: first,
    last_name: last,
    type: 'ADT',
    age: null,
    birth_date: reach?.birthDate || null,
    calling_code: reach?.callingCode ?? '',
    phone: reach?.phone ?? '',
    email: reach?.email ?? '',
  };
}

/**
 * Only an age is asked of a child. The rest of what the call takes are placeholders, the identity among them being the day
 * on which somebody of that age at check-in was born at the latest (spec section 5).
 */
function childPax(form: CheckoutForm, age: number, checkInDate: CalendarDate, childName: string): PaxPayload {
  const guest = mainGuest(form, 0);
  const { phone, email, idNumber } = placeholderIdentity(addMonths(checkInDate, -12 * age));
  return {
    title: childTitleFrom(guest.title) || ANY_CHILD,
    first_name: childName,
    last_name: printedName(guest).last,
    type: 'CHD',
    age,
    birth_date: null,
    calling_code: '',
    phone,
    email,
    id_number: idNumber,
  };
}

const hotelContact = (form: CheckoutForm, countAdult: number) => ({
  ...contactPayload(form.contact),
  count_adult: countAdult,
  phone: reachOf(form.contact).phone,
  request_child_bed: wantsChildBed(form),
});

function requestsPayload({ requests }: CheckoutForm) {
  return {
    non_smoking: requests.nonSmoking,
    bed_type: requests.bedType || null,
    check_in_time: requests.checkInTime || null,
    check_out_time: requests.checkOutTime || null,
    high_floor: requests.highFloor,
    connecting_rooms: requests.connectingRooms,
    other: requests.other.trim(),
  };
}

/** What is sent for a form (spec section 3, Hotel booking); `accepted` is the new total that the traveller agreed to after a change of price. */
export function toPayload(
  offer: CheckoutOffer,
  form: CheckoutForm,
  { locale, childName }: { readonly locale: Locale; readonly childName: string },
  accepted?: Money,
) {
  const { query } = offer;
  return {
    room_key: offer.room.key,
    hotel_key: offer.hotel.key,
    check_in_date: query.checkInDate,
    check_out_date: query.checkOutDate,
    count_room: query.rooms,
    count_guest: query.guests,
    count_child: query.children,
    guest_passport: query.guestPassport,
    correlation_id: offer.correlationId || null,
    total_price: toMajor(offer.total),
    ...(accepted ? { accept_price: toMajor(accepted) } : {}),
    contact: hotelContact(form, query.guests),
    paxes: [
      ...form.guests.map((_, room) => adultPax(mainGuest(form, room))),
      ...form.children.map(({ age }) => childPax(form, Number(age), query.checkInDate, childName)),
    ],
    special_requests: requestsPayload(form),
    locale,
  } satisfies HotelBookingPayload;
}

/** What a server may object to of a child is its age, the one thing that was asked. */
const CHILD_FIELD = 'age';
/** The form field that a server's field path means, `paxes.1.first_name` for the second guest; undefined when there is none. */
export function findFormField(path: string, form: CheckoutForm): string | undefined {
  const [group, ...rest] = path.split('.');
  if (group === 'contact') return contactField(rest[0]);
  if (group === 'special_requests') return rest[0] === 'other' ? 'requests.other' : undefined;
  if (group !== 'paxes') return undefined;
  const index = Number(rest[0]);
  if (!Number.isInteger(index)) return undefined;
  if (index >= form.guests.length) return `children.${index - form.guests.length}.${CHILD_FIELD}`;
  const field = PERSON_FIELDS[rest[1] ?? ''];
  if (!field) return undefined;
  return form.isGuest && index === 0 ? `contact.${field}` : `guests.${index}.${field}`;
}
