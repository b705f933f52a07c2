import { emptyContact, type ContactForm, type PersonForm } from './contact-form.ts';
import type { Problem } from './contact-problems.ts';
import { isContact, partyFields, underContactsName, type PartyForm, type PartyPlace } from './party-form.ts';
import { defaultTitle, type PassengerBand, type PassengerType } from './passengers.ts';
import type { TravellerCounts } from './traveller-counts.ts';

/** Who books, and everybody who travels, in a list for each type. */
export type PartyListsForm<P, Name extends string> = {
  contact: ContactForm;
  /** The contact is the first adult, whose name is then not typed again. */
  isTravelling: boolean;
} & { [List in Name]: P[] };

/** One traveller's place in such a form. */
export interface ListPlace<Type extends PassengerType, Name extends string> extends PartyPlace {
  readonly type: Type;
  readonly path: `${Name}.${number}`;
}

/** What a service says of its travellers. */
interface PartyLists<P, Type extends PassengerType, Name extends string> {
  /** The list of each type, in the order of the page: `{ ADT: 'adults' }`. */
  readonly lists: Readonly<Record<Type, Name>>;
  readonly bands: readonly PassengerBand[];
  readonly empty: (title?: string) => P;
  /** What may be wrong with one of them, in the order of the page. */
  readonly fields: readonly string[];
  readonly hasBegun: (person: P) => boolean;
}

/** The rules of a form with a list for each type of traveller. */
export function createPartyLists<P extends PersonForm, Type extends PassengerType, Name extends string>({
  lists,
  bands,
  empty,
  fields,
  hasBegun,
}: PartyLists<P, Type, Name>) {
  type Form = PartyListsForm<P, Name>;
  const types = Object.keys(lists) as Type[];
  const withLists = (form: PartyForm, listOf: (type: Type) => readonly P[]) =>
    ({ ...form, ...Object.fromEntries(types.map((type) => [lists[type], listOf(type)])) }) as Form;
  const emptyForm = (): Form => withLists({ contact: emptyContact(), isTravelling: true }, () => []);

  /** The places of a party, type by type. */
  function placesOf(counts: TravellerCounts): ListPlace<Type, Name>[] {
    const places = types.flatMap((type) =>
      Array.from({ length: counts[type] }, (_, index) => ({ type, index, path: `${lists[type]}.${index}` as const })),
    );
    return places.map((place, at) => ({ ...place, number: at + 1 }));
  }

  /** The form for a party: somebody typed keeps the place, a missing one is empty; those beyond the party stay out of the way. */
  function fitForm(form: Form, counts: TravellerCounts): Form {
    const firstTitle = (form.isTravelling ? form.contact.title : form[lists[types[0]!]][0]?.title) ?? '';
    const titleOf = (type: Type) => (type === 'ADT' ? '' : defaultTitle(bands, type, firstTitle));
    return withLists(form, (type) =>
      Array.from({ length: counts[type] }, (_, index) => form[lists[type]][index] ?? empty(titleOf(type))),
    );
  }

  /** Who sits in a place, with the contact's name where the contact travels. */
  function personAt(form: Form, place: Pick<ListPlace<Type, Name>, 'type' | 'index'>): P {
    const person = form[lists[place.type]][place.index] ?? empty();
    return isContact(form, place) ? underContactsName(person, form.contact, bands) : person;
  }

  /** Reads a stored draft; a draft of another shape counts as none. */
  function parseDraft(kept: unknown): Form | undefined {
    const draft = kept as Partial<Form> | null | undefined;
    if (!draft?.contact?.phone || !types.every((type) => Array.isArray(draft[lists[type]]))) return undefined;
    const contact = { ...emptyContact(), ...draft.contact };
    return withLists({ contact, isTravelling: draft.isTravelling !== false }, (type) =>
      (draft as Form)[lists[type]].map((person) => ({ ...empty(), ...person })),
    );
  }

  /** True when somebody has begun to type whom the contact books for. */
  const hasTyped = (form: Form) => types.some((type) => form[lists[type]].some(hasBegun));

  return {
    /** The rules of a checkout of so many. */
    rulesFor: (counts: TravellerCounts, findProblems: (form: Form) => readonly Problem[]) => ({
      empty: emptyForm,
      parseDraft,
      bands,
      fit: (form: Form) => fitForm(form, counts),
      findProblems,
      hasTyped,
    }),
    emptyForm,
    placesOf,
    fitForm,
    personAt,
    parseDraft,
    hasTyped,
    /** Every field that may be wrong, in the order of the page. */
    fieldNames: (counts: TravellerCounts) => partyFields(placesOf(counts), fields),
  };
}
