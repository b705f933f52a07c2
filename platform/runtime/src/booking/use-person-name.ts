import { printedName, type PersonForm } from '@wisata/kernel/contact-form';
import { guestName } from '@wisata/kernel/document-name';
import { useApp } from '@wisata/runtime';

/** Somebody in a form as the voucher will print them, with their title; empty without a name. */
export function usePersonName(): (person: PersonForm) => string {
  const { locale } = useApp();
  return (person) => {
    const { first, last } = printedName(person);
    return guestName({ title: person.title, first_name: first, last_name: last }, locale);
  };
}
