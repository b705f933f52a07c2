import { failure, success, type Outcome } from '@wisata/kernel/outcome';
import type { AcceptableGate } from './gates/gate-results.ts';
import type { Segment } from './segment.ts';

/** A version on trial: `percent` of the visitors get it, the same ones on every page. */
export interface Canary {
  readonly version: string;
  /** 0 to 100. */
  readonly percent: number;
  /** Decides together with the visitor's id who gets it; new for every canary, kept while it grows. */
  readonly salt: string;
  /** Shares it goes through, ascending; the last one is 100 in a plan that runs to the end. */
  readonly plan: readonly number[];
  /** How long each share has to hold before the next one. */
  readonly soakSeconds: number;
  /** Whom it is limited to, `percent` being their share; everybody without one. */
  readonly segment?: Segment;
  readonly startedAt: string;
  /** When the present share began. */
  readonly grownAt: string;
  /** Nobody new gets it, and it does not grow until a person lets it. */
  readonly isPaused?: true;
  /** When a person let it go on: what was told before counts no more. */
  readonly resumedAt?: string;
}

/** What is known of one package: which version visitors get, and which they must never get again. */
export interface PackageState {
  readonly stable: string | null;
  readonly canary: Canary | null;
  /** Versions that were stable before, the latest first; what a rollback goes back to. */
  readonly previous: readonly string[];
  readonly blocked: readonly string[];
  /** While frozen nothing new goes out; taking back is always possible. */
  readonly frozen: boolean;
  /** Slots of it that are shown on nobody's page, `hotel:search-form`, whichever version is live. */
  readonly slotsOff?: readonly string[];
  /** What everybody would get waits for a second person. */
  readonly approvals?: true;
}

/** One thing that is done to one package; `accept` names gates whose refusal does not keep the version back. */
export type ReleaseAction =
  | { readonly kind: 'activate'; readonly version: string; readonly accept?: readonly AcceptableGate[] }
  | {
      readonly kind: 'canary';
      readonly version: string;
      readonly accept?: readonly AcceptableGate[];
      readonly plan?: readonly number[];
      readonly soakSeconds?: number;
      readonly segment?: Segment;
      readonly salt: string;
    }
  | { readonly kind: 'grow' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'promote' }
  | { readonly kind: 'abort' }
  | { readonly kind: 'rollback'; readonly version?: string }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'block'; readonly version: string }
  | { readonly kind: 'unblock'; readonly version: string }
  | { readonly kind: 'slot-off' | 'slot-on'; readonly slot: string }
  | { readonly kind: 'approvals-on' | 'approvals-off' }
  | { readonly kind: 'freeze' }
  | { readonly kind: 'unfreeze' };

/** An action as it is asked for; a canary's salt is never chosen by who asks. */
export type RequestedAction = ReleaseAction extends infer A ? (A extends unknown ? Omit<A, 'salt'> : never) : never;

/** The name of an action, as history and commands show it. */
export type ReleaseActionKind = ReleaseAction['kind'];

/** Before anything of a package was released. */
export const NOTHING_RELEASED: PackageState = {
  stable: null,
  canary: null,
  previous: [],
  blocked: [],
  frozen: false,
};

/** Shares of a canary that nobody planned otherwise, in percent. */
export const DEFAULT_PLAN: readonly number[] = [1, 5, 25, 50, 100];
/** How long each of them holds. */
export const DEFAULT_SOAK_SECONDS = 300;
/** How many earlier versions stay at hand, and their files with them. */
const PREVIOUS_KEPT = 10;

const refuse = (code: string, message: string) => failure(`RELEASE_${code}`, message);

const without = (versions: readonly string[], version: string) => versions.filter((each) => each !== version);

/** Makes a version the one that everybody gets. */
function settle(state: PackageState, version: string): PackageState {
  const previous = state.stable === null ? state.previous : [state.stable, ...without(state.previous, state.stable)];
  return { ...state, stable: version, canary: null, previous: without(previous, version).slice(0, PREVIOUS_KEPT) };
}

/** Takes the stable version back: it leaves the line of earlier versions, so that going back twice goes further. */
function takeBack(state: PackageState, version: string): PackageState {
  return { ...state, stable: version, canary: null, previous: without(state.previous, version) };
}

const isPlan = (plan: readonly number[]) =>
  plan.length > 0 && plan.every((percent, at) => percent > (plan[at - 1] ?? 0) && percent <= 100);

type ActionOf<K extends ReleaseActionKind> = Extract<ReleaseAction, { kind: K }>;

function startCanary(state: PackageState, action: ActionOf<'canary'>, at: string): Outcome<PackageState> {
  const { version, salt, plan = DEFAULT_PLAN, soakSeconds = DEFAULT_SOAK_SECONDS, segment } = action;
  if (state.stable === null) return refuse('NO_STABLE', 'There is nothing yet that a canary could be compared with.');
  if (version === state.stable) return refuse('IS_STABLE', `${version} is what everybody gets already.`);
  if (state.canary) return refuse('CANARY_RUNS', `${state.canary.version} is on trial; promote or abort it first.`);
  if (!isPlan(plan)) return refuse('BAD_PLAN', 'A plan is a list of growing percentages from 1 to 100.');
  const share = { version, percent: plan[0]!, salt, plan, soakSeconds, ...(segment && { segment }) };
  const canary = { ...share, startedAt: at, grownAt: at };
  return success({ ...state, canary });
}

