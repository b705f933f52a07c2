import type { PackageState } from '../release-state.ts';
import type { Release, ReleaseStore } from '../store.ts';
import { findDamagedFiles } from './files-gate.ts';
import { findContractMisfit, findMissingModules } from './fit-gates.ts';
import { findVanished } from './offer-gate.ts';
import { findHeavyPages } from './size-gate.ts';

/** A version that somebody wants to publish, and what is live beside it. */
export interface GateInput {
  readonly release: Release;
  readonly store: ReleaseStore;
  readonly states: Readonly<Record<string, PackageState>>;
}

/** What the gates say: published when there is no reason against it. `gates` is kept with the version. */
export interface GateVerdict {
  readonly reasons: readonly string[];
  readonly gates: Readonly<Record<string, string>>;
}

/** Looks at a version; an empty list lets it pass, otherwise one sentence for each thing that is wrong. */
export type Gate = (input: GateInput) => Promise<readonly string[]>;

/** Every gate by the name under which the history shows it. */
const GATES: Readonly<Record<string, Gate>> = {
  files: findDamagedFiles,
  contract: findContractMisfit,
  shared: findMissingModules,
  offer: findVanished,
  size: findHeavyPages,
};

/** Asks every gate, also when one has refused already: who publishes wants to know everything at once. */
export async function runGates(input: GateInput): Promise<GateVerdict> {
  const answers = await Promise.all(
    Object.entries(GATES).map(async ([name, gate]) => [name, await gate(input)] as const),
  );
  return {
    reasons: answers.flatMap(([, reasons]) => reasons),
    gates: Object.fromEntries(answers.map(([name, reasons]) => [name, reasons.length === 0 ? 'passed' : 'refused'])),
  };
}
