import { SOLD_BY_ONCE } from '@wisata/kernel/contracts/fields';
import * as v from 'valibot';
import type { Line } from '../api/order.schema.ts';

const SOLD = v.object(SOLD_BY_ONCE);

/** For which company a booking was made and which agent sold it; nothing for what travellers book themselves. */
export function soldByTexts({ detail }: Pick<Line, 'detail'>): string[] {
  const sold = v.safeParse(SOLD, detail);
  if (!sold.success) return [];
  const { customer_company: company, agent, agent_code: code } = sold.output;
  return [company, agent && code ? `${agent} (${code})` : agent].filter((each) => typeof each === 'string');
}
