import type { Attempt } from '@wisata/registry/attempts/attempts';
import { describeBuilt, type BuiltFrom } from '@wisata/registry/built-from';
import { formatSeconds } from '@wisata/registry/bring/format-seconds';
import type { Origin } from '@wisata/registry/bring/provenance';
import type { CollectionResult } from '@wisata/registry/collection/collector';
import type { ComparedPackage, ModuleChanges } from '@wisata/registry/compare-modules';
import type { ReleaseComparison } from '@wisata/registry/compare-releases';
import { describeAccepted, describeGates, type GateResults } from '@wisata/registry/gates/gate-results';
import type { Canary } from '@wisata/registry/release-state';
import type { Revision } from '@wisata/registry/repository';
import type { WaitingRequest } from '@wisata/registry/requests';
import { describeSegment } from '@wisata/registry/segment';
import { describeWanted } from '@wisata/registry/wanted-words';

const kilobytes = (bytes = 0) => `${(bytes / 1000).toFixed(1)} kB`;

/** How far a trial is. */
export const describeShare = ({ percent, isPaused, segment }: Pick<Canary, 'percent'> & Partial<Canary>) =>
  isPaused ? 'paused' : `at ${percent} %${segment ? ` of ${describeSegment(segment)}` : ''}`;

/** Where a build comes from, as notes beside its version. */
export function describeSource(built: BuiltFrom | undefined): string[] {
  if (!built) return [];
  const { subject, buildUrl } = built;
  const short = describeBuilt(built);
  return [...(short ? [subject ? `${short}: ${subject}` : short] : []), ...(buildUrl ? [buildUrl] : [])];
}

const describeModules = ({ added, removed, changed }: ModuleChanges) => [
  ...added.map(({ name, afterBytes }) => `+ ${name} ${kilobytes(afterBytes)}`),
  ...removed.map(({ name, beforeBytes }) => `- ${name} ${kilobytes(beforeBytes)}`),
  ...changed.map(
    ({ name, beforeBytes, afterBytes }) => `~ ${name} ${kilobytes(beforeBytes)} -> ${kilobytes(afterBytes)}`,
  ),
];

const under = (title: string, lines: readonly string[]) => (lines.length > 0 ? [title, ...lines] : []);

function describePackage({ name, before, after, beforeBytes, afterBytes }: ComparedPackage): string {
  if (before === undefined) return `+ ${name} ${after} ${kilobytes(afterBytes)}`;
  if (after === undefined) return `- ${name} ${before} ${kilobytes(beforeBytes)}`;
  const versions = before === after ? before : `${before} -> ${after}`;
  return `~ ${name} ${versions} ${kilobytes(beforeBytes)} -> ${kilobytes(afterBytes)}`;
}

/** What changes module by module, before compression; the files only where a version does not say what is in them. */
function describeContents({ modules, added, removed, changed }: ReleaseComparison): string[] {
  if (modules)
    return [
      ...under('its own modules:', describeModules(modules.own)),
      ...under('shared by packages of the site:', describeModules(modules.shared)),
      ...under('from npm:', modules.packages.map(describePackage)),
      `files: ${added.length} added, ${removed.length} removed, ${changed.length} changed`,
    ];
  const named = (files: typeof added) => files.map(({ file, ...bytes }) => ({ name: file, ...bytes }));
  return describeModules({ added: named(added), removed: named(removed), changed: named(changed) });
}

/** A comparison of two versions as lines for a terminal; what is the same is not said. */
export function describeComparison(comparison: ReleaseComparison): string[] {
  const { totalBytes, contract, sharedRanges, routes, slots } = comparison;
  return [
    `${comparison.name} ${comparison.from} -> ${comparison.to}: ${kilobytes(totalBytes.before)} -> ${kilobytes(totalBytes.after)}`,
    ...describeContents(comparison),
    ...(contract.before === contract.after ? [] : [`contract ${contract.before} -> ${contract.after}`]),
    ...sharedRanges.map(
      ({ module, before, after }) => `shared ${module} ${before ?? 'unused'} -> ${after ?? 'unused'}`,
    ),
    ...routes.added.map((route) => `+ route ${route}`),
    ...routes.removed.map((route) => `- route ${route}`),
    ...slots.added.map((slot) => `+ slot ${slot}`),
    ...slots.removed.map((slot) => `- slot ${slot}`),
  ];
}

