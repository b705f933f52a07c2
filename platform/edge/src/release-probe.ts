import { setTimeout as pause } from 'node:timers/promises';
import { parseLocalePath } from '@wisata/kernel/locale';
import type { Rendering, RenderRequest } from '@wisata/kernel/rendering';
import type { Finding } from '@wisata/registry/judge/findings';
import type { PackageState } from '@wisata/registry/release-state';
import { LRUCache } from 'lru-cache';
import { basicAuthorization } from './api-headers.ts';
import type { VisitReport } from './beacon-reports.ts';
import type { Composer, DocumentComposition, LiveState } from './composition.ts';
import type { EdgeConfig } from './config.ts';
import type { PageRequest } from './pages.ts';
import type { RenderPool } from './render/render-pool.ts';
import { NO_VISITOR_OVERRIDES } from './selection.ts';

/** A version that everybody got is compared with the one before for so long. */
const YOUNG_MS = 3_600_000;
/** Between two looks: whoever asks for broken pages makes no more work than this. */
const REST_MS = 5_000;
const SAME_PAGE_MS = 60_000;
const MOST_PAGES = 500;
const TRIES = 20;
const TRY_AGAIN_MS = 500;
/** In turn, so that what comes and goes by itself is not taken for a difference between versions. */
const TURNS = ['trial', 'reference', 'trial', 'reference', 'trial'] as const;
/** They say how busy this machine is, and nothing of the page. */
const BUSY: readonly string[] = ['cold', 'busy', 'slow', 'worker'];

/** Parts of {@link createReleaseProbe}. */
interface LookParts {
  readonly config: EdgeConfig;
  readonly composer: Pick<Composer, 'compose'>;
  readonly pool: Pick<RenderPool, 'render'>;
  readonly live: () => LiveState;
  /** Hashes the files of a release again. */
  readonly readAgain: (name: string, version: string) => Promise<void>;
  readonly tell: (finding: Finding) => void;
  readonly restMs?: number;
}

/** Looks for itself when somebody says that a version is broken: what a browser tells can be made up. */
export interface ReleaseProbe {
  /** Hears of every state, to know what everybody has just got. */
  note(live: LiveState): void;
  /** Hears what browsers tell. */
  hear(reports: readonly VisitReport[]): void;
  /** A guest's page could not be rendered here. */
  doubt(asked: PageRequest): void;
}

type Outcome = 'fault' | 'fine' | 'unknown';

function outcomeOf(rendering: Rendering): Outcome {
  if (rendering.kind === 'browser' && BUSY.includes(rendering.reason)) return 'unknown';
  if (rendering.kind === 'failed') return 'fault';
  if (rendering.kind === 'browser') return rendering.problem === undefined ? 'fine' : 'fault';
  return rendering.kind === 'page' && rendering.problems.length > 0 ? 'fault' : 'fine';
}

/** The version to compare with; undefined for what is neither on trial nor live, or has nothing before it. */
function referenceOf({ canary, stable, previous, blocked }: PackageState, version: string): string | undefined {
  if (version === canary?.version) return stable ?? undefined;
  return version === stable ? previous.find((each) => !blocked.includes(each)) : undefined;
}

const versionIn = ({ shell, remotes }: DocumentComposition, name: string) =>
  name === 'shell' ? shell.version : remotes[name]?.version;

function requestOf(address: string, { offered }: DocumentComposition, config: EdgeConfig): RenderRequest {
  const { app, apiBaseUrl: baseUrl } = config;
  const { locale } = parseLocalePath(address.split('?', 1)[0]!);
  const api = { baseUrl, headers: { authorization: basicAuthorization(config) } };
  return { url: app.baseUrl + address, locale, config: { ...app, ...offered }, nowMs: Date.now(), isWhole: true, api };
}

