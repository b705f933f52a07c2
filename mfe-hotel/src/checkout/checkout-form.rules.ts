import { emptyContact, emptyPerson, type PersonForm } from '@wisata/kernel/contact-form';
import type { Occupancy } from '@wisata/kernel/contracts/hotel-occupancy';
import type { SavablePerson } from '@wisata/runtime/booking/saved-passengers.rules';

/** How a saved guest is reached, and the day of birth where it was saved. */
export interface GuestReach {
  /** First and last name of whom it is of. */
  readonly name: string;
  readonly callingCode: string;
  readonly phone: string;
  readonly email: string;
  readonly birthDate: string;
}

export interface GuestForm extends SavablePerson {
  /** What else is saved of that passenger. */
  reach?: GuestReach;
}

/** A hotel prepares a room for a child's age and asks for nothing else of it. */
export interface ChildForm {
  /** Whole years on the day of check-in, as typed or chosen. */
  age: string;
}

/** Wishes that the hotel does not guarantee (spec section 3, Hotel special requests). */
export const emptyRequests = () => ({
  nonSmoking: false,
  bedType: '' as '' | 'twin' | 'king',
  checkInTime: '',
  checkOutTime: '',
  highFloor: false,
  connectingRooms: false,
  /** A bed of their own for the children. */
  childBed: false,
  other: '',
});
export type RequestsForm = ReturnType<typeof emptyRequests>;

/** Everything that is typed in a hotel checkout. One guest a room gives the name for its key. */
export function emptyForm() {
  return {
    contact: emptyContact(),
    /** The person who books stays in the first room; `guests[0]` is then of no account. */
    isGuest: true,
    guests: [] as GuestForm[],
    children: [] as ChildForm[],
    /** What the search said of their ages when they were last filled in from it. */
    searchedAges: [] as readonly number[],
    requests: emptyRequests(),
  };
}
export type CheckoutForm = ReturnType<typeof emptyForm>;

type Party = Pick<Occupancy, 'rooms' | 'children'> & { readonly childAges?: readonly number[] };

/**
 * The form for a stay: a guest for each room and a place for each child, whose age the search has asked for already. An age
 * that was corrected here stays until a search says others.
 */
export function fitForm(form: CheckoutForm, { rooms, children, childAges = [] }: Party): CheckoutForm {
  const searched = String(childAges) === String(form.searchedAges) ? [] : childAges;
  const childAt = (index: number) => ({ age: String(searched[index] ?? form.children[index]?.age ?? '') });
  return {
    ...form,
    searchedAges: childAges,
    guests: Array.from({ length: rooms }, (_, index) => form.guests[index] ?? emptyPerson()),
    children: Array.from({ length: children }, (_, index) => childAt(index)),
  };
}

/** Whether a bed is wished for: only with a child. */
export const wantsChildBed = ({ children, requests }: CheckoutForm): boolean =>
  children.length > 0 && requests.childBed;

/** Who has the key of a room: the person who books, or the guest named for it. */
export function mainGuest(form: CheckoutForm, room: number): GuestForm {
  return (form.isGuest && room === 0 ? undefined : form.guests[room]) ?? form.contact;
}

/** Reads a stored draft; a draft of another shape counts as none. */
export function parseDraft(kept: unknown): CheckoutForm | undefined {
  const draft = kept as Partial<CheckoutForm> | null | undefined;
  if (!draft?.contact?.phone || !Array.isArray(draft.guests) || !Array.isArray(draft.children)) return undefined;
  const empty = emptyForm();
  return {
    ...empty,
    ...draft,
    contact: { ...empty.contact, ...draft.contact },
    requests: { ...empty.requests, ...draft.requests },
  };
}

/** True when a guest or a wish is typed. */
export function hasTyped({ guests, requests }: CheckoutForm): boolean {
  const isNamed = ({ firstName, lastName }: PersonForm) => firstName !== '' || lastName !== '';
  return guests.some(isNamed) || requests.other !== '';
}
