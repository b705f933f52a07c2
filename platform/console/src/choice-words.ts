import type { PackageState, ReleaseActionKind } from '@wisata/registry/release-state';
import { findNextShare, previewChoice, type Choice } from './release-choices.ts';
import { formatPercent } from './formats.ts';
import { describeSegment } from './registry-words.ts';
import type { Words } from './words.ts';

/** The words of one action before it is done. */
export interface ChoiceWords {
  readonly title: string;
  readonly confirm: string;
  /** What will be true afterwards, one sentence each. */
  readonly effects: readonly string[];
  readonly isDanger: boolean;
}

const DANGEROUS: readonly ReleaseActionKind[] = ['rollback', 'abort', 'block', 'withdraw', 'slot-off'];

/** Says what an action on a package leads to. */
export function describeChoice(words: Words, name: string, state: PackageState, choice: Choice): ChoiceWords {
  const { t, locale } = words;
  const after = previewChoice(state, choice);
  const { stable, canary } = after.ok ? after.data : state;
  const percent = (share: number | undefined) => share !== undefined && formatPercent(share, locale);
  const values = {
    name,
    stable,
    live: state.stable,
    trial: state.canary?.version,
    version: choice.version || t('choice.aVersion'),
    slot: choice.slot,
    share: percent(state.canary?.percent),
    next: percent(findNextShare(state)),
    first: percent(canary?.percent) || t('choice.aFew'),
    whom: describeSegment(words, choice.segment ?? state.canary?.segment),
  };
  const kind = choice.kind === 'grow' && state.canary?.isPaused ? 'resume' : choice.kind;
  const effects = [
    t(`choice.${kind}.effect`, values),
    ...(kind === 'canary' && choice.segment ? [t('choice.canary.limited')] : []),
    ...(kind === 'block' && stable !== state.stable ? [t('choice.block.instead', values)] : []),
    ...(kind === 'slot-off' ? [t('choice.slot-off.stays')] : []),
    t('choice.rest'),
  ];
  const [title, confirm] = [t(`choice.${kind}.title`, values), t(`choice.${kind}.confirm`, values)];
  return { title, confirm, effects, isDanger: DANGEROUS.includes(choice.kind) };
}
