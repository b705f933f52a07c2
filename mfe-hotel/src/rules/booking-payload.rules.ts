import { printedName, type PersonForm } from '@wisata/kernel/contact-form';
import { toMajor, type Money } from '@wisata/kernel/money';
import { joinPhone } from '@wisata/kernel/phone';
import type { Locale } from '@wisata/kernel/locale';
import { mainGuest, type CheckoutForm } from './checkout-form.rules.ts';
import type { CheckoutOffer } from './checkout-offer.rules.ts';

interface PaxPayload {
  readonly title: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly type: 'ADT' | 'CHD';
  readonly age: number | null;
}

function pax(person: PersonForm, type: PaxPayload['type'], age: number | null): PaxPayload {
  const { first, last } = printedName(person);
  return { title: person.title, first_name: first, last_name: last, type, age };
}

function contactPayload({ contact }: CheckoutForm, countAdult: number) {
  const { first, last } = printedName(contact);
  const phone = joinPhone(contact.phone.callingCode, contact.phone.national);
  return {
    count_adult: countAdult,
    title: contact.title,
    first_name: first,
    last_name: last,
    email: contact.email.trim(),
    calling_code: contact.phone.callingCode,
    phone,
    mobile_phone: phone,
  };
}

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
export function toPayload(offer: CheckoutOffer, form: CheckoutForm, locale: Locale, accepted?: Money) {
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
    contact: contactPayload(form, query.guests),
    paxes: [
      ...form.guests.map((_, room) => pax(mainGuest(form, room), 'ADT', null)),
      ...form.children.map((child) => pax(child, 'CHD', Number(child.age))),
    ],
    special_requests: requestsPayload(form),
    locale,
  };
}

const PERSON_FIELDS: Readonly<Record<string, string>> = {
  title: 'title',
  first_name: 'firstName',
  last_name: 'lastName',
  age: 'age',
  birth_date: 'age',
};
const CONTACT_FIELDS: Readonly<Record<string, string>> = {
  ...PERSON_FIELDS,
  email: 'email',
  phone: 'phone.national',
  mobile_phone: 'phone.national',
  calling_code: 'phone.national',
};

/** The form field that a server's field path means, `paxes.1.first_name` for the second guest; undefined when there is none. */
export function findFormField(path: string, form: CheckoutForm): string | undefined {
  const [group, ...rest] = path.split('.');
  if (group === 'contact') {
    const field = CONTACT_FIELDS[rest[0] ?? ''];
    return field && `contact.${field}`;
  }
  if (group === 'special_requests') return rest[0] === 'other' ? 'requests.other' : undefined;
  if (group !== 'paxes') return undefined;
  const index = Number(rest[0]);
  const field = PERSON_FIELDS[rest[1] ?? ''];
  if (!field || !Number.isInteger(index)) return undefined;
  if (index >= form.guests.length) return `children.${index - form.guests.length}.${field}`;
  return form.isGuest && index === 0 ? `contact.${field}` : `guests.${index}.${field}`;
}
