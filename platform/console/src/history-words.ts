import { formatSeconds } from '@wisata/registry/bring/format-seconds';
import type { PackageOverview } from '@wisata/registry/ops-client';
import type { PackageState, RequestedAction } from '@wisata/registry/release-state';
import type { Revision } from '@wisata/registry/repository';
import type { WaitingRequest } from '@wisata/registry/requests';
import { formatInstant, formatPercent } from './formats.ts';
import {
  describeAccepted,
  describeGates,
  describeSegment,
  describeWanted,
  type RegistryNote,
} from './registry-words.ts';
import type { Words } from './words.ts';

/** Something that was done to a package. */
export interface Done {
  readonly package: string;
  readonly action: Revision['action'] | RequestedAction;
  readonly stateAfter: PackageState;
}

/** The message for an action; some kinds have two. */
function messageFor(action: Done['action'], { canary }: PackageState) {
  if (action.kind === 'canary' && canary?.segment) return 'done.canary_limited';
  if (action.kind === 'refuse' && action.dueAt !== undefined) return 'done.refuse_planned';
  return `done.${action.kind}` as const;
}

/** What was done, in one sentence without its end. */
export function describeDone(words: Words, { package: name, action, stateAfter }: Done): string {
  const { stable, canary } = stateAfter;
  return words.t(messageFor(action, stateAfter), {
    name,
    stable,
    trial: canary?.version,
    share: formatPercent(canary?.percent ?? 0, words.locale),
    whom: describeSegment(words, canary?.segment),
    ...('version' in action && { version: action.version }),
    ...('versions' in action && { versions: action.versions.join(', ') }),
    ...('slot' in action && { slot: action.slot }),
    ...('from' in action && { environment: action.from.environment }),
    ...('wanted' in action && { wanted: describeWanted(words, action.wanted) }),
    ...('dueAt' in action && action.dueAt && { time: formatInstant(action.dueAt, words.locale) }),
  });
}

/** What came before a change that was not done at once: its time, and who said yes to it. */
function describeAuthority({ t, locale }: Words, { action }: Revision): RegistryNote[] {
  const planned = 'planned' in action ? action.planned : undefined;
  const approved = 'approved' in action ? action.approved : undefined;
  return [
    ...(planned === undefined ? [] : [{ text: t('history.planned', { time: formatInstant(planned, locale) }) }]),
    ...(approved ? [{ text: t('history.approved', { ...approved }) }] : []),
  ];
}

/** How a version did where it was brought from. */
function describeLife({ t, locale }: Words, { action }: Revision): RegistryNote[] {
  if (action.kind !== 'bring') return [];
  const { environment, life } = action.from;
  const key = life.isLive ? 'history.live' : life.stableSeconds > 0 ? 'history.was' : 'history.never';
  return [{ text: t(key, { environment, time: formatSeconds(life.stableSeconds, locale) }) }];
}

/** What the gates of the version that a change brought left open. */
function describeOpenGates(
  words: Words,
  { package: name, action }: Revision,
  packages: readonly PackageOverview[],
): RegistryNote[] {
  if (action.kind !== 'activate' && action.kind !== 'canary') return [];
  const versions = packages.find((each) => each.name === name)?.versions ?? [];
  return describeGates(words, versions.find(({ version }) => version === action.version)?.gates ?? {});
}

/** What is worth knowing of a change besides what was done. */
export const searchNotes = (words: Words, revision: Revision, packages: readonly PackageOverview[]): RegistryNote[] => [
  ...describeAccepted(words, revision.action),
  ...describeLife(words, revision),
  ...describeAuthority(words, revision),
  ...describeOpenGates(words, revision, packages),
];

/** What waits, for whom or for when. */
export function describeWaiting(words: Words, { package: name, action, dueAt }: WaitingRequest): string {
  const wanted = describeWanted(words, action);
  return dueAt === undefined
    ? words.t('request.waits', { name, wanted })
    : words.t('request.planned', { name, wanted, time: formatInstant(dueAt, words.locale) });
}
