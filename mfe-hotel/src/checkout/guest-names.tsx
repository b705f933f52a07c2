import { titlesFor, TRIP_BANDS } from '@wisata/kernel/passengers';
import { PersonFields } from '@wisata/runtime/booking/person-fields';
import { TitleSelect } from '@wisata/runtime/booking/title-fields';
import { usePersonName } from '@wisata/runtime/booking/use-person-name';
import { valueAt } from '@wisata/ui/form-path';
import { useFields } from './checkout-fields.ts';

const TITLES = titlesFor(TRIP_BANDS, 'ADT');

/** Title and names of somebody, and what the voucher prints for one name. */
export function GuestNames({ path }: { readonly path: 'contact' | `guests.${number}` }) {
  const { values } = useFields();
  const person = valueAt(values, path);
  const printed = usePersonName()(person);
  const own = path === 'contact';
  const title = <TitleSelect path={path} titles={TITLES} own={own} />;
  return <PersonFields path={path} person={person} own={own} title={title} printed={printed} />;
}
