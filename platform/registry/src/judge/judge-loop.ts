import pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import type { Outcome } from '@wisata/kernel/outcome';
import type { Canary } from '../release-state.ts';
import type { ChangeResult, ReleaseService, RequestedAction } from '../release-service.ts';
import { readSnapshot, type Snapshot } from '../repository.ts';
import type { Alarm } from './alarm.ts';
import { pruneBeacons } from './beacon-store.ts';
import { findRestraint, SAME_PACKAGE_MS, type Accused, type PastAction } from './guard-rails.ts';
import { observe } from './observe.ts';
import { judge, type Verdict } from './verdict.ts';
import { searchWatches, type Watch } from './watch.ts';

/** Who stands in the history for what was done without a person. */
export const JUDGE = 'judge';

/** What the judge works with. */
export interface JudgeOptions {
  readonly databaseUrl: string;
  readonly service: ReleaseService;
  readonly alarm: Alarm;
  readonly report: (text: string, error?: unknown) => void;
  /** Pause between two looks; a second unless told. */
  readonly intervalMs?: number;
}

type Act = (name: string, action: RequestedAction, reason: string) => Promise<Outcome<ChangeResult>>;

interface Judged {
  readonly watch: Watch;
  readonly verdict: Verdict;
}

const ONE_JUDGE = 7_140_302;
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
  if (now - Date.parse(canary.grownAt) < canary.soakSeconds * 1000) return undefined;
  if (canary.percent >= 100) return 'promote';
  return canary.plan.some((share) => share > canary.percent) ? 'grow' : undefined;
}

/** Judges everything as it was at one moment: what broke two packages at once is seen of both or of neither. */
async function judgeAll(db: pg.Client): Promise<{ snapshot: Snapshot; judged: Judged[] }> {
  await db.query('begin isolation level repeatable read, read only');
  const snapshot = await readSnapshot(db);
  const judged: Judged[] = [];
  for (const watch of await searchWatches(db, snapshot))
    judged.push({ watch, verdict: judge(await observe(db, watch)) });
  await db.query('commit');
  return { snapshot, judged };
}

/** One look at everything that is on trial. */
async function look(db: pg.Client, { service, alarm, report }: JudgeOptions): Promise<void> {
  const { snapshot, judged } = await judgeAll(db);
  const act: Act = async (name, action, reason) => {
    const outcome = await service.apply({ name, action, actor: JUDGE, reason, ifRevision: snapshot.revision });
    if (outcome.ok) report(`${name}: ${action.kind} (${reason})`);
    return outcome;
  };
  const accused = judged.flatMap(({ watch: { name, version }, verdict }): Accused[] =>
    verdict.kind === 'trip' ? [{ name, version, verdict }] : [],
  );
  const past = accused.length > 0 ? await searchPastActions(db) : [];
  for (const each of accused) {
    const { name, version, verdict } = each;
    const tell = (acted: boolean, reason: string) => alarm.raise({ package: name, version, acted, reason });
    const leave = (why: string) => tell(false, `${verdict.reason}. Left as it is: ${why}`);
    const restraint = findRestraint(each, accused, past, Date.now());
    if (restraint) {
      leave(restraint);
      continue;
    }
    const outcome = await act(name, { kind: 'block', version }, `${version}: ${verdict.reason}`);
    if (outcome.ok) tell(true, verdict.reason);
    // Where somebody was faster, the next look sees what they did.
    else if (outcome.failure.code !== 'RELEASE_STALE') leave(outcome.failure.message);
  }
  if (accused.length === 0) await followPlans(snapshot, judged, act);
}

async function followPlans({ states }: Snapshot, judged: readonly Judged[], act: Act): Promise<void> {
  for (const { watch, verdict } of judged) {
    const state = states[watch.name];
    if (watch.cohort !== 'canary' || verdict.kind !== 'healthy' || !state?.canary || state.frozen) continue;
    const kind = findNextStep(state.canary, Date.now());
    if (kind) await act(watch.name, { kind }, `${state.canary.percent} % held: ${verdict.reason}`);
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
      await pruneBeacons(db);
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
