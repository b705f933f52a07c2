import type { ProductBookingPayload } from '@wisata/kernel/contracts/category-product-booking';
import type { ProductSale } from '@wisata/kernel/contracts/category-product-sale';
import { emptyContact, emptyPerson, type PersonForm } from '@wisata/kernel/contact-form';
import { contactProblems, personProblems, problemsAt, type Problem } from '@wisata/kernel/contact-problems';
import type { Locale } from '@wisata/kernel/locale';
import { toMajor, type Money } from '@wisata/kernel/money';
import { namedParty, type NamedPartyForm, type NamedPlace } from '@wisata/kernel/named-party';
import { contactPayload, findPartyField, isContact, namePayload, partyFields } from '@wisata/kernel/party-form';
import { choicePayload, type ProductChoice } from '../products/choice.rules.ts';

/** Everything that is typed in the checkout of an activity or extra; travellers where the voucher names everybody. */
export type CheckoutForm = NamedPartyForm<PersonForm>;
export type Place = NamedPlace;

const MOST_LETTERS = 300;
/** Spec section 3: that of the generic contact form. */
const CALLING_CODE = '65';

export const emptyForm = (): CheckoutForm => ({
  contact: { ...emptyContact(), phone: { callingCode: CALLING_CODE, national: '' } },
  notes: '',
  isTravelling: true,
  travellers: [],
});

/** The places of everybody whom the voucher names; none where it names who books. */
export function placesOf(sale: ProductSale, { adult, child, qty }: ProductChoice): Place[] {
  if (!sale.needsNames) return [];
  const [adults, children] = sale.product_unit === 'piece' ? [qty, 0] : [adult, child];
  return Array.from({ length: adults + children }, (_, at) => ({
    type: at < adults ? 'ADT' : 'CHD',
    path: `travellers.${at}`,
    index: at < adults ? at : at - adults,
    number: at + 1,
  }));
}

export const { fitForm, travellerAt, parseDraft } = namedParty(emptyForm, emptyPerson);

/** What is still to be fixed in a place. */
export const placeProblems = (form: CheckoutForm, place: Place): Problem[] =>
  isContact(form, place) ? [] : problemsAt(place.path, personProblems(travellerAt(form, place)));

/** Everything to fix, in the order of the page; empty when the form can be sent. */
export const findProblems = (form: CheckoutForm, places: readonly Place[]): Problem[] => [
  ...problemsAt('contact', contactProblems(form.contact)),
  ...(form.notes.length > MOST_LETTERS ? [{ name: 'notes', key: 'notesLong' }] : []),
  ...places.flatMap((place) => placeProblems(form, place)),
];

/** True when anything beside the contact is typed. */
export const hasTyped = ({ notes, travellers }: CheckoutForm): boolean =>
  notes !== '' || travellers.some(({ firstName }) => firstName !== '');

/** Every field that may be wrong, in the order of the page. */
export const fieldNames = (places: readonly Place[]) =>
  partyFields(places, ['title', 'firstName', 'lastName'], ['notes']);

interface Subject {
  readonly sale: ProductSale;
  readonly choice: ProductChoice;
  readonly total: Money;
  readonly locale: Locale;
}

/** What is sent for a form, at the total that was agreed to. */
export function toPayload(form: CheckoutForm, { sale, choice, total, locale }: Subject) {
  const paxes = placesOf(sale, choice).map((place) => {
    const person = travellerAt(form, place);
    return { type: place.type, ...namePayload(person) };
  });
  return {
    ...choicePayload(sale, choice),
    total_price: toMajor(total),
    contact: { ...contactPayload(form.contact), notes: form.notes.trim() },
    paxes,
    locale,
  } satisfies ProductBookingPayload;
}

/** The form field that a server's field path means; undefined when there is none. */
export function findFormField(path: string, form: CheckoutForm, places: readonly Place[]): string | undefined {
  if (path === 'contact.notes') return 'notes';
  return findPartyField(path, form, { list: 'paxes', places, fieldOf: () => undefined });
}
