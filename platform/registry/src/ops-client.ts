import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Attempt } from './attempts/attempts.ts';
import type { SignedProvenance } from './bring/provenance.ts';
import type { TrustedKey } from './bring/trusted-keys.ts';
import type { BuiltFrom } from './built-from.ts';
import type { ChangeResult } from './change.ts';
import type { CollectionResult } from './collection/collector.ts';
import type { ReleaseComparison } from './compare-releases.ts';
import type { VersionErrors } from './errors/error-figures.ts';
import type { CompositionDifference } from './composition.ts';
import type { AcceptableGate } from './gates/gate-results.ts';
import type { Chart } from './judge/charts.ts';
import type { PackageFigures } from './judge/figures.ts';
import type { Preview } from './previews/previews.ts';
import type { PublishResult } from './publish-release.ts';
import type { PackageState, RequestedAction } from './release-state.ts';
import type { WaitingRequest } from './requests.ts';
import type { PublishedVersion, Revision, StableSince } from './repository.ts';

/** What is known of one package. */
export interface PackageOverview {
  readonly name: string;
  readonly state: PackageState;
  /** Oldest first. */
  readonly versions: readonly PublishedVersion[];
  /** With which change its stable version became that; undefined while there never was one. */
  readonly since?: StableSince;
  /** What it shows on others' pages, `hotel:search-form`; while the store does not say, those that are off. */
  readonly slots: readonly string[];
  /** What waits for a second person or for its time. */
  readonly requests: readonly WaitingRequest[];
}

/** Everything at one revision, for people. */
export interface ReleaseOverview {
  /** What operators call this environment; empty where nobody has named it. */
  readonly environment: string;
  readonly revision: number;
  readonly packages: readonly PackageOverview[];
}

/** What one visitor gets. */
export interface VisitorView {
  readonly visitor: string;
  readonly revision: number;
  readonly packages: readonly {
    readonly name: string;
    readonly version: string;
    readonly cohort: string;
    /** Of a trial that is limited: they get it as one of these, and else what is stable. */
    readonly only?: string;
  }[];
}

/** A preview with the path of its link on the site. */
export type LinkedPreview = Preview & { readonly path: string };

/** A refusal of the registry, in its own words. */
export class OpsRefusal extends Error {
  override readonly name = 'OpsRefusal';
  readonly status: number;
  readonly code: string;
  /** Every reason, one sentence each. */
  readonly reasons: readonly string[];

  constructor(status: number, code: string, message: string, reasons: readonly string[]) {
    super(message);
    this.status = status;
    this.code = code;
    this.reasons = reasons;
  }
}

/** How to go past gates, and where a version comes from: another environment, or the sources of its build. */
export interface PublishOptions {
  readonly accept?: readonly AcceptableGate[];
  /** False: no browser opens the version. */
  readonly smoke?: boolean;
  readonly reason?: string;
  readonly from?: SignedProvenance;
  readonly built?: BuiltFrom | undefined;
}

/** The registry's operations over HTTP. Every call rejects with an {@link OpsRefusal} when the registry refuses. */
export interface OpsClient {
  readonly url: string;
  state(): Promise<ReleaseOverview>;
  /** From where versions may be brought to this environment. */
  trustedKeys(): Promise<readonly TrustedKey[]>;
  act(
    name: string,
    action: RequestedAction & { readonly reason: string; readonly at?: string },
    more?: { readonly ifRevision?: number; readonly idempotencyKey?: string },
  ): Promise<ChangeResult>;
  /** Says yes or no to what another one has asked for. */
  answer(name: string, id: number, decision: 'approve' | 'refuse', reason: string): Promise<ChangeResult>;
  /** Publishes a version of the store; `more` goes past gates, which takes an operator and a reason. */
  publish(name: string, version: string, more?: PublishOptions): Promise<PublishResult>;
  /** Deletes old releases that nobody is served any more, or says which; takes an operator. */
  collect(request: { keepDays?: number; dryRun: boolean; reason: string }): Promise<CollectionResult>;
  history(name?: string, limit?: number): Promise<readonly Revision[]>;
  /** What gates and rules refused, the latest first. */
  attempts(name?: string, limit?: number): Promise<readonly Attempt[]>;
  diff(name: string, from: string, to: string): Promise<ReleaseComparison>;
  /** What two moments of the whole differ in: revisions, instants as ISO text, or `now`. */
  compare(from: string, to: string): Promise<CompositionDifference>;
  visitor(id: string): Promise<VisitorView>;
  /** What visitors met around a change that took a version back. */
  chart(name: string, revision: number): Promise<Chart>;
  /** What visitors met of a package in its last minutes. */
  figures(name: string, minutes: number): Promise<PackageFigures>;
  /** Errors of a version by the word of browsers; of the one on trial, else the live one, unless one is named. */
  errors(name: string, version?: string): Promise<VersionErrors>;
  /** Every preview that is open, with the path of its link on the site. */
  previews(): Promise<readonly LinkedPreview[]>;
  /** Opens a preview of a pull request, or puts another version behind it. */
  openPreview(name: string, number: number, version: string, reason: string): Promise<LinkedPreview>;
  endPreview(name: string, number: number): Promise<null>;
}

