import type { PassengerFields } from '@wisata/kernel/contracts/passenger-requests';
import { ageOn, isCompletePassenger } from '@wisata/kernel/passengers';
import { todayInJakarta } from '@wisata/kernel/dates';
import { badRequest, conflict, notFound } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import { isUuid } from '../bookings/index.ts';
import {
  countPassengers,
  deletePassenger,
  findPassenger,
  insertPassenger,
  updatePassenger,
} from './passengers.repository.ts';
import type { Passenger } from './passengers.repository.ts';

/** More than any family or office travels with; it keeps one account from filling the table. */
const MAX_PER_MEMBER = 200;
const OLDEST = 101;

/** The record of spec section 3, Saved passenger. */
export function toPassengerData(passenger: Passenger) {
  const { user_id: _, created_at: createdAt, updated_at: updatedAt, ...rest } = passenger;
  return {
    ...rest,
    is_complete: isCompletePassenger(passenger),
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}

const unknownPassenger = () => notFound('Passenger not found', 'PASSENGER_NOT_FOUND');

function checkBirthDate({ clock }: BackendContext, birthdate: string | null | undefined): void {
  if (!birthdate) return;
  const today = todayInJakarta(clock.now().getTime());
  const message =
    birthdate > today
      ? 'The birth date is in the future.'
      : ageOn(birthdate, today) > OLDEST
        ? 'Please check the year of the birth date.'
        : undefined;
  if (message) throw badRequest(message, { birthdate: message });
}

export async function getPassenger({ db }: BackendContext, userId: string, id: string): Promise<Passenger> {
  const passenger = isUuid(id) ? await findPassenger(db, { id, userId }) : undefined;
  if (!passenger) throw unknownPassenger();
  return passenger;
}

export async function createPassenger(
  context: BackendContext,
  userId: string,
  fields: PassengerFields,
): Promise<Passenger> {
  checkBirthDate(context, fields.birthdate);
  if ((await countPassengers(context.db, userId)) >= MAX_PER_MEMBER)
    throw conflict(`You can save at most ${MAX_PER_MEMBER} passengers.`, 'PASSENGER_LIMIT');
  return insertPassenger(context.db, userId, fields, context.clock.now());
}

export async function changePassenger(
  context: BackendContext,
  userId: string,
  id: string,
  changes: Partial<PassengerFields>,
): Promise<Passenger> {
  await getPassenger(context, userId, id);
  checkBirthDate(context, changes.birthdate);
  const changed = await updatePassenger(context.db, { id, userId }, changes, context.clock.now());
  if (!changed) throw unknownPassenger();
  return changed;
}

export async function removePassenger({ db }: BackendContext, userId: string, id: string): Promise<void> {
  if (!isUuid(id) || !(await deletePassenger(db, { id, userId }))) throw unknownPassenger();
}
