import type { Attempt } from '@wisata/registry/attempts/attempts';
import type { Chart } from '@wisata/registry/judge/charts';
import type { VersionErrors } from '@wisata/registry/errors/error-figures';
import type { PackageFigures } from '@wisata/registry/judge/figures';
import type { LinkedPreview, ReleaseOverview, VisitorView } from '@wisata/registry/ops-client';
import type { ReleaseComparison } from '@wisata/registry/compare-releases';
import type { CompositionDifference } from '@wisata/registry/composition';
import type { ChangeResult } from '@wisata/registry/change';
import type { RequestedAction } from '@wisata/registry/release-state';
import type { Revision } from '@wisata/registry/repository';
import { failure, success, type Outcome } from '@wisata/kernel/outcome';

/** Who is signed in. */
export interface Operator {
  readonly name: string;
  readonly role: 'viewer' | 'releaser' | 'operator';
  /** What the role is for; `*` is everything. */
  readonly packages: readonly string[];
}

/** How long one look for news may last; the registry answers at once when there are any. */
const WAIT_SECONDS = 25;

const NO_ANSWER = failure('OPS_UNREACHABLE', 'The registry does not answer. Nothing was changed.', { retryable: true });
/** The registry may have done it before the connection dropped. */
const NO_ANSWER_TO_CHANGE = failure(
  'OPS_UNANSWERED',
  'No answer came. It may have been done: look at the history before you try again.',
  { retryable: true },
);
/** What servers in between answer in the registry's place. */
const IN_ITS_PLACE: readonly number[] = [502, 504];

interface Envelope {
  readonly success?: boolean;
  readonly message?: string;
  readonly code?: string;
  readonly data?: unknown;
}

/** Nothing of a release changes with it. */
const SIGNING_IN = '/session';

async function call<T>(target: string, init: RequestInit = {}): Promise<Outcome<T>> {
  const changesNothing = (init.method ?? 'GET') === 'GET' || target === SIGNING_IN;
  const noAnswer = changesNothing ? NO_ANSWER : NO_ANSWER_TO_CHANGE;
  try {
    const answer = await fetch(`/ops/api${target}`, { cache: 'no-store', ...init });
    const body = (await answer.json().catch(() => undefined)) as Envelope | undefined;
    if (!body || IN_ITS_PLACE.includes(answer.status)) return noAnswer;
    if (body.success) return success(body.data as T);
    return failure(body.code ?? 'OPS_FAILED', body.message ?? `The registry answered ${answer.status}.`, {
      retryable: answer.status >= 500,
    });
  } catch {
    return noAnswer;
  }
}

function send<T>(method: string, target: string, json: unknown, headers: Readonly<Record<string, string>> = {}) {
  return call<T>(target, {
    method,
    body: JSON.stringify(json),
    headers: { 'content-type': 'application/json', ...headers },
  });
}

const at = (name: string) => `/packages/${encodeURIComponent(name)}`;

/** Who the cookie of this browser belongs to. */
export const findOperator = () => call<Operator>(SIGNING_IN);

/** Moves a token into the cookie that no script can read. */
export const signIn = (token: string) => send<Operator>('POST', SIGNING_IN, { token });

/** Drops the cookie. */
export const signOut = () => call<null>(SIGNING_IN, { method: 'DELETE' });

/** Every package's state at one revision. */
export const readOverview = () => call<ReleaseOverview>('/state');

/** What was done, the latest first; `before` is the revision that a further page ends at. */
export async function searchHistory(limit: number, before?: number): Promise<Outcome<readonly Revision[]>> {
  const query = new URLSearchParams({ limit: String(limit), ...(before !== undefined && { before: String(before) }) });
  const answer = await call<{ revisions: readonly Revision[] }>(`/history?${query.toString()}`);
  return answer.ok ? success(answer.data.revisions.toSorted((a, b) => b.revision - a.revision)) : answer;
}

/** What gates and rules refused lately, the latest first; of all packages without a name. */
export async function searchAttempts(name: string | undefined): Promise<Outcome<readonly Attempt[]>> {
  const answer = await call<{ attempts: readonly Attempt[] }>(`${name === undefined ? '' : at(name)}/attempts`);
  return answer.ok ? success(answer.data.attempts) : answer;
}

/** What visitors met of a package in its last minutes. */
export const readFigures = (name: string, minutes: number) =>
  call<PackageFigures>(`${at(name)}/figures?minutes=${minutes}`);

/** What browsers say that goes wrong in a version. */
export const readErrors = (name: string, version: string) =>
  call<VersionErrors>(`${at(name)}/errors?${new URLSearchParams({ version }).toString()}`);

/** What visitors met around a change that took a version back. */
export const findChart = (name: string, revision: number) => call<Chart>(`${at(name)}/charts/${revision}`);

/** Every preview that is open. */
export async function readPreviews(): Promise<Outcome<readonly LinkedPreview[]>> {
  const answer = await call<{ previews: readonly LinkedPreview[] }>('/previews');
  return answer.ok ? success(answer.data.previews) : answer;
}

/** Ends a preview for everybody who has its link. */
export const endPreview = (name: string, number: number) =>
  send<null>('POST', `${at(name)}/previews`, { kind: 'end', number });

/** What changes for browsers between two versions. */
export const compareVersions = (name: string, from: string, to: string) =>
  call<ReleaseComparison>(`${at(name)}/diff?${new URLSearchParams({ from, to }).toString()}`);

/** What two moments of the whole differ in: revisions, or `now`. */
export const compareCompositions = (from: string, to: string) =>
  call<CompositionDifference>(`/compositions/diff?${new URLSearchParams({ from, to }).toString()}`);

/** What one visitor gets of each package. */
export const findVisitor = (id: string) => call<VisitorView>(`/visitor?${new URLSearchParams({ id }).toString()}`);

/** An action of one person on one package. */
export interface Order {
  readonly name: string;
  readonly action: RequestedAction;
  readonly reason: string;
  /** When it is done, as ISO text; now without one. */
  readonly at?: string | undefined;
  /** What the person saw; a package that has changed since then stays as it is. */
  readonly ifRevision: number;
  /** The same for every attempt at the same thing. */
  readonly key: string;
}

/** Does one thing to one package. */
export const act = ({ name, action, reason, at: when, ifRevision, key }: Order) =>
  send<ChangeResult>(
    'POST',
    `${at(name)}/actions`,
    { ...action, reason, at: when },
    { 'if-match': `"${ifRevision}"`, 'idempotency-key': key },
  );

/** Says yes or no to what another one has asked for. */
export const answerRequest = (name: string, id: number, decision: 'approve' | 'refuse', reason: string) =>
  send<ChangeResult>('POST', `${at(name)}/requests/${id}`, { decision, reason });

/** Resolves once there is a newer revision, or after a while without one; false when nobody answered. */
export async function waitForNews(revision: number, signal: AbortSignal): Promise<boolean> {
  const query = new URLSearchParams({ after: String(revision), wait: String(WAIT_SECONDS) });
  try {
    const answer = await fetch(`/ops/api/discovery?${query.toString()}`, { cache: 'no-store', signal });
    return answer.ok || answer.status === 304;
  } catch {
    return false;
  }
}
