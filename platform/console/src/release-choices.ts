import {
  applyAction,
  type PackageState,
  type ReleaseActionKind,
  type RequestedAction,
} from '@wisata/registry/release-state';
import type { Segment } from '@wisata/registry/segment';
import type { Operator } from './console.api.ts';

/** What somebody is about to do to a package; a version that is still to be chosen is empty. */
export interface Choice {
  readonly kind: ReleaseActionKind;
  readonly version?: string;
  readonly slot?: string;
  /** Whom a trial is limited to. */
  readonly segment?: Segment;
}

const RELEASER_MAY: readonly ReleaseActionKind[] = ['canary', 'grow', 'pause', 'promote', 'abort'];
const TAKES_A_VERSION: readonly ReleaseActionKind[] = ['activate', 'canary', 'block', 'unblock'];

/** Whether an action is one of those that name a version. */
export const takesVersion = (kind: ReleaseActionKind) => TAKES_A_VERSION.includes(kind);

const TAKES_A_TIME: readonly ReleaseActionKind[] = ['activate', 'canary', 'promote', 'withdraw'];

/** Whether an action can be done at another time too. */
export const takesTime = (kind: ReleaseActionKind) => TAKES_A_TIME.includes(kind);

/** Whether a role is enough for an action. */
export function mayDo(role: Operator['role'], kind: ReleaseActionKind): boolean {
  return role === 'operator' || (role === 'releaser' && RELEASER_MAY.includes(kind));
}

/** What somebody is for one package: a token's role is for its own packages, and everybody may look. */
export const roleFor = ({ role, packages }: Pick<Operator, 'role' | 'packages'>, name: string): Operator['role'] =>
  packages.includes('*') || packages.includes(name) ? role : 'viewer';

/** The action as the registry takes it. */
export function actionOf({ kind, version = '', slot = '', segment }: Choice): RequestedAction {
  if (kind === 'slot-off' || kind === 'slot-on') return { kind, slot };
  if (kind === 'canary') return { kind, version, ...(segment && { segment }) };
  if (kind === 'activate' || kind === 'block' || kind === 'unblock') return { kind, version };
  return { kind };
}

/** The state that a choice would lead to, or the registry's words for why it does not; the registry decides again. */
export function previewChoice(state: PackageState, choice: Choice) {
  const action = actionOf(choice);
  return applyAction(
    state,
    action.kind === 'canary' ? { ...action, salt: '' } : action,
    state.canary?.grownAt ?? '1970-01-01T00:00:00.000Z',
  );
}

/** Where a rollback would lead; undefined when there is nothing to go back to. */
export function findRollbackTarget(state: PackageState): string | undefined {
  const after = previewChoice(state, { kind: 'rollback' });
  return after.ok ? (after.data.stable ?? undefined) : undefined;
}

/** The share that comes next in a canary's plan. */
export function findNextShare({ canary }: PackageState): number | undefined {
  return canary?.plan.find((share) => share > canary.percent);
}

/** Versions that an action can name, the newest first. */
export function searchTargets(state: PackageState, kind: ReleaseActionKind, versions: readonly string[]): string[] {
  const known = kind === 'unblock' ? state.blocked : versions;
  return [...known].reverse().filter((version) => previewChoice(state, { kind, version }).ok);
}

/** The two versions whose difference shows what an action brings; undefined when it brings none. */
export function findComparison(state: PackageState, choice: Choice): { from: string; to: string } | undefined {
  const after = previewChoice(state, choice);
  if (!after.ok || state.stable === null) return undefined;
  const leaves = choice.kind === 'abort' ? state.canary?.version : state.stable;
  const to = choice.kind === 'canary' || choice.kind === 'grow' ? after.data.canary?.version : after.data.stable;
  return leaves && to && leaves !== to ? { from: leaves, to } : undefined;
}
