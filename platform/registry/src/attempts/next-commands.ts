import { ACCEPTABLE_GATES, type Refusals } from '../gates/gate-results.ts';
import { isReleaseName } from '../release-folder.ts';
import type { Forward } from '../release-state.ts';

/** What somebody wanted: a version published or brought, or given to visitors. */
export type Tried = Forward | { readonly kind: 'publish' | 'bring'; readonly version: string };

/** What was refused, as far as the way on depends on it. */
export interface RefusedTry {
  readonly name: string;
  readonly tried: Tried;
  readonly code: string;
  readonly refused: Refusals;
}

const command = (...words: readonly (string | undefined)[]) =>
  `npm run ${words.filter((word) => word !== undefined).join(' ')}`;
const release = (...words: readonly (string | undefined)[]) => command('release --', ...words);

const WHY = '"why"';
const FROM = '--from URL';

/** A version as it may stand in a command that people are told to enter; anything else could be a command of its own. */
export const versionOf = (tried: Tried): string | undefined => {
  const version = 'version' in tried ? tried.version : undefined;
  return version !== undefined && isReleaseName(version, version) ? version : undefined;
};

/** To mend it, and, where an operator may accept all that was said, to go past it. */
function pastGates({ name, tried, refused }: RefusedTry): string[] {
  const gates = Object.keys(refused);
  const isAcceptable = gates.length > 0 && gates.every((gate) => ACCEPTABLE_GATES.some((each) => each === gate));
  const from = tried.kind === 'bring' ? FROM : undefined;
  const again = release(tried.kind, name, versionOf(tried), WHY, from, `--accept ${gates.join(',')}`);
  return [command('ship --', name, WHY), ...(isAcceptable ? [again] : [])];
}

/** The commands with which it goes on after a refusal, the likeliest first. */
export function nextCommands(attempt: RefusedTry): string[] {
  const { name, tried, code } = attempt;
  const version = versionOf(tried) ?? 'VERSION';
  switch (code) {
    case 'RELEASE_GATES':
      return pastGates(attempt);
    case 'RELEASE_ORIGIN':
    case 'RELEASE_NOT_GENUINE':
      return [release('bring', name, version, WHY, FROM)];
    case 'RELEASE_UNKNOWN_VERSION':
      return [release('list', name), release('publish', name), release('bring', name, version, WHY, FROM)];
    case 'RELEASE_FROZEN':
      return [release('unfreeze', name, WHY)];
    case 'RELEASE_BLOCKED':
      return [release('unblock', name, version, WHY)];
    case 'RELEASE_NO_STABLE':
      return [release('activate', name, version, WHY)];
    case 'RELEASE_CANARY_RUNS':
      return [release('promote', name, WHY), release('abort', name, WHY)];
    case 'RELEASE_PLAN_ENDS':
      return [release('promote', name, WHY), release('abort', name, WHY)];
    case 'RELEASE_NO_CANARY':
      return [release('canary', name, version, WHY)];
    case 'RELEASE_BAD_PLAN':
      return [release('canary', name, version, WHY, '--plan 1,5,25,50,100')];
    default:
      return [release('status')];
  }
}
