import type { Occupancy } from '@wisata/kernel/hotel-occupancy';
import { lastNameForMononym } from '@wisata/kernel/identity';
import { childTitleFrom } from '@wisata/kernel/passengers';
import { splitPhone, type PhoneParts } from '@wisata/kernel/phone';

export interface PersonForm {
  title: string;
  firstName: string;
  lastName: string;
  /** The ID carries one name only; the last name then repeats the first. */
  oneName: boolean;
  /** Set while the name is the one of a saved passenger. */
  savedId?: string;
  /** A member wants to save this name together with the booking. */
  keep?: boolean;
}

export interface ContactForm extends PersonForm {
  email: string;
  phone: PhoneParts;
}

export interface ChildForm extends PersonForm {
  /** Whole years on the day of check-in, as typed or chosen. */
  age: string;
}

/** Wishes that the hotel does not guarantee (spec section 3, Hotel special requests). */
export interface RequestsForm {
  nonSmoking: boolean;
  bedType: '' | 'twin' | 'king';
  checkInTime: string;
  checkOutTime: string;
  highFloor: boolean;
  connectingRooms: boolean;
  other: string;
}

/** Everything that is typed in a hotel checkout. One guest a room gives the name for its key. */
export interface CheckoutForm {
  contact: ContactForm;
  /** The person who books stays in the first room; `guests[0]` is then of no account. */
  isGuest: boolean;
  guests: PersonForm[];
  children: ChildForm[];
  requests: RequestsForm;
}

/** What is known of a signed-in member. */
export interface Member {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
}

/** Calling code of hotel forms until the traveller says another. */
export const DEFAULT_CALLING_CODE = '62';

const emptyPerson = (): PersonForm => ({ title: '', firstName: '', lastName: '', oneName: false });
const emptyChild = (title: string): ChildForm => ({ ...emptyPerson(), title, age: '' });
export const emptyRequests = (): RequestsForm => ({
  nonSmoking: false,
  bedType: '',
  checkInTime: '',
  checkOutTime: '',
  highFloor: false,
  connectingRooms: false,
  other: '',
});

export function emptyForm(): CheckoutForm {
  return {
    contact: { ...emptyPerson(), email: '', phone: { callingCode: DEFAULT_CALLING_CODE, national: '' } },
    isGuest: true,
    guests: [],
    children: [],
    requests: emptyRequests(),
  };
}

/** The form for a stay: a guest for each room and a place for each child. What was typed for others stays out of the way, not lost. */
export function fitForm(form: CheckoutForm, { rooms, children }: Pick<Occupancy, 'rooms' | 'children'>): CheckoutForm {
  const childTitle = childTitleFrom(form.contact.title);
  return {
    ...form,
    guests: Array.from({ length: rooms }, (_, index) => form.guests[index] ?? emptyPerson()),
    children: Array.from({ length: children }, (_, index) => form.children[index] ?? emptyChild(childTitle)),
  };
}

/** Puts the member's own data where nothing was typed yet; a leading zero of the phone goes (spec section 5). */
export function withMember(form: CheckoutForm, user: Member): CheckoutForm {
  const { contact } = form;
  const isNamed = contact.firstName !== '' || contact.lastName !== '';
  const oneName = user.last_name.trim() === '' || user.last_name.trim() === user.first_name.trim();
  const name = isNamed
    ? {}
    : {
        firstName: user.first_name,
        lastName: oneName ? lastNameForMononym(user.first_name) : user.last_name,
        oneName,
      };
  const phone = contact.phone.national ? contact.phone : splitPhone(user.phone, contact.phone.callingCode);
  return { ...form, contact: { ...contact, ...name, email: contact.email || user.email, phone } };
}

/** First and last name as they are sent and printed. */
export function printedName({ firstName, lastName, oneName }: Omit<PersonForm, 'title'>): {
  readonly first: string;
  readonly last: string;
} {
  const first = firstName.trim().replace(/\s+/g, ' ');
  return { first, last: oneName ? lastNameForMononym(first) : lastName.trim().replace(/\s+/g, ' ') };
}

/** Who has the key of a room: the person who books, or the guest named for it. */
export function mainGuest(form: CheckoutForm, room: number): PersonForm {
  return (form.isGuest && room === 0 ? undefined : form.guests[room]) ?? form.contact;
}

/** Reads a stored draft; a draft of another shape counts as none. */
export function parseDraft(text: string | undefined): CheckoutForm | undefined {
  if (!text) return undefined;
  try {
    const draft = JSON.parse(text) as Partial<CheckoutForm> | null;
    if (!draft?.contact?.phone || !Array.isArray(draft.guests) || !Array.isArray(draft.children)) return undefined;
    const empty = emptyForm();
    return {
      ...empty,
      ...draft,
      contact: { ...empty.contact, ...draft.contact },
      requests: { ...empty.requests, ...draft.requests },
    };
  } catch {
    return undefined;
  }
}

/** True when somebody has begun to type; a member's own data that we filled in does not count as typed. */
export function hasTyped({ contact, guests, children, requests }: CheckoutForm): boolean {
  const isNamed = ({ firstName, lastName }: PersonForm) => firstName !== '' || lastName !== '';
  return contact.title !== '' || guests.some(isNamed) || children.some(isNamed) || requests.other !== '';
}
