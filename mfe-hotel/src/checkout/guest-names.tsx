import { printedName } from '@wisata/kernel/contact-form';
import { guestName } from '@wisata/kernel/document-name';
import { titlesFor, TRIP_BANDS } from '@wisata/kernel/passengers';
import { PersonFields } from '@wisata/runtime/booking/person-fields';
import { TitleSelect } from '@wisata/runtime/booking/title-fields';
import { valueAt } from '@wisata/ui/form-path';
import { useFields } from './checkout-fields.ts';

const TITLES = titlesFor(TRIP_BANDS, 'ADT');

/** Title and names of somebody, and what the voucher prints for one name. */
export function GuestNames({ path }: { readonly path: 'contact' | `guests.${number}` }) {
  const { values } = useFields();
  const person = valueAt(values, path);
  const { first, last } = printedName(person);
  const printed = first || last ? guestName({ title: person.title, first_name: first, last_name: last }) : '';
  const own = path === 'contact';
  const title = <TitleSelect path={path} titles={TITLES} own={own} />;
  return <PersonFields path={path} person={person} own={own} title={title} printed={printed} />;
}
