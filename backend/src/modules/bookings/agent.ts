import type { Trx } from '../../app/schema.ts';
import { findUserById } from '../auth/index.ts';
import type { BookingDraft } from './booking.ts';

/** Agents give it in mails and on the phone. */
const agentCode = (userId: string) => `AG-${userId.replaceAll('-', '').slice(0, 8).toUpperCase()}`;

/** Who sold the booking and to which company (spec section 3); null for what travellers book themselves. */
export async function agentFields(trx: Trx, { userId, customerCompany }: BookingDraft) {
  const user = userId === null ? undefined : await findUserById(trx, userId);
  const agent = user?.role === 'agent' ? user : undefined;
  return {
    agent: agent ? `${agent.first_name} ${agent.last_name}`.trim() : null,
    agent_code: agent ? agentCode(agent.id) : null,
    customer_company: (agent && customerCompany) || null,
  };
}
