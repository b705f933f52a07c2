import { emptyContact, emptyPerson, type ContactForm, type PersonForm } from '@wisata/kernel/contact-form';
import { emptyDay, type TypedDay } from '@wisata/kernel/typed-day';
import type { TripSearch } from '../trip/trip-search.rules.ts';

/** Whoever drives a rented car, as typed. */
export interface DriverForm extends PersonForm {
  birth: TypedDay;
  licenceNumber: string;
  licenceSince: TypedDay;
  licenceExpires: TypedDay;
}

/** The licence of a second driver, as typed. */
export interface SecondDriverForm {
  name: string;
  number: string;
  expires: TypedDay;
}

/** Everything that is typed in the checkout of a vehicle. */
export interface CheckoutForm {
  contact: ContactForm;
  /** The contact drives, whose name is then not typed again. */
  isDriving: boolean;
  /** One driver; a list, as every form keeps its people. */
  drivers: DriverForm[];
  second: SecondDriverForm;
  flight: string;
  /** The flight of the search that was last looked at, to know one that was typed from it. */
  searchFlight: string;
  /** What the driver's sign says; empty for the contact's name. */
  sign: string;
  remark: string;
}

/** Where the driver stands in the form. */
export const DRIVER_PATH = 'drivers.0';

const emptyDriver = (): DriverForm => ({
  ...emptyPerson(),
  birth: emptyDay(),
  licenceNumber: '',
  licenceSince: emptyDay(),
  licenceExpires: emptyDay(),
});

const emptySecond = (): SecondDriverForm => ({ name: '', number: '', expires: emptyDay() });

export const emptyForm = (): CheckoutForm => ({
  contact: emptyContact(),
  isDriving: true,
  drivers: [emptyDriver()],
  second: emptySecond(),
  flight: '',
  searchFlight: '',
  sign: '',
  remark: '',
});

/** The form for a search: what was typed for the same one stays, and another one brings its own flight. */
export function fitForm(form: CheckoutForm, { flight: searchFlight }: Pick<TripSearch, 'flight'>): CheckoutForm {
  if (form.searchFlight === searchFlight) return form;
  const typed = form.flight === form.searchFlight ? '' : form.flight;
  return { ...form, flight: searchFlight || typed, searchFlight };
}

/** Who drives, with the contact's name where that is the contact. */
export function driverOf({ contact, isDriving, drivers }: CheckoutForm): DriverForm {
  const driver = drivers[0] ?? emptyDriver();
  if (!isDriving) return driver;
  const { title, firstName, lastName, oneName } = contact;
  return { ...driver, title, firstName, lastName, oneName };
}

/** Reads a stored draft; a draft of another shape counts as none. */
export function parseDraft(kept: unknown): CheckoutForm | undefined {
  const draft = kept as Partial<CheckoutForm> | null | undefined;
  if (!draft?.contact?.phone || !Array.isArray(draft.drivers)) return undefined;
  const empty = emptyForm();
  return {
    contact: { ...empty.contact, ...draft.contact },
    isDriving: draft.isDriving !== false,
    drivers: [{ ...emptyDriver(), ...draft.drivers[0] }],
    second: { ...emptySecond(), ...draft.second },
    flight: draft.flight ?? '',
    searchFlight: draft.searchFlight ?? '',
    sign: draft.sign ?? '',
    remark: draft.remark ?? '',
  };
}

/** True when anything beside the contact is typed. */
export const hasTyped = ({ drivers: [driver], second, sign, remark }: CheckoutForm): boolean =>
  [driver?.firstName, driver?.licenceNumber, driver?.birth.year, second.number, sign, remark].some(Boolean);

const CONTACT = ['title', 'firstName', 'lastName', 'email', 'phone.national'].map((name) => `contact.${name}`);
const DRIVER = ['title', 'firstName', 'lastName', 'birth', 'licenceNumber', 'licenceSince', 'licenceExpires'];
const SECOND = ['name', 'number', 'expires'].map((name) => `second.${name}`);

/** Every field that may be wrong, in the order of the page. */
export const FIELD_NAMES: readonly string[] = [
  ...CONTACT,
  ...DRIVER.map((name) => `${DRIVER_PATH}.${name}`),
  ...SECOND,
  'flight',
  'sign',
  'remark',
];
