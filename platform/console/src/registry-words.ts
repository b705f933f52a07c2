import type { GateResults, Refusals } from '@wisata/registry/gates/gate-results';
import type { RequestedAction } from '@wisata/registry/release-state';
import type { Segment } from '@wisata/registry/segment';
import { formatList } from './formats.ts';
import type { Words } from './words.ts';

type Traits = Required<Segment>;

/** What each part of a segment says of a visitor. */
const TRAITS: { readonly [Trait in keyof Traits]: (value: Traits[Trait], words: Words) => string } = {
  locale: (locale, { t }) => t('whom.reads', { language: t(`segment.${locale}`) }),
  country: (country, { t }) => t('whom.comes', { country }),
  signedIn: (signedIn, { t }) => t(signedIn ? 'whom.signedIn' : 'whom.signedOut'),
};

function describeTrait<Trait extends keyof Traits>(trait: Trait, segment: Segment, words: Words): string[] {
  const value = segment[trait] as Traits[Trait] | undefined;
  return value === undefined ? [] : [TRAITS[trait](value, words)];
}

/** `visitors who read Indonesian, come from SG and are signed in`; all visitors without a segment. */
export function describeSegment(words: Words, segment: Segment = {}): string {
  const traits = (Object.keys(TRAITS) as (keyof Traits)[]).flatMap((trait) => describeTrait(trait, segment, words));
  if (traits.length === 0) return words.t('whom.all');
  return words.t('whom.some', { traits: formatList(traits, words.locale) });
}

/** An action in few words: `promote`, `canary 1.1.0 for visitors who are signed in`. */
export function describeWanted(words: Words, action: RequestedAction): string {
  if (action.kind === 'canary' && action.segment)
    return words.t('wanted.canary_limited', { ...action, whom: describeSegment(words, action.segment) });
  if (action.kind === 'rollback' && action.version !== undefined) return words.t('wanted.rollback_named', action);
  return words.t(`wanted.${action.kind}`, { ...action });
}

/** Something worth knowing; `said` is what a program says of it, which is English. */
export interface RegistryNote {
  readonly text: string;
  readonly said?: string;
}

const notesOf = ({ t }: Words, gates: Refusals): RegistryNote[] =>
  Object.entries(gates).map(([gate, reasons]) => ({ text: t('gate.refused', { gate }), said: reasons.join(' ') }));

/** What is worth knowing of a version's gates: those that did not look, and those whose refusal was accepted. */
export function describeGates(words: Words, gates: GateResults): RegistryNote[] {
  return Object.entries(gates).flatMap(([gate, result]) => {
    if (result === 'passed') return [];
    return 'skipped' in result
      ? [{ text: words.t('gate.skipped', { gate }), said: result.skipped }]
      : notesOf(words, { [gate]: result.accepted });
  });
}

/** What an action of the history went past: as a publication with what the gates said, or as a step towards visitors. */
export function describeAccepted(
  words: Words,
  action: { readonly kind: string; readonly accept?: readonly string[] | undefined; readonly gates?: Refusals },
): RegistryNote[] {
  const steps = (action.accept ?? []).map((gate) => ({ text: words.t('gate.accepted', { gate }) }));
  return [...notesOf(words, action.gates ?? {}), ...steps];
}
