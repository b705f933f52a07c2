import { rootOf } from '@wisata/kernel/route-map';
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

/** First segments of addresses that another live package has already: two owners of one would take turns. */
async function findTaken(routes: readonly string[], { release, store, states }: GateInput): Promise<string[]> {
  const roots = [...new Set(routes.map(rootOf))];
  const others = Object.keys(states).filter((name) => name !== release.name);
  const reasons = others.map(async (name) => {
    const live = findLive(states, name);
    const facts = live && (await findFacts(store, live));
    const taken = [name, ...(facts?.routes ?? []).map(rootOf)];
    return roots
      .filter((root) => root !== release.name && taken.includes(root))
      .map((root) => `Its pages under /${root} belong to ${name}.`);
  });
  return (await Promise.all(reasons)).flat();
}

/** Pages that visitors may have open or saved, and slots that other live packages show, may not vanish; nothing is taken of another package. */
export const findOfferProblems: Gate = async (input) => {
  const { release, store, states } = input;
  const live = findLive(states, release.name);
  const before = live && (await findFacts(store, live));
  const after = await findFacts(store, release);
  if (!after) return [];
  const taken = await findTaken(after.routes, input);
  if (!before) return taken;
  const addresses = after.routes.map(addressOf);
  const routes = before.routes.filter((route) => !addresses.includes(addressOf(route)));
  const reasons = routes.map((route) => `Its page /${route} is gone, and visitors have it: keep it as a redirect.`);
  for (const slot of before.slots.filter((each) => !after.slots.includes(each))) {
    const users = await usersOf(slot, input);
    if (users.length > 0) reasons.push(`Its slot ${slot} is gone, and ${users.join(' and ')} may show it.`);
  }
  return [...reasons, ...taken];
};