function grow(state: PackageState, at: string): Outcome<PackageState> {
  const { canary } = state;
  if (!canary) return refuse('NO_CANARY', 'No version is on trial.');
  const percent = canary.plan.find((share) => share > canary.percent);
  if (percent === undefined) return refuse('PLAN_ENDS', 'The plan ends here: promote or abort the canary.');
  const { isPaused, ...going } = canary;
  return success({ ...state, canary: { ...going, percent, grownAt: at, ...(isPaused && { resumedAt: at }) } });
}

/** Its share goes to nobody; open checkouts finish on it. Growing begins the plan anew. */
function pause(state: PackageState, at: string): Outcome<PackageState> {
  const { canary } = state;
  if (!canary) return refuse('NO_CANARY', 'No version is on trial.');
  if (canary.isPaused) return success(state);
  return success({ ...state, canary: { ...canary, percent: 0, grownAt: at, isPaused: true } });
}

const NO_PREVIOUS =
  'There is no earlier version to go back to: withdraw takes the only one off, or publish a mended one and activate it.';

function rollBack(state: PackageState, version = state.previous.find((each) => !state.blocked.includes(each))) {
  if (version === undefined) return refuse('NO_PREVIOUS', NO_PREVIOUS);
  if (version === state.stable) return refuse('IS_STABLE', `${version} is what everybody gets already.`);
  // What nobody had is new, and what is new is looked at first.
  if (!state.previous.includes(version))
    return refuse('NOT_PREVIOUS', `${version} is no version that everybody had before: activate it instead.`);
  return success(takeBack(state, version));
}

/** Nobody gets anything of the package any more; a rollback brings what was live back. */
function withdraw(state: PackageState): Outcome<PackageState> {
  if (state.stable === null) return success(state);
  const previous = [state.stable, ...without(state.previous, state.stable)].slice(0, PREVIOUS_KEPT);
  return success({ ...state, stable: null, canary: null, previous });
}

function block(state: PackageState, version: string): Outcome<PackageState> {
  const blocked = { ...state, blocked: [...without(state.blocked, version), version] };
  if (state.canary?.version === version) return success({ ...blocked, canary: null });
  return state.stable === version ? rollBack(blocked) : success(blocked);
}

function turnOff(state: PackageState, slot: string): PackageState {
  const { slotsOff = [] } = state;
  return slotsOff.includes(slot) ? state : { ...state, slotsOff: [...slotsOff, slot] };
}

function turnOn({ slotsOff = [], ...state }: PackageState, slot: string): PackageState {
  const off = without(slotsOff, slot);
  return off.length > 0 ? { ...state, slotsOff: off } : state;
}

const withoutApprovals = ({ approvals: _, ...state }: PackageState): PackageState => state;

/** Actions that bring something new to visitors; none of them runs while a package is frozen. */
export type Forward = Extract<RequestedAction, { readonly kind: 'activate' | 'canary' | 'grow' | 'promote' }>;
const FORWARD: readonly ReleaseActionKind[] = ['activate', 'canary', 'grow', 'promote'] satisfies Forward['kind'][];

/** Whether an action brings visitors something new. */
export const isForward = (action: RequestedAction): action is Forward => FORWARD.includes(action.kind);

/** Actions that may take a version from those who have it. */
export const TAKES_BACK: readonly string[] = [
  'rollback',
  'abort',
  'pause',
  'block',
  'withdraw',
] satisfies ReleaseActionKind[];

function findRefusal(state: PackageState, action: ReleaseAction): Outcome<never> | undefined {
  if (state.frozen && isForward(action)) return refuse('FROZEN', 'This package is frozen. Unfreeze it first.');
  const version = 'version' in action ? action.version : undefined;
  if (version !== undefined && action.kind !== 'unblock' && state.blocked.includes(version))
    return refuse('BLOCKED', `${version} is blocked and never goes out again unless it is unblocked.`);
  return undefined;
}

/**
 * What one action makes of a package's state. A refusal says in one sentence what to do instead; `at` is the instant of
 * the action as ISO text. The other packages are not part of the question, so no action can touch them.
 */
export function applyAction(state: PackageState, action: ReleaseAction, at: string): Outcome<PackageState> {
  const refusal = findRefusal(state, action);
  if (refusal) return refusal;
  switch (action.kind) {
    case 'activate':
      return success(state.stable === action.version && !state.canary ? state : settle(state, action.version));
    case 'canary':
      return startCanary(state, action, at);
    case 'grow':
      return grow(state, at);
    case 'pause':
      return pause(state, at);
    case 'promote':
      return state.canary
        ? success(settle(state, state.canary.version))
        : refuse('NO_CANARY', 'No version is on trial.');
    case 'abort':
      return state.canary ? success({ ...state, canary: null }) : refuse('NO_CANARY', 'No version is on trial.');
    case 'rollback':
      return rollBack(state, action.version);
    case 'withdraw':
      return withdraw(state);
    case 'block':
      return block(state, action.version);
    case 'unblock':
      return success({ ...state, blocked: without(state.blocked, action.version) });
    case 'slot-off':
      return success(turnOff(state, action.slot));
    case 'slot-on':
      return success(turnOn(state, action.slot));
    case 'approvals-on':
      return success({ ...state, approvals: true });
    case 'approvals-off':
      return success(withoutApprovals(state));
    case 'freeze':
      return success({ ...state, frozen: true });
    case 'unfreeze':
      return success({ ...state, frozen: false });
  }
}

/** Every version that a state refers to; none of their files may ever be collected. */
export function versionsInUse({ stable, canary, previous }: PackageState): string[] {
  return [...new Set([stable, canary?.version, ...previous].filter((version) => typeof version === 'string'))];
}
