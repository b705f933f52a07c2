/** A gate by the name under which history and console show it. */
export type GateName = 'files' | AcceptableGate;

/**
 * Gates whose refusal an operator may accept, with a reason. A file that is not the one that was built is nobody's to
 * accept.
 */
export const ACCEPTABLE_GATES = ['contract', 'shared', 'offer', 'size', 'smoke'] as const;
/** One of {@link ACCEPTABLE_GATES}. */
export type AcceptableGate = (typeof ACCEPTABLE_GATES)[number];

/** What a gate said of a published version; `accepted` has what it said against it. */
export type GateResult = 'passed' | { readonly skipped: string } | { readonly accepted: readonly string[] };

/** What every gate said of one version. */
export type GateResults = Readonly<Partial<Record<GateName, GateResult>>>;

/** Sentences that gates said against a version. */
export type Refusals = Readonly<Partial<Record<GateName, readonly string[]>>>;

/** Which gates said no, beside a refusal that says so in words. */
export const gatesIn = (outcome: object): Refusals | undefined =>
  'gates' in outcome ? (outcome.gates as Refusals) : undefined;

/** A change of nobody's version, for the history: an operator published although gates said no. */
export interface Acceptance {
  readonly kind: 'accept';
  readonly version: string;
  readonly gates: Refusals;
}

/** Why a gate did not look; undefined when it did. */
export const skipReason = (result: GateResult | undefined): string | undefined =>
  typeof result === 'object' && 'skipped' in result ? result.skipped : undefined;

/** Every sentence that was accepted when a version was published. */
export const acceptedBefore = (gates: GateResults): string[] =>
  Object.values(gates).flatMap((result) => (typeof result === 'object' && 'accepted' in result ? result.accepted : []));

const describeRefusals = (gates: Refusals): string[] =>
  Object.entries(gates).map(([name, reasons]) => `${name} was accepted: ${reasons.join(' ')}`);

/** What an action of the history went past: as a publication with what the gates said, or as a step towards visitors. */
export function describeAccepted(action: {
  readonly kind: string;
  readonly accept?: readonly string[] | undefined;
  readonly gates?: Refusals;
}): string[] {
  return [...describeRefusals(action.gates ?? {}), ...(action.accept ?? []).map((name) => `${name} was accepted`)];
}

/** What is worth knowing of a version's gates: those that did not look, and those whose refusal was accepted. */
export function describeGates(gates: GateResults): string[] {
  return Object.entries(gates).flatMap(([name, result]) => {
    if (result === 'passed') return [];
    return 'skipped' in result
      ? [`${name} was skipped: ${result.skipped}`]
      : describeRefusals({ [name]: result.accepted });
  });
}
