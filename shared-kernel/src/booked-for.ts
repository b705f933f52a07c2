import type { KeyValueStore, Session } from './app-context.ts';
import { storageKey } from './storage-keys.ts';

interface Agency {
  readonly session: Pick<Session, 'user'>;
  readonly storage: { readonly local: KeyValueStore };
}

/** Longest name of a customer company that bookings take. */
export const COMPANY_LIMIT = 120;

const keyOf = (userId: string) => storageKey('booked_for', userId);

const agentOf = ({ session }: Agency) => {
  const user = session.user();
  return user?.role === 'agent' ? user : undefined;
};

/** The company that an agent books for at the moment, kept on this device; empty for everybody else and for none. */
export function findCompany(agency: Agency): string {
  const agent = agentOf(agency);
  return (agent && agency.storage.local.get(keyOf(agent.id))) ?? '';
}

/** Sets the company that an agent books for; does nothing for an empty name or another member. */
export function keepCompany(agency: Agency, name: string): void {
  const agent = agentOf(agency);
  const company = name.trim().slice(0, COMPANY_LIMIT);
  if (!agent) return;
  if (company) agency.storage.local.set(keyOf(agent.id), company);
  else agency.storage.local.remove(keyOf(agent.id));
}
