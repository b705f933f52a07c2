import { describeAccepted, describeGates } from '@wisata/registry/gates/gate-results';
import type { PackageOverview } from '@wisata/registry/ops-client';
import type { PackageState } from '@wisata/registry/release-state';
import { describeSegment } from '@wisata/registry/segment';
import type { Revision } from '@wisata/registry/repository';
import type { WaitingRequest } from '@wisata/registry/requests';
import { describeWanted } from '@wisata/registry/wanted-words';
import { findNextShare, previewChoice, type Choice } from './release-choices.ts';

/** The words of one action before it is done. */
export interface ActionWords {
  readonly title: string;
  readonly confirm: string;
  /** What will be true afterwards, one sentence each. */
  readonly effects: readonly string[];
  readonly isDanger: boolean;
}

const REST = 'The other packages stay as they are. Nothing is rebuilt or restarted.';

const ONLY_SOME =
  'Everybody else keeps the stable version, and the comparison is with those of the same kind. For everybody it waits for a person.';
const SLOT_STAYS = 'It stays off, whatever version goes live, until somebody turns it on again.';

/** Says what an action on a package leads to. */
export function describeChoice(name: string, state: PackageState, choice: Choice): ActionWords {
  const after = previewChoice(state, choice);
  const stable = after.ok ? after.data.stable : state.stable;
  const version = choice.version || 'a version';
  const tried = state.canary?.version ?? '';
  const whom = describeSegment(choice.segment ?? state.canary?.segment);
  switch (choice.kind) {
    case 'rollback': {
      const effect = `The next page that anybody opens gets ${stable}. Checkouts under way finish on ${state.stable}.`;
      return words(`Roll ${name} back`, `Roll back to ${stable}`, [effect, REST], true);
    }
    case 'abort': {
      const effect = `Every visitor gets ${stable} with the next page. ${tried} can be tried again later.`;
      return words(`Stop the canary of ${name}`, `Stop canary, go back to ${stable}`, [effect, REST], true);
    }
    case 'pause': {
      const effect = `Nobody new gets ${tried}; checkouts under way finish on it. It goes on when somebody lets it.`;
      return words(`Pause the canary of ${name}`, 'Pause canary', [effect, REST]);
    }
    case 'grow': {
      const share = findNextShare(state);
      if (state.canary?.isPaused)
        return words(`Let the canary of ${name} go on`, `Go on with ${share}%`, [
          `${tried} goes to ${share}% of the ${whom} again. What was told of it before counts no more.`,
          REST,
        ]);
      const effect = `${tried} goes from ${state.canary?.percent}% to ${share}% of the ${whom}; who has it keeps it.`;
      return words(`Next step for ${name}`, `Grow to ${share}%`, [effect, REST]);
    }
    case 'promote':
      return words(`Promote ${tried}`, `Promote ${tried}`, [`Everybody gets ${name} ${tried}.`, REST]);
    case 'canary': {
      const share = after.ok ? after.data.canary?.percent : undefined;
      const effect = `${share ?? 'A few'}% of the ${whom} get ${version}; the share grows by itself while nothing fails.`;
      return words(`Start a canary of ${name}`, `Start canary`, [effect, ...(choice.segment ? [ONLY_SOME] : []), REST]);
    }
    case 'activate':
      return words(`Make a version of ${name} live`, 'Make live', [`Everybody gets ${version} at once.`, REST]);
    case 'block': {
      const effect = `${version} goes to nobody until somebody lifts this with a reason.`;
      const leads = after.ok && stable !== state.stable ? [`Everybody gets ${stable} instead.`] : [];
      return words(`Block a version of ${name}`, 'Block version', [effect, ...leads, REST], true);
    }
    case 'withdraw': {
      const effect = `Its pages and slots say that they are away for now, in open checkouts too. A rollback brings ${state.stable} back.`;
      return words(`Take ${name} off the site`, `Take ${name} off`, [effect, REST], true);
    }
    case 'slot-off': {
      const effect = `Its place is empty on every page from the next one on, and its code is not loaded. Everything else of ${name} goes on.`;
      return words(`Turn ${choice.slot} off`, `Turn ${choice.slot} off`, [effect, SLOT_STAYS, REST], true);
    }
    case 'slot-on':
      return words(`Turn ${choice.slot} on again`, `Turn ${choice.slot} on`, [
        'The next page that anybody opens shows it again.',
        REST,
      ]);
    case 'approvals-on': {
      const effect = `What everybody would get of ${name}, or more than half of the visitors, waits until somebody else says yes. Taking back never waits.`;
      return words(`Ask for a second person for ${name}`, 'Ask for a second person', [effect, REST]);
    }
    case 'approvals-off':
      return words(`Ask for no second person for ${name}`, 'Ask for no second person', [
        'This waits for a second person too.',
        REST,
      ]);
    case 'unblock':
      return words(`Lift the block of a version of ${name}`, 'Lift block', [`${version} may go out again.`, REST]);
    case 'freeze': {
      const effect = 'Nothing new goes out. Rolling back, stopping a canary and blocking stay possible.';
      return words(`Freeze ${name}`, `Freeze ${name}`, [effect, REST]);
    }
    case 'unfreeze':
      return words(`Unfreeze ${name}`, `Unfreeze ${name}`, ['New versions may go out again.', REST]);
  }
}

