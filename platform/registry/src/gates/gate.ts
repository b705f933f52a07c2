import type { Release } from '../release-build.ts';
import type { PackageState } from '../release-state.ts';
import type { ReleaseStore } from '../store.ts';

/** A version that somebody wants to publish, and what is live beside it. */
export interface GateInput {
  readonly release: Release;
  readonly store: ReleaseStore;
  readonly states: Readonly<Record<string, PackageState>>;
}

/** What a gate says: one sentence for each thing that is wrong, or why it could not look. */
export type GateAnswer = readonly string[] | { readonly skipped: string };

/** Looks at a version; an empty list lets it pass. */
export type Gate = (input: GateInput) => Promise<GateAnswer>;