/** Where a registry is and how to speak to it; what is left out is read from the data folder of this machine. */
export interface OpsClientOptions {
  readonly dataDir: string;
  readonly url?: string;
  readonly token?: string;
  /** Who speaks, where the token is that of a whole machine. */
  readonly actor?: string;
}

const TIMEOUT_MS = 60_000;
/** A browser opens several pages meanwhile, or files are deleted one by one. */
const LONG_TIMEOUT_MS = 180_000;

async function readNote(dataDir: string, name: string): Promise<string | undefined> {
  const text = await readFile(path.join(dataDir, name), 'utf8').catch(() => undefined);
  return text?.trim() || undefined;
}

interface Envelope {
  readonly success: boolean;
  readonly message: string;
  readonly data: unknown;
  readonly code?: string;
  readonly reasons?: readonly string[];
}

async function unwrap(answer: Response): Promise<unknown> {
  const body = (await answer.json().catch(() => undefined)) as Envelope | undefined;
  if (!body) throw new OpsRefusal(answer.status, 'OPS_UNREADABLE', `The registry answered ${answer.status}`, []);
  if (body.success) return body.data;
  throw new OpsRefusal(answer.status, body.code ?? 'OPS_FAILED', body.message, body.reasons ?? [body.message]);
}

/** Opens a client. Throws when nobody says where the registry is or which token to use. */
export async function createOpsClient({ dataDir, actor, ...given }: OpsClientOptions): Promise<OpsClient> {
  const url = (given.url ?? (await readNote(dataDir, 'registry-url')))?.replace(/\/+$/, '');
  if (!url) throw new Error('No registry runs here: start the site (npm start), or set REGISTRY_URL');
  const token = given.token ?? (await readNote(dataDir, 'operator-token'));
  if (!token) throw new Error('There is no token for the registry: set RELEASE_TOKEN');
  const common = { authorization: `Bearer ${token}`, ...(actor !== undefined && { 'x-release-actor': actor }) };

  async function call(target: string, init: RequestInit = {}, limitMs = TIMEOUT_MS): Promise<unknown> {
    const headers = { ...common, ...(init.headers as Record<string, string> | undefined) };
    const signal = AbortSignal.timeout(limitMs);
    const answer = await fetch(`${url}/ops/api${target}`, { ...init, headers, signal }).catch((error: unknown) => {
      throw new Error(`The registry at ${url} does not answer`, { cause: error });
    });
    return unwrap(answer);
  }

  const post = (target: string, body: unknown, headers: Readonly<Record<string, string>> = {}, limitMs?: number) => {
    const init = { method: 'POST', body: JSON.stringify(body) };
    return call(target, { ...init, headers: { 'content-type': 'application/json', ...headers } }, limitMs);
  };
  const packagePath = (name: string) => `/packages/${encodeURIComponent(name)}`;

  return {
    url,
    state: () => call('/state') as Promise<ReleaseOverview>,
    trustedKeys: () => call('/trusted-keys') as Promise<readonly TrustedKey[]>,
    act: (name, action, { ifRevision, idempotencyKey } = {}) =>
      post(`${packagePath(name)}/actions`, action, {
        ...(ifRevision !== undefined && { 'if-match': String(ifRevision) }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      }) as Promise<ChangeResult>,
    answer: (name, id, decision, reason) =>
      post(`${packagePath(name)}/requests/${id}`, { decision, reason }) as Promise<ChangeResult>,
    publish: (name, version, more) =>
      post(`${packagePath(name)}/versions`, { ...more, version }, {}, LONG_TIMEOUT_MS) as Promise<PublishResult>,
    collect: (request) => post('/collections', request, {}, LONG_TIMEOUT_MS) as Promise<CollectionResult>,
    async history(name, limit = 100) {
      const target = `${name === undefined ? '' : packagePath(name)}/history?limit=${limit}`;
      return ((await call(target)) as { revisions: Revision[] }).revisions;
    },
    async attempts(name, limit = 50) {
      const target = `${name === undefined ? '' : packagePath(name)}/attempts?limit=${limit}`;
      return ((await call(target)) as { attempts: Attempt[] }).attempts;
    },
    diff: (name, from, to) =>
      call(`${packagePath(name)}/diff?${new URLSearchParams({ from, to }).toString()}`) as Promise<ReleaseComparison>,
    compare: (from, to) =>
      call(`/compositions/diff?${new URLSearchParams({ from, to }).toString()}`) as Promise<CompositionDifference>,
    visitor: (id) => call(`/visitor?${new URLSearchParams({ id }).toString()}`) as Promise<VisitorView>,
    chart: (name, revision) => call(`${packagePath(name)}/charts/${revision}`) as Promise<Chart>,
    figures: (name, minutes) => call(`${packagePath(name)}/figures?minutes=${minutes}`) as Promise<PackageFigures>,
    errors: (name, version) =>
      call(`${packagePath(name)}/errors?${new URLSearchParams(version ? { version } : {})}`) as Promise<VersionErrors>,
    previews: async () => ((await call('/previews')) as { previews: LinkedPreview[] }).previews,
    openPreview: (name, number, version, reason) =>
      post(`${packagePath(name)}/previews`, { kind: 'open', number, version, reason }) as Promise<LinkedPreview>,
    endPreview: (name, number) => post(`${packagePath(name)}/previews`, { kind: 'end', number }) as Promise<null>,
  };
}
