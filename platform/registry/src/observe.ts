import { addGauge } from '@wisata/telemetry/metrics';
import type { RegistryContext } from './context.ts';
import { JUDGE, ONE_JUDGE } from './judge/judge-loop.ts';
import { SCHEDULE } from './waiting-changes.ts';

/** Marks of visits live for so long; where there is none, nothing was told for longer. */
const MARKS_LIVE_SECONDS = 10_800;

const package_ = ['package'];

/** What is live and on trial, and whether somebody judges it; the same whichever registry tells it. */
export function observeReleases(context: RegistryContext): void {
  observeStates(context);
  observeStory(context);
  observeJudge(context);
}

function observeStates({ metrics, publication }: RegistryContext): void {
  const states = () => Object.entries(publication.current().snapshot.states);
  addGauge(
    metrics,
    { name: 'wisata_registry_revision', help: 'The present revision' },
    () => publication.current().snapshot.revision,
  );
  addGauge(
    metrics,
    { name: 'wisata_registry_trial_percent', help: 'Share of a version on trial', labels: package_ },
    () => states().flatMap(([name, { canary }]) => (canary ? [[{ package: name }, canary.percent] as const] : [])),
  );
  addGauge(
    metrics,
    { name: 'wisata_registry_trial_paused', help: 'Trials that wait for a person', labels: package_ },
    () =>
      states().flatMap(([name, { canary }]) =>
        canary ? [[{ package: name }, Number(canary.isPaused ?? false)] as const] : [],
      ),
  );
  addGauge(
    metrics,
    { name: 'wisata_registry_withdrawn', help: 'Packages that are off the site', labels: package_ },
    () =>
      states().map(
        ([name, { stable, previous }]) => [{ package: name }, Number(stable === null && previous.length > 0)] as const,
      ),
  );
}

/** What was done without a person, and what was not done. */
function observeStory({ metrics, pool }: RegistryContext): void {
  addGauge(
    metrics,
    { name: 'wisata_judge_blocked_hour', help: 'Versions that the judge took back within the hour', labels: package_ },
    async () => {
      const { rows } = await pool.query<{ name: string; count: number }>(
        `select package as name, count(*)::int as count from releases.release_revisions
       where actor = $1 and action->>'kind' = 'block' and at > now() - interval '1 hour' group by package`,
        [JUDGE],
      );
      return rows.map(({ name, count }) => [{ package: name }, count] as const);
    },
  );
  addGauge(
    metrics,
    {
      name: 'wisata_registry_missed_day',
      help: 'Changes not done at their time within the day, as long as no person has done anything about them',
      labels: package_,
    },
    async () => {
      const { rows } = await pool.query<{ name: string; count: number }>(
        `select package as name, count(*)::int as count from releases.release_revisions missed
         where action->>'kind' = 'miss' and at > now() - interval '1 day' and not exists (
           select 1 from releases.release_revisions later
           where later.package = missed.package and later.revision > missed.revision and later.actor <> all($1))
         group by package`,
        [[JUDGE, SCHEDULE]],
      );
      return rows.map(({ name, count }) => [{ package: name }, count] as const);
    },
  );
}

function observeJudge({ metrics, pool }: RegistryContext): void {
  addGauge(metrics, { name: 'wisata_judge_presiding', help: 'How many judge now: one of all processes' }, async () => {
    const { rowCount } = await pool.query(
      `select 1 from pg_locks where locktype = 'advisory' and objid = $1 and classid = 0 and granted
       and database = (select oid from pg_database where datname = current_database())`,
      [ONE_JUDGE],
    );
    return rowCount ?? 0;
  });
  addGauge(
    metrics,
    { name: 'wisata_beacon_silence_seconds', help: 'Since when no page has told of itself' },
    async () => {
      const { rows } = await pool.query<{ seconds: number | null }>(
        'select extract(epoch from now() - max(minute))::float as seconds from releases.beacon_marks',
      );
      return rows[0]?.seconds ?? MARKS_LIVE_SECONDS;
    },
  );
}
