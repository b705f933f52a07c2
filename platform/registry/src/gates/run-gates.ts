import type { Gate, GateInput } from './gate.ts';
import { findDamagedFiles } from './files-gate.ts';
import { findContractMismatch, findMissingModules } from './compatibility-gates.ts';
import type { AcceptableGate, GateName, GateResult, GateResults, Refusals } from './gate-results.ts';
import { findOfferProblems } from './offer-gate.ts';
import { findHeavyPages } from './size-gate.ts';

/** What the gates say: published when there is no reason against it. */
export interface GateVerdict {
  readonly reasons: readonly string[];
  /** The same by gate. */
  readonly refused: Refusals;
  /** Kept with the version. */
  readonly gates: GateResults;
  /** What was said against it and accepted. */
  readonly accepted: Refusals;
}

type Gates = Readonly<Partial<Record<GateName, Gate>>>;

const FIT: Gates = { contract: findContractMismatch, shared: findMissingModules };
const READING: Gates = { files: findDamagedFiles, ...FIT, offer: findOfferProblems, size: findHeavyPages };

/** Asks every gate, also when one has refused already: who publishes wants to know everything at once. */
async function ask(gates: Gates, input: GateInput, accept: readonly AcceptableGate[]): Promise<GateVerdict> {
  const refused: Partial<Record<GateName, readonly string[]>> = {};
  const results: Partial<Record<GateName, GateResult>> = {};
  const accepted: Partial<Record<GateName, readonly string[]>> = {};
  const answers = Object.entries(gates).map(async ([name, gate]) => [name as GateName, await gate(input)] as const);
  for (const [name, answer] of await Promise.all(answers)) {
    if ('skipped' in answer) results[name] = answer;
    else if (answer.length === 0) results[name] = 'passed';
    else if (accept.some((each) => each === name)) results[name] = { accepted: (accepted[name] = answer) };
    else refused[name] = answer;
  }
  return { reasons: Object.values(refused).flat(), refused, gates: results, accepted };
}

/** Reads the build first; a browser only opens what has passed so far. */
export async function runGates(input: GateInput, smoke: Gate, accept: readonly AcceptableGate[]): Promise<GateVerdict> {
  const read = await ask(READING, input, accept);
  if (read.reasons.length > 0) return read;
  const seen = await ask({ smoke }, input, accept);
  return {
    reasons: seen.reasons,
    refused: seen.refused,
    gates: { ...read.gates, ...seen.gates },
    accepted: { ...read.accepted, ...seen.accepted },
  };
}

/** Opens a version in a browser that was published without. */
export const runSmoke = (input: GateInput, smoke: Gate, accept: readonly AcceptableGate[]) =>
  ask({ smoke }, input, accept);

/** Asks again, before a version goes out, what may have become wrong since it was published. */
export const runCompatibilityGates = (input: GateInput, accept: readonly AcceptableGate[]) => ask(FIT, input, accept);
