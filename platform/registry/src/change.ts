import type { PackageState, RequestedAction } from './release-state.ts';
import type { Decider, WaitingRequest } from './requests.ts';

/** What somebody wants done, and why. */
export interface ChangeRequest {
  readonly name: string;
  readonly action: RequestedAction;
  readonly actor: string;
  /** Whose token it is; undefined for programs, and for a token that several share. */
  readonly person?: string | undefined;
  readonly reason: string;
  /** The request of this number is what is done, because a second person says yes to it. */
  readonly approval?: RequestAnswer;
  /** It waits for this instant, as ISO text. */
  readonly dueAt?: string | undefined;
  /** The request of this number is what is done, because its time has come. */
  readonly planned?: number;
  /** Refused when the package has changed since this revision. */
  readonly ifRevision?: number;
  /** The same key again gives the first answer again and does nothing. */
  readonly idempotencyKey?: string;
}

/** What somebody says to a request of another one, and why. */
export interface RequestAnswer extends Decider {
  readonly id: number;
  readonly reason: string;
}

/** What came of a change. */
export interface ChangeResult {
  readonly revision: number;
  readonly package: string;
  readonly state: PackageState;
  /** False when everything was as asked for already. */
  readonly changed: boolean;
  /** Nothing was changed: it waits for a second person, or for its time. */
  readonly waits?: WaitingRequest;
}
