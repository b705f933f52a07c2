import type { ContactForm, PersonForm } from './contact-form.ts';
import { isContact, underContactsName, type PartyPlace } from './party-form.ts';
import { childTitleFrom, findTitle, titlesFor, TRIP_BANDS, type PassengerType } from './passengers.ts';

/** A form that names everybody who comes, and says what the operator should know. */
export interface NamedPartyForm<P extends PersonForm> {
  contact: ContactForm;
  notes: string;
  /** The contact is the first adult, whose name is then not typed again. */
  isTravelling: boolean;
  travellers: P[];
  /** What each of them comes as; missing before the form is fitted to a party. */
  types?: PassengerType[] | undefined;
  /** Who was typed for another party and does not come along in this one. */
  away?: { type: PassengerType | undefined; traveller: P }[] | undefined;
}

/** One traveller's place in it. */
export interface NamedPlace extends PartyPlace {
  readonly path: `travellers.${number}`;
}

/** The title that a place starts with: the only one of its type, for children the one that follows who books. */
function firstTitle({ type }: NamedPlace, { title }: ContactForm): string {
  if (type === 'CHD') return childTitleFrom(title);
  const [only = '', ...more] = titlesFor(TRIP_BANDS, type);
  return more.length === 0 ? only : '';
}

/** What such forms do alike, given how a form and a traveller of the service begin. */
export function namedParty<P extends PersonForm>(emptyForm: () => NamedPartyForm<P>, emptyTraveller: () => P) {
  return {
    /** The form for a party: somebody typed keeps the place among those of the type; who is beyond the party waits in `away`. */
    fitForm(form: NamedPartyForm<P>, places: readonly NamedPlace[]): NamedPartyForm<P> {
      const types = places.map(({ type }) => type);
      const away = [
        ...form.travellers.map((traveller, at) => ({ traveller, type: (form.types ?? types)[at] })),
        ...(form.away ?? []),
      ];
      const travellers = places.map((place) => {
        const at = away.findIndex(({ type }) => type === place.type);
        const known = at < 0 ? emptyTraveller() : away.splice(at, 1)[0]!.traveller;
        return { ...known, title: findTitle(TRIP_BANDS, place.type, known.title) ?? firstTitle(place, form.contact) };
      });
      return { ...form, travellers, types, away };
    },

    /** Who stands in a place, with the contact's name where the contact comes along. */
    travellerAt(form: NamedPartyForm<P>, place: NamedPlace): P {
      const traveller = form.travellers[place.number - 1] ?? emptyTraveller();
      return isContact(form, place) ? underContactsName(traveller, form.contact, TRIP_BANDS) : traveller;
    },

    /** Reads a stored draft; a draft of another shape counts as none. */
    parseDraft(kept: unknown): NamedPartyForm<P> | undefined {
      const draft = kept as Partial<NamedPartyForm<P>> | null | undefined;
      if (!draft?.contact?.phone || !Array.isArray(draft.travellers)) return undefined;
      return {
        contact: { ...emptyForm().contact, ...draft.contact },
        notes: draft.notes ?? '',
        isTravelling: draft.isTravelling !== false,
        travellers: draft.travellers.map((each) => ({ ...emptyTraveller(), ...each })),
        types: draft.types,
        away: draft.away,
      };
    },
  };
}
