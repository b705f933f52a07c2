import { emptyContact, type ContactForm } from '@wisata/kernel/contact-form';

/** Calling code of the contact of tours and venues until the traveller says another (spec sections 3 and 9). */
const CALLING_CODE = '65';

/** A contact of whom nothing is typed yet. */
export const emptyVisitContact = (): ContactForm => ({
  ...emptyContact(),
  phone: { callingCode: CALLING_CODE, national: '' },
});
