import { describe, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findUnsafeSettings, type SitePart } from '@wisata/kernel/production-settings';
import * as models from 'kubernetes-models';
import { parse } from 'yaml';
import { ROOT } from '../packages.ts';
import { renderChart, type Manifest } from './chart.fixture.ts';

interface Container {
  readonly name: string;
  readonly args: readonly string[];
  readonly env: readonly { readonly name: string; readonly value?: string; readonly valueFrom?: object }[];
  readonly securityContext: object;
}

interface Workload extends Manifest {
  readonly spec: {
    readonly template: { readonly spec: { readonly containers: readonly Container[]; securityContext: object } };
  };
}

type Model = new (json: object) => { validate(): void };

const MODELS: Readonly<Record<string, unknown>> = {
  v1: models.v1,
  'apps/v1': models.apps.v1,
  'autoscaling/v2': models.autoscaling.v2,
  'batch/v1': models.batch.v1,
  'networking.k8s.io/v1': models.networkingK8sIo.v1,
  'policy/v1': models.policy.v1,
};

const CHART = path.join(ROOT, 'deploy/helm/wisata');
const manifests = renderChart(CHART);
const of = (kind: string) => manifests.filter((each) => each.kind === kind);
const names = (kind: string) => of(kind).map(({ metadata }) => metadata.name);
const containerOf = (workload: Manifest) => (workload as Workload).spec.template.spec.containers[0]!;

const PARTS = ['wisata-api', 'wisata-edge', 'wisata-registry', 'wisata-worker'];
const PROGRAMS: Readonly<Record<string, SitePart>> = { api: 'api', edge: 'edge', registry: 'registry', worker: 'api' };
/** What a secret holds, in the form that programs ask for. */
const SECRET = 'production:operator:*:a-text-of-forty-characters-or-so-0001';

describe('the chart', () => {
  test.each(manifests.map((each) => [each.kind, each.metadata.name, each] as const))(
    '%s %s is what the schema of a cluster asks for',
    (kind, _name, manifest) => {
      if (manifest.apiVersion.startsWith('monitoring.coreos.com/')) return;
      const group = MODELS[manifest.apiVersion] as Readonly<Record<string, Model | undefined>> | undefined;
      const Kind = group?.[kind];
      expect(Kind).toBeDefined();
      new Kind!(manifest).validate();
    },
  );

  test('a manifest with a wrong field is refused', () => {
    const [deployment] = of('Deployment');
    const wrong = { ...deployment, spec: { ...(deployment as Workload).spec, replicas: 'two' } };
    expect(() => new models.apps.v1.Deployment(wrong as never).validate()).toThrow('replicas');
  });

  test('every part grows by saturation and keeps one through disruptions, and all but the worker can be called', () => {
    expect([names('Deployment'), names('HorizontalPodAutoscaler'), names('PodDisruptionBudget')]).toEqual([
      PARTS,
      PARTS,
      PARTS,
    ]);
    expect(names('Service')).toEqual(PARTS.filter((name) => name !== 'wisata-worker'));
    expect(names('Job')).toEqual(['wisata-migrate']);
  });

  test('nothing runs as root, writes outside its folders, or goes without probes', () => {
    for (const workload of [...of('Deployment'), ...of('Job')]) {
      const container = containerOf(workload);
      expect(container.securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
      });
      expect((workload as Workload).spec.template.spec.securityContext).toMatchObject({ runAsNonRoot: true });
      if (workload.kind === 'Deployment')
        expect(container).toMatchObject({
          livenessProbe: { httpGet: { path: '/live', port: 'metrics' } },
          readinessProbe: { httpGet: { path: '/ready', port: 'metrics' } },
        });
    }
  });

  test('each part starts in production with what it is given, its secrets by reference alone', () => {
    const [settings] = of('ConfigMap') as (Manifest & { data: Record<string, string> })[];
    for (const workload of of('Deployment')) {
      const { name, env } = containerOf(workload);
      const secrets = env.filter(({ valueFrom }) => valueFrom);
      expect(secrets.every(({ value }) => value === undefined)).toBe(true);
      const given = Object.fromEntries(secrets.map((each) => [each.name, SECRET]));
      expect([name, findUnsafeSettings({ ...settings!.data, ...given }, [PROGRAMS[name]!])]).toEqual([name, []]);
    }
  });

  test('monitoring is left out where no operator of it runs', () => {
    const without = renderChart(CHART, { monitoring: false });
    expect(without.some(({ apiVersion }) => apiVersion.startsWith('monitoring'))).toBe(false);
    expect(of('PrometheusRule')[0]).toMatchObject({ spec: { groups: [{ name: 'wisata' }] } });
    expect(JSON.stringify(of('PrometheusRule'))).toContain('https://wisata.example/runbooks/process-gone.md');
  });
});

interface ComposeService {
  readonly image?: string;
  readonly command?: readonly string[];
  readonly user?: string;
  readonly read_only?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
}

describe('Compose', () => {
  test('runs every program of the image once, read-only, with settings that production takes', async () => {
    const text = await readFile(path.join(ROOT, 'deploy/compose.yml'), 'utf8');
    const { services } = parse(text, { merge: true }) as { services: Record<string, ComposeService> };
    expect(Object.keys(services).sort()).toEqual([
      'api',
      'database',
      'edge',
      'migrate',
      'prometheus',
      'registry',
      'worker',
    ]);
    for (const [name, part] of Object.entries(PROGRAMS)) {
      const { environment = {}, read_only: isReadOnly } = services[name]!;
      const filled = Object.entries(environment).map(([key, value]) => [
        key,
        String(value).replace(/\$\{(\w+)[^}]*\}/g, (_, setting: string) =>
          setting === 'BASE_URL' ? 'https://wisata.example' : SECRET,
        ),
      ]);
      expect([name, isReadOnly, findUnsafeSettings(Object.fromEntries(filled), [part])]).toEqual([name, true, []]);
    }
  });
});