/** What the gates said of a version, for a terminal: those that passed on one line, then what is worth knowing. */
export function describeVerdict(gates: GateResults): string[] {
  const passed = Object.entries(gates).flatMap(([name, result]) => (result === 'passed' ? [name] : []));
  return [`passed: ${passed.join(', ') || 'nothing'}`, ...describeGates(gates)];
}

/** How a version did where it was brought from, as lines for a terminal. */
export function describeOrigin({ environment, revision, publishedAt, publishedBy, life }: Origin): string[] {
  const { stableSeconds, isLive, last } = life;
  const stable =
    stableSeconds > 0
      ? `${isLive ? 'is' : 'was'} what everybody got, for ${formatSeconds(stableSeconds, 'en')}`
      : 'was never live';
  return [
    `in ${environment} (revision ${revision}): published ${publishedAt} by ${publishedBy}, ${stable}`,
    ...(last ? [`last there: ${last.kind} ${last.at}  ${last.actor}: ${last.reason}`] : []),
  ];
}

/** What was done, or what was asked for, in few words. */
function describeDone(action: Revision['action']): string {
  switch (action.kind) {
    case 'ask':
    case 'plan':
    case 'approve':
    case 'refuse':
    case 'miss':
      return `${action.kind} ${action.id}: ${describeWanted(action.wanted)}${action.dueAt === undefined ? '' : ` at ${action.dueAt}`}`;
    case 'collect':
      return `collect ${action.versions.join(' ')}`;
    case 'bring':
      return `bring ${action.version} from ${action.from.environment}`;
    case 'accept':
      return `accept ${action.version}`;
    default:
      return describeWanted(action);
  }
}

/** One line of the history; `gates` are those of the version that the change brought. */
export function describeChange({ revision, at, package: name, action, actor, reason }: Revision, gates: GateResults) {
  const notes = action.kind === 'activate' || action.kind === 'canary' ? describeGates(gates) : [];
  const approval =
    'approved' in action && action.approved ? [`approved by ${action.approved.by}: ${action.approved.reason}`] : [];
  const plan = 'planned' in action && action.planned !== undefined ? [`planned for ${action.planned}`] : [];
  const said = [...plan, ...approval, ...describeAccepted(action), ...notes].map((note) => `  [${note}]`).join('');
  return `${String(revision).padStart(4)}  ${at}  ${name} ${describeDone(action)}  ${actor}: ${reason}${said}`;
}

/** What was refused, by what, and what to enter next, as lines for a terminal. */
export function describeAttempt({ at, package: name, version, tried, actor, refused, next }: Attempt): string[] {
  const what = [name, tried, version].filter((word) => word !== undefined).join(' ');
  return [
    `${at}  ${what}  ${actor}: refused by ${Object.keys(refused).join(', ')}`,
    ...Object.values(refused)
      .flat()
      .map((reason) => `      ${reason}`),
    ...next.map((command) => `   -> ${command}`),
  ];
}

/** What waits for a second person or for its time, as lines for a terminal. */
export function describeWaiting({ id, package: name, action, dueAt, ...request }: WaitingRequest): string[] {
  const { actor, reason, expiresAt, needsApproval, approved } = request;
  const what = `${name} ${describeWanted(action)}`;
  const answer = `npm run release -- approve ${name} ${id} WHY`;
  const open = needsApproval && !approved;
  return [
    dueAt === undefined
      ? `${what} waits until ${expiresAt} for somebody else (${id})  ${actor}: ${reason}`
      : `${what} is planned for ${dueAt} (${id})  ${actor}: ${reason}`,
    ...(approved ? [`approved by ${approved.by}: ${approved.reason}`] : []),
    ...(open ? [`${dueAt === undefined ? '' : 'and somebody else has to say yes before: '}${answer}`] : []),
  ];
}

/** What a collection deleted or would delete, with sizes, as lines for a terminal. */
export function describeCollection({ dryRun, collected }: CollectionResult): string[] {
  const bytes = collected.reduce((sum, release) => sum + release.bytes, 0);
  return [
    ...collected.map(
      ({ name, version, publishedAt, bytes: size }) =>
        `${name.padEnd(12)} ${version.padEnd(20)} ${publishedAt}  ${kilobytes(size)}`,
    ),
    `${collected.length} old releases ${dryRun ? 'would be' : 'were'} deleted, ${kilobytes(bytes)}`,
  ];
}
