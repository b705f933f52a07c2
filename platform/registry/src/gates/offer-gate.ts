import { findFacts, findLive } from './build-facts.ts';
import type { Gate, GateInput } from './gate.ts';

/** An address stays the same when only the name of a part that varies is another. */
const addressOf = (route: string) => route.replaceAll(/:[^/?]+/g, ':');

function matches(pattern: string, slot: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return pattern === slot;
  const last = rest.at(-1)!;
  return slot.length >= first.length + last.length && slot.startsWith(first) && slot.endsWith(last);
}

/** Other packages of the live composition that show a slot. */
async function usersOf(slot: string, { release, store, states }: GateInput): Promise<string[]> {
  const others = Object.keys(states).filter((name) => name !== release.name);
  const users = others.map(async (name) => {
    const live = findLive(states, name);
    const facts = live && (await findFacts(store, live));
    return facts?.shows.some((pattern) => matches(pattern, slot)) ? name : undefined;
  });
  return (await Promise.all(users)).filter((name) => name !== undefined);
}

/** Pages that visitors may have open or saved, and slots that other live packages show, may not vanish. */
export const findVanished: Gate = async (input) => {
  const { release, store, states } = input;
  const live = findLive(states, release.name);
  const before = live && (await findFacts(store, live));
  const after = await findFacts(store, release);
  if (!before || !after) return [];
  const addresses = after.routes.map(addressOf);
  const routes = before.routes.filter((route) => !addresses.includes(addressOf(route)));
  const reasons = routes.map((route) => `Its page /${route} is gone, and visitors have it: keep it as a redirect.`);
  for (const slot of before.slots.filter((each) => !after.slots.includes(each))) {
    const users = await usersOf(slot, input);
    if (users.length > 0) reasons.push(`Its slot ${slot} is gone, and ${users.join(' and ')} may show it.`);
  }
  return reasons;
};
