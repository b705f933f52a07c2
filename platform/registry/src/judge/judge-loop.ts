import pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import type { Outcome } from '@wisata/kernel/outcome';
import type { ChangeResult } from '../change.ts';
import { needsSecondPerson } from '../approvals.ts';
import {
  applyAction,
  type Canary,
  type PackageState,
  type ReleaseAction,
  type RequestedAction,
} from '../release-state.ts';
import type { ReleaseService } from '../release-service.ts';
import { readSnapshot, type Snapshot } from '../repository.ts';
import type { Alarm } from './alarm.ts';
import { pruneErrors } from '../errors/error-store.ts';
import { pruneBeacons } from './beacon-store.ts';
import { keepCharts } from './charts.ts';
import { pruneFindings, searchSuspects, type SuspectVersion } from './findings.ts';
import { findGuardRail, SAME_PACKAGE_MS, type PastAction } from './guard-rails.ts';
import { observe } from './observe.ts';
import { judge, type Verdict } from './verdict.ts';
import { searchWatchedVersions, type WatchedVersion } from './watch.ts';

/** Who stands in the history for what was done without a person. */
export const JUDGE = 'judge';

/** What the judge works with. */
export interface JudgeOptions {
  readonly databaseUrl: string;
  readonly service: ReleaseService;
  readonly alarm: Alarm;
  /** Reads the files of a version again, here; what is wrong with them, one sentence each. */
  readonly findDamage: (name: string, version: string) => Promise<readonly string[]>;
  readonly report: (text: string, error?: unknown) => void;
  /** Pause between two looks; a second unless told. */
  readonly intervalMs?: number;
}

type Act = (name: string, action: RequestedAction, reason: string) => Promise<Outcome<ChangeResult>>;

interface Judged {
  readonly watch: WatchedVersion;
  readonly verdict: Verdict;
}

/** The lock that only the judging process holds. */
export const ONE_JUDGE = 7_140_302;
const PRUNE_EVERY_MS = 600_000;

async function searchPastActions(db: pg.Client): Promise<PastAction[]> {
  const { rows } = await db.query<{ name: string; at: Date }>(
    `select package as name, max(at) as at from releases.release_revisions
     where actor = $1 and action->>'kind' = 'block' and at > now() - make_interval(secs => $2) group by package`,
    [JUDGE, SAME_PACKAGE_MS / 1000],
  );
  return rows.map(({ name, at }) => ({ name, at: at.getTime() }));
}

/** What a canary's plan wants next, once its share has held for its time. */
function findNextStep(canary: Canary, now: number): 'grow' | 'promote' | undefined {
  if (canary.isPaused || now - Date.parse(canary.grownAt) < canary.soakSeconds * 1000) return undefined;
  // What held for some says nothing of the others: for everybody a person decides.
  if (canary.percent >= 100) return canary.segment ? undefined : 'promote';
  return canary.plan.some((share) => share > canary.percent) ? 'grow' : undefined;
}

/** A judge is nobody's second person. */
function isForPeople(state: PackageState, action: ReleaseAction): boolean {
  const after = applyAction(state, action, new Date().toISOString());
  return after.ok && needsSecondPerson(state, action, after.data);
}

interface Looked {
  readonly snapshot: Snapshot;
  readonly judged: readonly Judged[];
  readonly accused: readonly SuspectVersion[];
}

/** Judges everything as it was at one moment. */
async function judgeAll(db: pg.Client): Promise<Looked> {
  await db.query('begin isolation level repeatable read, read only');
  const snapshot = await readSnapshot(db);
  const judged: Judged[] = [];
  for (const watch of await searchWatchedVersions(db, snapshot))
    judged.push({ watch, verdict: judge(await observe(db, watch)) });
  const accused = await searchSuspects(db, snapshot);
  await db.query('commit');
  return { snapshot, judged, accused };
}

/** What one look works with. */
interface Hand {
  readonly act: Act;
  readonly tell: (of: { readonly name: string; readonly version: string }, acted: boolean, reason: string) => void;
}

