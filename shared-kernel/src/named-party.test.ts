import { describe, expect, test } from '@jest/globals';
import { emptyContact, emptyPerson, type PersonForm } from './contact-form.ts';
import { namedParty, type NamedPartyForm, type NamedPlace } from './named-party.ts';

const emptyForm = (): NamedPartyForm<PersonForm> => ({
  contact: emptyContact(),
  notes: '',
  isTravelling: true,
  travellers: [],
});
const { fitForm, travellerAt, parseDraft } = namedParty(emptyForm, emptyPerson);
const place = (type: NamedPlace['type'], number: number): NamedPlace => ({
  type,
  path: `travellers.${number - 1}`,
  index: 0,
  number,
});
const ADULT = place('ADT', 1);
const CHILD = place('CHD', 2);
const INFANT = place('INF', 3);
const AYU = { ...emptyContact(), title: 'MRS', firstName: 'Ayu', lastName: 'Lestari' };

describe('a party of names', () => {
  test('begins with the only title of a type, for children with the one that follows who books', () => {
    const { travellers } = fitForm({ ...emptyForm(), contact: AYU }, [ADULT, CHILD, INFANT]);
    expect(travellers.map(({ title }) => title)).toEqual(['', 'MISS', 'INF']);
  });

  test('keeps who is typed in the place, without a title that does not fit it', () => {
    const typed = { ...emptyForm(), travellers: [{ ...emptyPerson('MSTR'), firstName: 'Raka' }] };
    expect(fitForm(typed, [ADULT]).travellers).toEqual([{ ...emptyPerson(), firstName: 'Raka' }]);
    expect(fitForm(typed, [place('CHD', 1)]).travellers[0]).toMatchObject({ title: 'MSTR', firstName: 'Raka' });
  });

  test('keeps everybody among those of the same type, also who does not come along for now', () => {
    const named = (...names: string[]) => names.map((firstName) => ({ ...emptyPerson(), firstName }));
    const of = (...types: NamedPlace['type'][]) =>
      types.map((type, at) => ({
        ...place(type, at + 1),
        index: types.slice(0, at).filter((each) => each === type).length,
      }));
    const namesIn = ({ travellers }: NamedPartyForm<PersonForm>) => travellers.map(({ firstName }) => firstName);
    const again = (form: NamedPartyForm<PersonForm>) => parseDraft(JSON.parse(JSON.stringify(form)))!;
    const empty = fitForm({ ...emptyForm(), contact: AYU }, of('ADT', 'ADT', 'CHD'));
    const family = { ...empty, travellers: named('', 'Budi', 'Kirana') };

    const without = fitForm(again(family), of('ADT', 'CHD'));
    expect(namesIn(without)).toEqual(['', 'Kirana']);
    expect(namesIn(fitForm(again(family), of('ADT', 'ADT', 'ADT', 'CHD')))).toEqual(['', 'Budi', '', 'Kirana']);
    const alone = fitForm(again({ ...without, travellers: named('', 'Raka') }), of('ADT'));
    expect(namesIn(alone)).toEqual(['']);
    expect(namesIn(fitForm(again(alone), of('ADT', 'ADT', 'CHD')))).toEqual(['', 'Budi', 'Raka']);
  });

  test('takes who stands in a draft of an earlier release by their number', () => {
    const old = {
      ...emptyForm(),
      contact: AYU,
      travellers: [emptyPerson(), { ...emptyPerson(), firstName: 'Kirana' }],
    };
    expect(fitForm(old, [ADULT, CHILD]).travellers[1]).toMatchObject({ firstName: 'Kirana', title: 'MISS' });
    expect(fitForm(old, [ADULT]).travellers).toEqual([emptyPerson()]);
  });

  test('has the contact in the first place while the contact comes along', () => {
    const form = { ...emptyForm(), contact: AYU };
    expect(travellerAt(form, ADULT)).toMatchObject({ title: 'Mrs', firstName: 'Ayu' });
    expect(travellerAt({ ...form, isTravelling: false }, ADULT)).toEqual(emptyPerson());
    expect(travellerAt(form, CHILD)).toEqual(emptyPerson());
  });

  test('is read from a draft; one of another shape counts as none', () => {
    const form = { ...emptyForm(), contact: AYU, notes: 'By noon', travellers: [emptyPerson('Mr')] };
    expect(parseDraft(JSON.parse(JSON.stringify(form)))).toEqual(form);
    for (const odd of [undefined, null, {}, { contact: { phone: {} } }]) expect(parseDraft(odd)).toBeUndefined();
  });
});