function words(title: string, confirm: string, effects: readonly string[], isDanger = false): ActionWords {
  return { title, confirm, effects, isDanger };
}

/** One line of the history: what was done. */
export const describeRevision = (revision: Revision): string =>
  [describeAction(revision), ...describeAccepted(revision.action)].join('. ');

/** What came before a change that was not done at once: its time, and who said yes to it. */
export function describeAuthority({ action }: Pick<Revision, 'action'>): string[] {
  const planned = 'planned' in action ? action.planned : undefined;
  const approved = 'approved' in action ? action.approved : undefined;
  return [
    ...(planned === undefined ? [] : [`As planned for ${formatInstant(planned)}.`]),
    ...(approved ? [`Approved by ${approved.by}: “${approved.reason}”`] : []),
  ];
}

/** What waits, for whom or for when. */
export const describeWaiting = ({ package: name, action, dueAt }: WaitingRequest) =>
  dueAt === undefined
    ? `${name} waits for a second person: ${describeWanted(action)}`
    : `${name} is planned for ${formatInstant(dueAt)}: ${describeWanted(action)}`;

const limitOf = ({ canary }: PackageState) => (canary?.segment ? ` of ${describeSegment(canary.segment)}` : '');

function describeAction({ package: name, action, stateAfter }: Revision): string {
  switch (action.kind) {
    case 'rollback':
      return `${name} rolled back to ${stateAfter.stable}`;
    case 'abort':
      return `${name} canary stopped, ${stateAfter.stable} for everybody`;
    case 'pause':
      return `${name} canary ${stateAfter.canary?.version} paused, nobody new gets it`;
    case 'grow':
      return `${name} canary ${stateAfter.canary?.version} grown to ${stateAfter.canary?.percent}%`;
    case 'promote':
      return `${name} ${stateAfter.stable} promoted`;
    case 'canary':
      return `${name} canary started: ${action.version} at ${stateAfter.canary?.percent}%${limitOf(stateAfter)}`;
    case 'activate':
      return `${name} ${action.version} made live`;
    case 'block':
      return `${name} ${action.version} blocked, ${stateAfter.stable} is stable`;
    case 'withdraw':
      return `${name} taken off the site`;
    case 'slot-off':
      return `${action.slot} turned off`;
    case 'slot-on':
      return `${action.slot} turned on again`;
    case 'approvals-on':
      return `${name} asks for a second person from now on`;
    case 'approvals-off':
      return `${name} asks for no second person any more`;
    case 'ask':
      return `${name} waits for a second person: ${describeWanted(action.wanted)}`;
    case 'plan':
      return `${name} planned for ${formatInstant(action.dueAt ?? '')}: ${describeWanted(action.wanted)}`;
    case 'approve':
      return `${name} approved for ${formatInstant(action.dueAt ?? '')}: ${describeWanted(action.wanted)}`;
    case 'refuse':
      return `${name} ${action.dueAt ? 'called off' : 'refused'}: ${describeWanted(action.wanted)}`;
    case 'miss':
      return `${name} not done at ${formatInstant(action.dueAt ?? '')}: ${describeWanted(action.wanted)}`;
    case 'unblock':
      return `${name} ${action.version} unblocked`;
    case 'freeze':
      return `${name} frozen`;
    case 'unfreeze':
      return `${name} unfrozen`;
    case 'collect':
      return `${name}: old releases deleted (${action.versions.join(', ')})`;
    case 'accept':
      return `${name} ${action.version} published against its gates`;
  }
}

/** What the gates of the version that a change brought left open. */
export function describeOpenGates({ package: name, action }: Revision, packages: readonly PackageOverview[]): string[] {
  if (action.kind !== 'activate' && action.kind !== 'canary') return [];
  const versions = packages.find((each) => each.name === name)?.versions ?? [];
  return describeGates(versions.find(({ version }) => version === action.version)?.gates ?? {});
}

const INSTANT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** An instant in the operator's own time zone. */
export const formatInstant = (iso: string) => INSTANT.format(new Date(iso));

const PERCENT = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

/** A share as text, "2.9%". */
export const formatShare = (share: number) => PERCENT.format(share);

/** A size as text, "12.4 kB". */
export const formatBytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
