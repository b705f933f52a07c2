import type { OpsClient } from '@wisata/registry/ops-client';
import type { RequestedAction } from '@wisata/registry/release-state';
import { describeShare, describeWaiting } from './release-text.ts';
import { readInstant, readSegment } from './release-words.ts';

const TEXT = { type: 'string' } as const;

/** How a trial is begun: its steps, whom it is limited to, when. */
export const TRIAL_OPTIONS = {
  plan: TEXT,
  soak: TEXT,
  locale: TEXT,
  country: TEXT,
  'signed-in': TEXT,
  at: TEXT,
} as const;

/** {@link TRIAL_OPTIONS} as they were typed. */
export type TrialValues = Readonly<Partial<Record<keyof typeof TRIAL_OPTIONS, string>>>;

/** What {@link TRIAL_OPTIONS} mean. */
export interface TrialChoices {
  readonly trial: Omit<Extract<RequestedAction, { kind: 'canary' }>, 'kind' | 'version' | 'accept'>;
  /** When it begins, as ISO text; now without one. */
  readonly at: string | undefined;
}

/** Reads the options of a trial. @throws When a word cannot be meant. */
export function readTrial(values: TrialValues): TrialChoices {
  const segment = readSegment(values);
  return {
    trial: {
      ...(values.plan && { plan: values.plan.split(',').map(Number) }),
      ...(values.soak && { soakSeconds: Number(values.soak) }),
      ...(segment && { segment }),
    },
    at: readInstant(values.at),
  };
}

interface StartedTrial extends TrialChoices {
  readonly name: string;
  readonly version: string;
  readonly reason: string;
}

/** Begins a trial, or has it wait for its time, and says which. */
export async function startTrial(client: OpsClient, { name, version, reason, trial, at }: StartedTrial) {
  const action = { kind: 'canary', version, ...trial, reason, ...(at !== undefined && { at }) } as const;
  const { revision, state, waits } = await client.act(name, action);
  if (waits) return describeWaiting(waits);
  const share = state.canary ? describeShare(state.canary) : 'at 0 %';
  return [
    `${version} is on trial ${share} as of revision ${revision}`,
    'It grows by its plan while it is healthy and is taken back when it is not: npm run release -- status',
  ];
}
