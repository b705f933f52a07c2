import { describe, expect, test } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../packages.ts';
import { evaluate, isPromql, parseMetrics, seriesOf } from './promql.fixture.ts';

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly for: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook_url: string };
}

const FILES = 'deploy/helm/wisata/files';
const read = (file: string) => readFile(path.join(ROOT, file), 'utf8');

const { groups } = parse(await read(`${FILES}/alerts.yml`)) as { groups: { rules: Alert[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);
const { panels } = JSON.parse(await read(`${FILES}/dashboard.json`)) as { panels: { targets: { expr: string }[] }[] };

/** A site with nothing to complain of, as its programs tell it; counters after five minutes. */
const HEALTHY = `up{job="edge"} 1
wisata_edge_ready{instance="a"} 1
wisata_edge_ready{instance="b"} 1
wisata_edge_registry_silence_seconds 12
wisata_edge_pages_waiting 3
wisata_edge_documents_total{how="server",cache="miss"} 900
wisata_edge_documents_total{how="browser;busy",cache="miss"} 20
wisata_requests_total{kind="document",status="200"} 9000
wisata_requests_total{kind="document",status="503"} 10
wisata_requests_total{kind="api",status="200"} 5000
wisata_requests_total{kind="api",status="502"} 10
wisata_request_seconds_bucket{le="2.5",kind="api"} 5000
wisata_request_seconds_count{kind="api"} 5010
wisata_pool_waiting{pool="ordinary"} 2
wisata_job_late_seconds{queue="mail.send"} 4
wisata_jobs{queue="mail.send",state="created"} 7
wisata_bookings_unissued{service="hotel"} 0
wisata_judge_presiding 1
wisata_judge_blocked_hour{package="hotel"} 0
wisata_registry_trial_paused{package="hotel"} 0
wisata_registry_missed_day{package="hotel"} 0
wisata_registry_withdrawn{package="hotel"} 0
wisata_beacon_silence_seconds 30
`;

/** What changes when each thing happens: one line in the place of the one with the same series. */
const HAPPENINGS: Readonly<Record<string, readonly string[]>> = {
  ProcessGone: ['up{job="edge"} 0'],
  EdgeNotReady: ['wisata_edge_ready{instance="b"} 0'],
  EdgeBehind: ['wisata_edge_registry_silence_seconds 300'],
  PagesFailing: ['wisata_requests_total{kind="document",status="503"} 400'],
  PagesUnrendered: ['wisata_edge_documents_total{how="browser;busy",cache="miss"} 800'],
  PagesWaiting: ['wisata_edge_pages_waiting 180'],
  ApiFailing: ['wisata_requests_total{kind="api",status="502"} 300'],
  ApiSlow: ['wisata_request_seconds_bucket{le="2.5",kind="api"} 4000'],
  DatabaseBusy: ['wisata_pool_waiting{pool="ordinary"} 40'],
  JobsLate: ['wisata_job_late_seconds{queue="mail.send"} 900'],
  JobsDead: ['wisata_jobs{queue="mail.send.dead",state="failed"} 1'],
  BookingsUnissued: ['wisata_bookings_unissued{service="hotel"} 2'],
  JudgeAway: ['wisata_judge_presiding 0'],
  VersionTakenBack: ['wisata_judge_blocked_hour{package="hotel"} 1'],
  TrialPaused: ['wisata_registry_trial_paused{package="hotel"} 1'],
  PlanMissed: ['wisata_registry_missed_day{package="hotel"} 1'],
  BeaconsSilent: ['wisata_beacon_silence_seconds 2000'],
  PackageWithdrawn: ['wisata_registry_withdrawn{package="hotel"} 1'],
};

function scrapesOf(changes: readonly string[]) {
  const seriesIn = (line: string) => line.slice(0, line.lastIndexOf(' '));
  const changed = new Set(changes.map(seriesIn));
  const lines = HEALTHY.split('\n').filter((line) => !changed.has(seriesIn(line)));
  return { before: [], now: parseMetrics([...lines, ...changes].join('\n')), seconds: 300 };
}

const firesIn = (changes: readonly string[]) =>
  alerts.filter(({ expr }) => (evaluate(expr, scrapesOf(changes)) as unknown[]).length > 0).map(({ alert }) => alert);

test('a healthy site alarms nobody', () => {
  expect(firesIn([])).toEqual([]);
});

test.each(alerts.map(({ alert }) => [alert]))('%s fires when its thing happens, and no other does', (alert) => {
  expect(firesIn(HAPPENINGS[alert] ?? [])).toEqual([alert]);
});

describe('every alert', () => {
  test('is PromQL, says who is woken, and leads to a page of its own', async () => {
    for (const { alert, expr, labels, annotations, for: hold } of alerts) {
      expect([alert, isPromql(expr), /^\d+m$/.test(hold)]).toEqual([alert, true, true]);
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(await read(annotations.runbook_url)).toMatch(new RegExp(`^# ${alert}: .+\\n[^]+## Look\\n[^]+## Do\\n`));
    }
    const pages = (await readdir(path.join(ROOT, 'docs/runbooks'))).filter((file) => file !== 'README.md');
    expect(alerts.map(({ annotations }) => path.basename(annotations.runbook_url)).sort()).toEqual(pages.sort());
  });

  test('and every panel reads series that a program tells', async () => {
    const sources = await Promise.all(
      [
        'telemetry/src/metrics.ts',
        'platform/edge/src/observe.ts',
        'platform/registry/src/observe.ts',
        'backend/src/app/observe.ts',
        'backend/src/modules/bookings/measure.ts',
      ].map(read),
    );
    const told = sources.join('\n');
    const queries = [
      ...alerts.map(({ expr }) => expr),
      ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ];
    const own = queries.flatMap(seriesOf).filter((name) => name.startsWith('wisata_'));
    const isTold = (name: string) =>
      told.includes(name) || told.includes(`gauge('${name.replace('wisata_edge_', '')}'`);
    expect(queries.filter((query) => !isPromql(query))).toEqual([]);
    expect(own.filter((name) => !isTold(name.replace(/_(bucket|count|sum)$/, '')))).toEqual([]);
    expect(own.length).toBeGreaterThan(30);
  });
});
