import * as v from 'valibot';
import type { Role } from './access.ts';
import { BuiltFrom } from './built-from.ts';
import { ACCEPTABLE_GATES } from './gates/gate-results.ts';
import type { ReleaseActionKind, RequestedAction } from './release-state.ts';
import { Segment } from './segment.ts';

const LONGEST_REASON = 500;
const LONGEST_SOAK_SECONDS = 604_800;

const Version = v.pipe(v.string(), v.nonEmpty('Name a version.'), v.maxLength(120));
const named = v.optional(Version, '');
const Slot = v.pipe(
  v.optional(v.string(), ''),
  v.regex(/^[a-z][a-z-]*:[a-z][a-z-]*$/, 'Name a slot: hotel:search-form.'),
);
/** What is said where no reason is given. */
export const SAY_WHY = 'Say why: it is kept in the history.';
const TOO_LONG = `A reason has at most ${LONGEST_REASON} characters.`;
/** Missing counts as empty, and is answered in the same words. */
export const reason = v.optional(
  v.pipe(v.string(SAY_WHY), v.trim(), v.nonEmpty(SAY_WHY), v.maxLength(LONGEST_REASON, TOO_LONG)),
  '',
);

const UNACCEPTABLE = `Only ${ACCEPTABLE_GATES.join(', ')} can be accepted.`;
const accept = v.optional(v.array(v.picklist(ACCEPTABLE_GATES, UNACCEPTABLE)));

/** When it is done, where that is not now. */
const at = v.optional(v.pipe(v.string(), v.isoTimestamp('Say when, with a time zone: 2026-12-01T02:00:00+07:00.')));
const APPROVALS = ['approvals-on', 'approvals-off'] as const;

/** An action as it is asked for over HTTP. */
export const NamedAction = v.variant('kind', [
  v.object({ kind: v.literal('activate'), version: named, accept, at, reason }),
  v.object({ kind: v.picklist(['block', 'unblock']), version: named, reason }),
  v.object({
    kind: v.literal('canary'),
    version: named,
    accept,
    plan: v.optional(v.array(v.number())),
    soakSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_SOAK_SECONDS))),
    segment: v.optional(Segment),
    at,
    reason,
  }),
  v.object({ kind: v.literal('rollback'), version: v.optional(Version), reason }),
  v.object({ kind: v.picklist(['slot-off', 'slot-on']), slot: Slot, reason }),
  v.object({
    kind: v.picklist(['grow', 'pause', 'abort', 'freeze', 'unfreeze', ...APPROVALS]),
    reason,
  }),
  v.object({ kind: v.picklist(['promote', 'withdraw']), at, reason }),
]);

/** What a releaser may do; everything else takes an operator. */
const RELEASER_MAY: readonly ReleaseActionKind[] = ['canary', 'grow', 'pause', 'promote', 'abort'];

/** The role that an action takes. */
export const roleFor = (kind: ReleaseActionKind): Role => (RELEASER_MAY.includes(kind) ? 'releaser' : 'operator');

/** Whether an action goes past a gate, which takes an operator. */
export const goesPastGates = (action: RequestedAction) => 'accept' in action && (action.accept?.length ?? 0) > 0;

/** An answer to what somebody asks for. */
export const Answer = v.object({ decision: v.picklist(['approve', 'refuse']), reason });

/** A version that somebody wants published. */
export const Publication = v.object({
  version: named,
  accept: v.optional(v.array(v.picklist(ACCEPTABLE_GATES, UNACCEPTABLE)), []),
  smoke: v.optional(v.boolean(), true),
  reason: v.optional(v.pipe(v.string(SAY_WHY), v.trim(), v.maxLength(LONGEST_REASON, TOO_LONG)), ''),
  /** What the registry that it is brought from says of it. */
  from: v.optional(v.object({ payload: v.string(), signature: v.string() })),
  /** What it was built from; of what is brought, what was signed counts alone. */
  built: v.optional(BuiltFrom),
});
