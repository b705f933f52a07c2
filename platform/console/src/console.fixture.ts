import type { Attempt } from '@wisata/registry/attempts/attempts';
import type { Origin } from '@wisata/registry/bring/provenance';
import type { BuiltFrom } from '@wisata/registry/built-from';
import type { CompositionDifference } from '@wisata/registry/composition';
import type { Chart } from '@wisata/registry/judge/charts';
import type { VersionErrors } from '@wisata/registry/errors/error-figures';
import type { PackageFigures } from '@wisata/registry/judge/figures';
import type { LinkedPreview, PackageOverview, ReleaseOverview } from '@wisata/registry/ops-client';
import {
  NOTHING_RELEASED,
  type Canary,
  type PackageState,
  type ReleaseActionKind,
  type RequestedAction,
} from '@wisata/registry/release-state';
import type { Revision } from '@wisata/registry/repository';
import type { WaitingRequest } from '@wisata/registry/requests';
import type { Operator } from './console.api.ts';

const AT = '2026-11-20T10:00:00.000Z';
const LATER = '2026-11-21T19:30:00.000Z';

/** A trial of 1.2.0 that is limited in every way. */
export const TRIAL: Canary = {
  version: '1.2.0',
  percent: 5,
  salt: 's',
  plan: [1, 5, 25],
  soakSeconds: 300,
  segment: { locale: 'id', country: 'SG', signedIn: true },
  startedAt: AT,
  grownAt: AT,
};

/** Live at 1.1.0, with two versions before it. */
export const LIVE: PackageState = { ...NOTHING_RELEASED, stable: '1.1.0', previous: ['1.0.0', '0.9.0'] };

/** One action of each kind. */
export const ACTIONS: { readonly [Kind in ReleaseActionKind]: RequestedAction & { readonly kind: Kind } } = {
  activate: { kind: 'activate', version: '1.0.0' },
  canary: { kind: 'canary', version: '1.2.0', segment: { country: 'SG' } },
  grow: { kind: 'grow' },
  pause: { kind: 'pause' },
  promote: { kind: 'promote' },
  abort: { kind: 'abort' },
  rollback: { kind: 'rollback' },
  withdraw: { kind: 'withdraw' },
  block: { kind: 'block', version: '1.1.0' },
  unblock: { kind: 'unblock', version: '0.9.0' },
  'slot-off': { kind: 'slot-off', slot: 'hotel:ticket' },
  'slot-on': { kind: 'slot-on', slot: 'hotel:search-form' },
  'approvals-on': { kind: 'approvals-on' },
  'approvals-off': { kind: 'approvals-off' },
  freeze: { kind: 'freeze' },
  unfreeze: { kind: 'unfreeze' },
};

/** It held there for three days. */
const FROM_STAGING: Origin = {
  environment: 'staging',
  publishedAt: AT,
  publishedBy: 'budi',
  digest: 'd',
  revision: 12,
  issuedAt: AT,
  life: { stableSeconds: 3 * 86_400 + 7, isLive: true, isBlocked: false },
};

/** A build of a CI service. */
const BUILT: BuiltFrom = {
  commit: '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d',
  branch: 'foto-baru',
  author: 'Rani Kusuma',
  committedAt: AT,
  subject: 'foto kamar baru',
  isDirty: false,
  builtAt: AT,
  buildUrl: 'https://ci.example/12',
};

const WANTED = ACTIONS.activate;

/** Everything else that the history tells. */
const TOLD: readonly Revision['action'][] = [
  { kind: 'ask', id: 1, wanted: WANTED },
  { kind: 'plan', id: 1, wanted: WANTED, dueAt: LATER },
  { kind: 'approve', id: 1, wanted: WANTED, dueAt: LATER },
  { kind: 'refuse', id: 1, wanted: WANTED },
  { kind: 'refuse', id: 1, wanted: { ...ACTIONS.canary, segment: { signedIn: false } }, dueAt: LATER },
  { kind: 'miss', id: 1, wanted: { kind: 'rollback', version: '1.0.0' }, dueAt: LATER },
  { kind: 'collect', versions: ['0.7.0', '0.8.0'] },
  { kind: 'bring', version: '1.1.0', from: FROM_STAGING },
  { kind: 'accept', version: '1.1.0', gates: { offer: ['/hotel/list is gone.'] } },
  {
    kind: 'activate',
    version: '1.1.0',
    accept: ['shared'],
    planned: AT,
    approved: { by: 'budi', reason: 'saya lihat' },
  },
];

/** A change of each kind, the latest first. */
export const REVISIONS: readonly Revision[] = [
  ...Object.values(ACTIONS).map((action) => (action.kind === 'canary' ? { ...action, salt: 's' } : action)),
  ...TOLD,
]
  .map((action, nth) => ({
    revision: nth + 1,
    at: AT,
    actor: action.kind === 'miss' ? 'schedule' : 'rani',
    reason: action.kind === 'miss' ? 'This package is frozen. Unfreeze it first.' : 'alasan saya',
    package: 'hotel',
    action,
    stateAfter: { ...LIVE, canary: TRIAL },
  }))
  .reverse();

const REQUEST: WaitingRequest = {
  id: 7,
  package: 'train',
  action: WANTED,
  actor: 'budi',
  reason: 'kursi bisa dipilih',
  askedAt: AT,
  expiresAt: LATER,
  needsApproval: true,
};