/** What edges have found out themselves: the version goes, whatever else happens at the same time. Gives what went. */
async function takeBack(
  db: pg.Client,
  accused: readonly SuspectVersion[],
  { act, tell }: Hand,
  options: JudgeOptions,
): Promise<SuspectVersion[]> {
  const blocked: SuspectVersion[] = [];
  const past = accused.length > 0 ? await searchPastActions(db) : [];
  for (const each of accused) {
    const { name, version, isStable, kind, reason } = each;
    const leave = (why: string) => tell(each, false, `${reason}. Left as it is: ${why}`);
    const restraint = isStable ? findGuardRail(name, past, Date.now()) : undefined;
    if (restraint) {
      leave(restraint);
      continue;
    }
    // A store that is away now says nothing; the next look asks again.
    const damage = kind === 'integrity' ? await options.findDamage(name, version).catch(() => undefined) : [reason];
    if (!damage) continue;
    if (damage.length === 0) {
      leave('read again by the registry its files are right, so that edge had a damaged copy');
      continue;
    }
    const outcome = await act(name, { kind: 'block', version }, `${version}: ${reason}`);
    if (outcome.ok) {
      blocked.push(each);
      tell(each, true, reason);
    }
    // Where somebody was faster, the next look sees what they did.
    else if (outcome.failure.code !== 'RELEASE_STALE') leave(outcome.failure.message);
  }
  return blocked;
}

/** What browsers say can be made up by whoever likes to: a trial stops, and a person looks. */
async function stopTrials(judged: readonly Judged[], { act, tell }: Hand): Promise<void> {
  for (const { watch, verdict } of judged) {
    if (verdict.kind !== 'trip') continue;
    const { reason } = verdict;
    if (watch.cohort === 'stable') {
      tell(watch, false, `${reason}. Left as it is: only browsers say so, look and decide`);
      continue;
    }
    const outcome = await act(watch.name, { kind: 'pause' }, `${watch.version}: ${reason}`);
    if (outcome.ok) tell(watch, true, `${reason}. Paused: nobody new gets it until somebody lets it go on`);
  }
}

/** One look at everything that is on trial. */
async function look(db: pg.Client, options: JudgeOptions): Promise<void> {
  const { service, alarm, report } = options;
  const { snapshot, judged, accused } = await judgeAll(db);
  const hand: Hand = {
    async act(name, action, reason) {
      const outcome = await service.apply({ name, action, actor: JUDGE, reason, ifRevision: snapshot.revision });
      if (outcome.ok) report(`${name}: ${action.kind} (${reason})`);
      return outcome;
    },
    tell: ({ name, version }, acted, reason) => alarm.raise({ package: name, version, acted, reason }),
  };
  const blocked = await takeBack(db, accused, hand, options);
  const isOf = (versions: readonly SuspectVersion[], name: string) => versions.some((each) => each.name === name);
  await stopTrials(
    judged.filter(({ watch }) => !isOf(blocked, watch.name)),
    hand,
  );
  // What is accused does not grow, also where it may stay as it is.
  const free = judged.filter(({ watch }) => !isOf(accused, watch.name));
  await advancePlans(snapshot, free, hand.act);
}

async function advancePlans({ states }: Snapshot, judged: readonly Judged[], act: Act): Promise<void> {
  for (const { watch, verdict } of judged) {
    const state = states[watch.name];
    if (watch.cohort !== 'canary' || verdict.kind !== 'healthy' || !state?.canary || state.frozen) continue;
    const kind = findNextStep(state.canary, Date.now());
    if (kind && !isForPeople(state, { kind }))
      await act(watch.name, { kind }, `${state.canary.percent} % held: ${verdict.reason}`);
  }
}

/** Looks again and again as long as this connection holds the lock that only one process can hold. */
async function preside(db: pg.Client, options: JudgeOptions, stopped: AbortSignal): Promise<void> {
  const pause = () => wait(options.intervalMs ?? 1_000, undefined, { signal: stopped }).catch(() => undefined);
  let isLead = false;
  let prunedAt = 0;
  while (!stopped.aborted) {
    if (!isLead) {
      const { rows } = await db.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [ONE_JUDGE]);
      isLead = rows[0]!.held;
    }
    if (isLead) await look(db, options);
    if (isLead && Date.now() - prunedAt > PRUNE_EVERY_MS) {
      await keepCharts(db);
      await pruneBeacons(db);
      await pruneErrors(db);
      await pruneFindings(db);
      prunedAt = Date.now();
    }
    await pause();
  }
}

/** Starts judging; of all processes on one database one does, and the next one when that is gone. Gives what ends it. */
export function startJudge(options: JudgeOptions): () => Promise<void> {
  const stopping = new AbortController();
  const run = async () => {
    while (!stopping.signal.aborted) {
      const db = new pg.Client({ connectionString: options.databaseUrl, keepAlive: true });
      db.on('error', () => undefined);
      try {
        await db.connect();
        await preside(db, options, stopping.signal);
      } catch (error) {
        options.report('The judge could not look', error);
        await wait(1_000, undefined, { signal: stopping.signal }).catch(() => undefined);
      } finally {
        await db.end().catch(() => undefined);
      }
    }
  };
  const ended = run();
  return () => {
    stopping.abort();
    return ended;
  };
}
