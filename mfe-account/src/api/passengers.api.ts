import type { ApiClient } from '@wisata/kernel/api';
import type { PassengerPayload } from '@wisata/kernel/contracts/passenger-requests';
import type { CalendarDate } from '@wisata/kernel/dates';
import { readMessage, readObject, readPaginated, type Page } from '@wisata/kernel/envelope';
import { parseIdType, type IdType } from '@wisata/kernel/identity';
import { success, type Outcome } from '@wisata/kernel/outcome';
import { splitPhone, type PhoneParts } from '@wisata/kernel/phone';
import { PASSENGER, type PassengerRecord } from './passenger.schema.ts';

const PATH = '/api/v1/dashboard/passenger';
const OPERATION = 'passenger';

/** Somebody the member travels with. Only the first name is certain. */
export interface Passenger {
  readonly id: string;
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: PhoneParts;
  /** Nationality, ISO 3166 alpha-2. */
  readonly country: string;
  readonly email: string;
  readonly birthDate: CalendarDate | undefined;
  readonly idType: IdType['slug'];
  readonly idNumber: string;
  readonly passportExpiry: CalendarDate | undefined;
}

function toPassenger(record: PassengerRecord): Passenger {
  const callingCode = record.calling_code.replace(/\D/g, '') || '62';
  return {
    id: record.id,
    title: record.title,
    firstName: record.first_name,
    lastName: record.last_name,
    phone: { callingCode, national: splitPhone(record.phone, callingCode).national },
    country: record.country,
    email: record.email,
    birthDate: record.birthdate ?? undefined,
    idType: parseIdType(record.id_type)?.slug ?? 'ktp',
    idNumber: record.id_number,
    passportExpiry: record.passport_expire ?? undefined,
  };
}

function toBody(passenger: Omit<Passenger, 'id'>): PassengerPayload {
  const { phone } = passenger;
  return {
    title: passenger.title,
    first_name: passenger.firstName,
    last_name: passenger.lastName,
    calling_code: phone.national ? phone.callingCode : '',
    country: passenger.country,
    phone: phone.national,
    email: passenger.email,
    birthdate: passenger.birthDate ?? null,
    id_type: parseIdType(passenger.idType)?.value ?? 1,
    id_number: passenger.idNumber,
    passport_expire: passenger.passportExpiry ?? null,
  };
}

/** The saved passengers by name; `keyword` narrows them. */
export async function searchPassengers(
  api: ApiClient,
  { page, keyword }: { readonly page: number; readonly keyword: string },
  signal: AbortSignal,
): Promise<Outcome<Page<Passenger>>> {
  const answer = await api.call({
    method: 'GET',
    path: PATH,
    query: { page, keyword: keyword || undefined },
    operation: OPERATION,
    read: readPaginated(PASSENGER),
    signal,
  });
  return answer.ok ? success({ ...answer.data, items: answer.data.items.map(toPassenger) }) : answer;
}

export async function loadPassenger(api: ApiClient, id: string, signal: AbortSignal): Promise<Outcome<Passenger>> {
  const answer = await api.call({
    method: 'GET',
    path: `${PATH}/${encodeURIComponent(id)}`,
    operation: OPERATION,
    read: readObject(PASSENGER),
    signal,
  });
  return answer.ok ? success(toPassenger(answer.data)) : answer;
}

/** Creates without an id, changes with one; gives the server's message. */
export function savePassenger(
  api: ApiClient,
  passenger: Omit<Passenger, 'id'>,
  id: string | undefined,
): Promise<Outcome<string>> {
  return api.call({
    method: id === undefined ? 'POST' : 'PATCH',
    path: id === undefined ? PATH : `${PATH}/${encodeURIComponent(id)}`,
    json: toBody(passenger),
    operation: OPERATION,
    read: readMessage(),
  });
}

export function deletePassenger(api: ApiClient, id: string): Promise<Outcome<string>> {
  return api.call({
    method: 'DELETE',
    path: `${PATH}/${encodeURIComponent(id)}`,
    operation: OPERATION,
    read: readMessage(),
  });
}
