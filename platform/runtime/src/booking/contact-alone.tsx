import type { PassengerBand } from '@wisata/kernel/passengers';
import { peopleNamed } from '@wisata/kernel/typed-person';
import { useCheckoutFields } from './checkout-form.ts';
import { ContactName } from './contact-parts.tsx';
import { TypedContact } from './typed-people-picker.tsx';

interface ContactAloneProps {
  readonly titles: readonly string[];
  readonly bands: readonly PassengerBand[];
}

/** Who books, where nobody else has to be named: whom this visit has typed already is taken over in one press. */
export function ContactAlone({ titles, bands }: ContactAloneProps) {
  const { contact } = useCheckoutFields().values;
  return (
    <>
      <TypedContact bands={bands} inForm={peopleNamed(contact, [], () => ({}))} />
      <ContactName titles={titles} />
    </>
  );
}