/** Renders a page with each version in turn; true when it fails with one, every time, and never with the other. */
async function differs(
  sides: Readonly<Record<(typeof TURNS)[number], DocumentComposition>>,
  address: string,
  { config, pool }: LookParts,
): Promise<boolean> {
  for (const side of TURNS) {
    let outcome: Outcome = 'unknown';
    for (let left = TRIES; outcome === 'unknown' && left > 0; left -= 1) {
      outcome = outcomeOf(await pool.render(sides[side], requestOf(address, sides[side], config)));
      if (outcome === 'unknown') await pause(TRY_AGAIN_MS, undefined, { ref: false });
    }
    if (outcome !== (side === 'trial' ? 'fault' : 'fine')) return false;
  }
  return true;
}

/** Keeps names for a while, the newest ones. */
function createMemory(lifeMs: number) {
  const known = new LRUCache<string, true>({ max: MOST_PAGES, ttl: lifeMs });
  return {
    /** Whether this is new; from now on it is not. */
    add(key: string): boolean {
      if (known.has(key)) return false;
      known.set(key, true);
      return true;
    },
  };
}

/** What {@link createYouth} knows of a package. */
interface Stable {
  readonly version: string | null;
  readonly since: number;
}

/** Knows which stable versions came while this edge was watching. */
function createYouth() {
  const stables = new Map<string, Stable>();
  return {
    note({ states }: LiveState): void {
      for (const [name, { stable }] of Object.entries(states)) {
        const known = stables.get(name);
        if (known?.version !== stable)
          stables.set(name, { version: stable, since: known ? performance.now() : -Infinity });
      }
    },
    has: (name: string) => performance.now() - (stables.get(name)?.since ?? -Infinity) < YOUNG_MS,
  };
}

/** Makes the second look of one edge: one thing at a time, with rests between. */
export function createReleaseProbe(parts: LookParts): ReleaseProbe {
  const { composer, live, readAgain, tell, restMs = REST_MS } = parts;
  const pages = createMemory(SAME_PAGE_MS);
  const releases = createMemory(SAME_PAGE_MS);
  const youth = createYouth();
  let isBusy = false;

  async function compare(name: string, version: string, address: string): Promise<void> {
    const state = live().states[name];
    const reference = state && referenceOf(state, version);
    if (reference === undefined) return;
    const withVersion = (each: string) =>
      composer.compose(live(), { ...NO_VISITOR_OVERRIDES, pins: new Map([[name, each]]) });
    const sides = { trial: await withVersion(version), reference: await withVersion(reference) };
    if (versionIn(sides.trial, name) !== version || versionIn(sides.reference, name) !== reference) return;
    if (!(await differs(sides, address, parts))) return;
    tell({ remote: name, version, kind: 'render', detail: address.slice(0, 300) });
  }

  /** What comes while something is looked at is dropped: what is really broken comes again. */
  function look(work: () => Promise<void>): void {
    if (isBusy) return;
    isBusy = true;
    void work()
      .catch(() => undefined)
      .then(() => pause(restMs, undefined, { ref: false }))
      .finally(() => (isBusy = false));
  }

  function lookAtPage(name: string, version: string, address: string): void {
    const state = live().states[name];
    const isOnTrial = state?.canary?.version === version;
    if (isBusy || !state || !(isOnTrial || youth.has(name)) || !pages.add(`${name} ${version} ${address}`)) return;
    look(() => compare(name, version, address));
  }

  return {
    note: youth.note,
    hear(reports) {
      for (const { kind, remote, version, code, path } of reports) {
        if (kind !== 'failure' && kind !== 'render-crash') continue;
        const isAboutFiles = /integrity/i.test(code ?? '');
        if (isAboutFiles && !isBusy && releases.add(`${remote} ${version}`)) look(() => readAgain(remote, version));
        else if (path?.startsWith('/')) lookAtPage(remote, version, path);
      }
    },
    doubt({ composition, address, owner }) {
      const all = { ...composition.remotes, shell: composition.shell };
      const onTrial = Object.entries(all).filter(([, { cohort }]) => cohort === 'canary');
      const suspects = onTrial.length > 0 ? onTrial : Object.entries(all).filter(([name]) => name === owner);
      for (const [name, { version }] of suspects) lookAtPage(name, version, address);
    },
  };
}
