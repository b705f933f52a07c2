import { printedName } from '@wisata/kernel/contact-form';
import type { TransportBookingPayload } from '@wisata/kernel/contracts/transport-booking-request';
import type { Locale } from '@wisata/kernel/locale';
import { toMajor, type Money } from '@wisata/kernel/money';
import { contactField, contactPayload, PERSON_FIELDS } from '@wisata/kernel/party-form';
import { findTypedDay } from '@wisata/kernel/typed-day';
import { toChoicePayload, type VehicleChoice } from '../trip/vehicle-choice.rules.ts';
import { DRIVER_PATH, driverOf, type CheckoutForm } from './vehicle-form.rules.ts';
import type { RentalFacts } from './vehicle-problems.rules.ts';

/** What is booked, and what was agreed to. */
export interface BookedParts {
  readonly choice: VehicleChoice;
  readonly facts: RentalFacts;
  readonly correlationId: string;
  readonly total: Money;
  readonly locale: Locale;
}

function driverPayload(form: CheckoutForm) {
  const driver = driverOf(form);
  const { first, last } = printedName(driver);
  return {
    title: driver.title,
    first_name: first,
    last_name: last,
    birth_date: findTypedDay(driver.birth) ?? '',
    licence_number: driver.licenceNumber.trim(),
    licence_since: findTypedDay(driver.licenceSince) ?? '',
    licence_expires: findTypedDay(driver.licenceExpires) ?? '',
  };
}

function secondDriver({ second }: CheckoutForm) {
  const licence = {
    name: second.name.trim(),
    number: second.number.trim(),
    expires_on: findTypedDay(second.expires) ?? '',
  };
  return { id: 'SECOND_DRIVER' as const, quantity: 1, evidences: [licence] };
}

/** What is sent for a form, at the total that was agreed to. */
export function toPayload(form: CheckoutForm, { choice, facts, correlationId, total, locale }: BookedParts) {
  const { ancillaries, ...chosen } = toChoicePayload(choice);
  return {
    ...chosen,
    ancillaries: [...ancillaries, ...(facts.hasSecond ? [secondDriver(form)] : [])],
    correlationId,
    total_price: toMajor(total),
    contact: contactPayload(form.contact),
    ...(facts.isSelfDrive
      ? { driver: driverPayload(form) }
      : { flight_number: form.flight.trim(), sign_name: form.sign.trim() }),
    remark: form.remark.trim(),
    locale,
  } satisfies TransportBookingPayload;
}

const DRIVER_FIELDS: Readonly<Record<string, string>> = {
  ...PERSON_FIELDS,
  birth_date: 'birth',
  licence_number: 'licenceNumber',
  licence_since: 'licenceSince',
  licence_expires: 'licenceExpires',
};
const OWN_FIELDS: Readonly<Record<string, string>> = { flight_number: 'flight', sign_name: 'sign', remark: 'remark' };
const EVIDENCE_FIELDS: Readonly<Record<string, string>> = { name: 'name', number: 'number', expires_on: 'expires' };

/** The form field that a server's field path means, `driver.birth_date`; undefined when there is none. */
export function findFormField(path: string): string | undefined {
  const names = path.split('.');
  const [group, name = ''] = names;
  if (group === 'contact') return contactField(name);
  if (group === 'driver') return DRIVER_FIELDS[name] && `${DRIVER_PATH}.${DRIVER_FIELDS[name]}`;
  const last = EVIDENCE_FIELDS[names.at(-1) ?? ''];
  if (path.includes('.evidences')) return `second.${last ?? 'name'}`;
  return OWN_FIELDS[path];
}