const overviewOf = (name: string, more: Partial<PackageOverview>): PackageOverview => ({
  name,
  state: LIVE,
  slots: [],
  requests: [],
  versions: ['0.9.0', '1.0.0', '1.1.0', '1.2.0'].map((version) => ({
    version,
    publishedAt: AT,
    publishedBy: 'rani',
    contract: '1.0.0',
    gates: { files: 'passed', smoke: { skipped: 'There is no Chromium on the machine of the registry.' } },
    ...(version === '1.1.0' && { from: FROM_STAGING, built: BUILT }),
    ...(version === '1.2.0' && { built: { ...BUILT, isDirty: true, buildUrl: undefined } }),
  })),
  since: { revision: 3, at: AT, actor: 'rani', reason: 'alasan saya' },
  ...more,
});

/** Packages in every state that a row shows. */
export const OVERVIEW: ReleaseOverview = {
  environment: 'production',
  revision: 30,
  packages: [
    overviewOf('hotel', {
      state: { ...LIVE, canary: TRIAL, blocked: ['0.9.0'], slotsOff: ['hotel:search-form'], approvals: true },
      slots: ['hotel:search-form', 'hotel:ticket'],
    }),
    overviewOf('train', {
      state: { ...LIVE, canary: { ...TRIAL, percent: 0, isPaused: true }, frozen: true },
      requests: [
        REQUEST,
        { ...REQUEST, id: 8, actor: 'rani' },
        { ...REQUEST, id: 9, dueAt: LATER },
        { ...REQUEST, id: 10, dueAt: LATER, approved: { by: 'rani', reason: 'sudah saya lihat' } },
      ],
    }),
    overviewOf('flight', { state: { ...LIVE, slotsOff: ['flight:ticket', 'flight:search-form'] } }),
    overviewOf('tour', { state: { ...LIVE, stable: null } }),
    overviewOf('cruise', { state: NOTHING_RELEASED, since: undefined }),
  ],
};

/** Visits that a version of a package had. */
export const figure = (version: string, cohort: string, loads: number, failures: number) => ({
  version,
  cohort,
  loads,
  failures,
  failovers: 0,
  visitors: loads,
  p75LoadMs: 1_234,
});

/** Hotel got another version and a trial, and was frozen before as after. */
export const DIFFERENCE: CompositionDifference = {
  from: { revision: 20, at: AT },
  to: { revision: 30, at: LATER },
  packages: [
    {
      name: 'hotel',
      before: { stable: '1.0.0', slotsOff: ['hotel:ticket'], blocked: ['0.9.0'], frozen: true, approvals: true },
      after: {
        stable: '1.1.0',
        trial: { version: '1.2.0', percent: 5, segment: { country: 'SG' } },
        slotsOff: [],
        blocked: [],
        frozen: true,
        approvals: false,
      },
      versions: { from: '1.0.0', to: '1.1.0' },
    },
  ],
};

/** One refused by a gate, one by the rules. */
export const ATTEMPTS: readonly Attempt[] = [
  {
    id: 2,
    at: LATER,
    actor: 'budi',
    package: 'hotel',
    version: '1.3.0',
    tried: 'publish',
    code: 'RELEASE_GATES',
    refused: { size: ['The page /hotel/list loads 260 kB.'] },
    next: ['npm run ship -- hotel "why"', 'npm run release -- publish hotel 1.3.0 "why" --accept size'],
  },
  {
    id: 1,
    at: AT,
    actor: 'rani',
    package: 'train',
    tried: 'promote',
    code: 'RELEASE_FROZEN',
    refused: { rules: ['This package is frozen. Unfreeze it first.'] },
    next: ['npm run release -- unfreeze train "why"'],
  },
];

/** The trial fails far more often than what is stable. */
export const FIGURES: PackageFigures = {
  minutes: [{ ...figure('1.2.0', 'canary', 40, 10), at: AT }],
  totals: [figure('1.2.0', 'canary', 40, 10), figure('1.1.0', 'stable', 12_345, 12)],
  vitals: (['LCP', 'CLS'] as const).flatMap((vital) => [
    { version: '1.2.0', cohort: 'canary', page: null, vital, p75: 2_345, count: 40 },
    { version: '1.1.0', cohort: 'stable', page: '/hotel/list', vital, p75: 1_234, count: 1_200 },
  ]),
  errors: [
    { version: '1.1.0', fresh: 0, known: 1 },
    { version: '1.2.0', fresh: 1, known: 1 },
  ],
};

const PLACE = { package: 'hotel', version: '1.2.0', file: 'c/list.1a2b3c4d5e.js', line: 1, column: 7 };

/** What browsers say of the version on trial. */
export const ERRORS: VersionErrors = {
  version: '1.2.0',
  errors: [null, '1.1.0'].map((alsoIn, nth) => ({
    id: nth + 1,
    name: 'TypeError',
    message: 'price is undefined',
    stack: [PLACE, PLACE],
    top: {
      ...PLACE,
      source: 'mfe-hotel/src/detail/price-card.tsx',
      sourceLine: 42,
      sourceColumn: 7,
      around: { from: 41, lines: ['export function Price() {', '  return price.total;', '}'] },
    },
    firstAt: AT,
    lastAt: LATER,
    count: 1_200,
    visitors: 340,
    pages: ['/hotel/list'],
    hours: [{ at: AT, count: 1_200 }],
    alsoIn,
  })),
};

/** What visitors met when 1.2.0 was taken back. */
export const CHART: Chart = {
  revision: 7,
  package: 'hotel',
  at: AT,
  version: '1.2.0',
  beside: '1.1.0',
  figures: FIGURES,
};

/** A preview of somebody else's. */
export const PREVIEWS: readonly LinkedPreview[] = [
  {
    package: 'hotel',
    number: 123,
    version: '1.2.0',
    actor: 'budi',
    reason: 'foto kamar baru',
    openedAt: AT,
    renewedAt: AT,
    until: LATER,
    path: '/ops/preview/hotel/123?key=k',
  },
];

/** Who looks. */
export const RANI: Operator = { name: 'rani', role: 'operator', packages: ['*'] };
