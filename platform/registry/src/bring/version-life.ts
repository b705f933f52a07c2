import { isChoice, type Revision } from '../repository.ts';

/** How a version did in an environment. */
export interface VersionLife {
  /** For how long everybody there got it, in all. */
  readonly stableSeconds: number;
  readonly isLive: boolean;
  readonly isBlocked: boolean;
  /** The last thing that was done with it there, by the judge or a person. */
  readonly last?: {
    readonly kind: string;
    readonly at: string;
    readonly actor: string;
    readonly reason: string;
  };
}

type Before = Revision['stateAfter'] | undefined;

/** Whether a change says something of a version: names it, moves its trial, brings it to everybody or takes it from them. */
function concerns(version: string, { action, stateAfter }: Revision, before: Before): boolean {
  if ('version' in action && action.version === version) return true;
  const trials = [before?.canary, stateAfter.canary];
  const isItsTrial = trials.some((trial) => trial?.version === version);
  if (isItsTrial && JSON.stringify(trials[0]) !== JSON.stringify(trials[1])) return true;
  return (before?.stable === version) !== (stateAfter.stable === version);
}

/** Reads it out of the changes of its package, oldest first. */
export function readLife(version: string, changes: readonly Revision[], now: Date): VersionLife {
  const ends = changes.slice(1).map(({ at }) => Date.parse(at));
  const stableMs = changes.reduce((sum, { at, stateAfter }, index) => {
    const until = ends[index] ?? now.getTime();
    return stateAfter.stable === version ? sum + until - Date.parse(at) : sum;
  }, 0);
  const last = changes.findLast(
    (change, index) => isChoice(change) && concerns(version, change, changes[index - 1]?.stateAfter),
  );
  const state = changes.at(-1)?.stateAfter;
  return {
    stableSeconds: Math.max(0, Math.round(stableMs / 1000)),
    isLive: state?.stable === version,
    isBlocked: state?.blocked.includes(version) ?? false,
    ...(last && { last: { kind: last.action.kind, at: last.at, actor: last.actor, reason: last.reason } }),
  };
}
