import { SOURCES } from './checks/steps.ts';

/** A file that breaks an import rule. */
export interface Breach {
  readonly rule: string;
  readonly file: string;
  readonly text: string;
}

/** Folders of the example tree that are checked. */
export const FOLDERS = ['mfe-hotel', 'mfe-flight', ...SOURCES];

/** Libraries that every workspace of the example tree declares. */
export const PACKAGES = {
  react: '1.0.0',
  'react-router': '1.0.0',
  'react-router-dom': '1.0.0',
  valibot: '1.0.0',
  pg: '1.0.0',
};

const value = 'export const value = 1;\n';
const type = 'export type Value = 1;\n';

/** Imports one file for its effects and keeps nothing else in the way. */
const importing = (...sources: string[]) => sources.map((source) => `import '${source}';\n`).join('');

/** What may import what: each of these must pass. */
export const SOUND_FILES: Readonly<Record<string, string>> = {
  'platform/runtime/src/context/app.tsx': value,
  'shared-kernel/src/money.ts': importing('valibot') + value,
  'shared-kernel/src/dates.ts': importing('./money.ts') + value,
  'shared-kernel/src/events.ts': value,
  'shared-kernel/src/api.ts': value,
  'shared-ui/src/button.tsx': importing('react', '@wisata/kernel/money') + value,
  'platform/runtime/src/index.ts': value,
  'platform/runtime/src/slot.ts': importing('@wisata/kernel/events', 'react') + value,
  'platform/runtime/src/booking/frame.ts': importing('@wisata/ui/button', '../slot.ts') + value,
  'platform/build/src/preset.ts': importing('node:path', '@wisata/kernel/money') + value,
  'shell/src/main.ts': importing('@wisata/kernel/events', '@wisata/ui/button', '@wisata/runtime/slot') + value,
  'shell/webpack.config.ts': importing('@wisata/build/preset') + value,
  'mfe-flight/src/journey/index.ts': value,
  'mfe-flight/src/journey/fare.ts': value,
  'mfe-hotel/webpack.config.ts': importing('@wisata/build/preset') + value,
  'mfe-hotel/src/manifest.ts': `export const load = () => import('./list/list.page.tsx');\n`,
  'mfe-hotel/src/list/list.page.tsx':
    importing('react-router-dom', './card.tsx', '../api/hotel.api.ts', '../stay/board.rules.ts') + value,
  'mfe-hotel/src/list/list.page.test.tsx': importing('./list.page.tsx', '../api/hotel.fixture.ts'),
  'mfe-hotel/src/list/card.tsx':
    importing('@wisata/ui/button') +
    `import type { Value } from '../api/hotel.api.ts';\nexport const card: Value = 1;\n`,
  'mfe-hotel/src/api/hotel.api.ts': importing('@wisata/kernel/api', './hotel.schema.ts') + type,
  'mfe-hotel/src/api/hotel.schema.ts': importing('valibot') + type,
  'mfe-hotel/src/api/hotel.fixture.ts': value,
  'mfe-hotel/src/stay/board.rules.ts':
    importing('./night.rules.ts', '@wisata/kernel/dates') +
    `import type { Value } from '../api/hotel.schema.ts';\nexport const board: Value = 1;\n`,
  'mfe-hotel/src/stay/night.rules.ts': value,
  // The other half of a cycle: the tool tells each cycle once, from its first file.
  'mfe-hotel/src/list/use-hen.ts': importing('./use-egg.ts') + value,
  'mfe-hotel/src/list/use-nest.ts': `import type { Value } from './use-chick.ts';\nexport type Nest = Value;\n`,
  'backend/src/main.ts': importing('node:http', 'pg', './modules/hotel/index.ts', '@wisata/kernel/money') + value,
  'backend/src/modules/hotel/index.ts': importing('./hotel.service.ts', '../payment/index.ts') + value,
  'backend/src/modules/hotel/hotel.service.ts': value,
  'backend/src/modules/payment/index.ts': importing('./payment.service.ts') + value,
  'backend/src/modules/payment/payment.service.ts': value,
  'backend/src/modules/payment/payment.repository.ts': importing('pg') + value,
  'database/src/server.ts': importing('node:net', 'pg') + value,
  'telemetry/src/metrics.ts': importing('node:http', 'pg') + value,
  'backend/src/start-database.ts': importing('@wisata/database/server') + value,
  'platform/registry/src/service.ts': importing('@wisata/database/server', '@wisata/telemetry/metrics') + value,
  'pictures/src/scene.ts': importing('@wisata/kernel/money') + value,
  'e2e/src/search.spec.ts': importing('node:path') + value,
};

const breach = (rule: string, file: string, ...sources: string[]): Breach => ({
  rule,
  file,
  text: importing(...sources) + value,
});

/** At least one example for every rule of the configuration. */
export const BREACHES: readonly Breach[] = [
  breach('shell-loads-remotes-at-run-time', 'shell/src/eager.ts', '../../mfe-hotel/src/manifest.ts'),
  breach('remote-knows-no-other-remote', 'mfe-hotel/src/stay/borrowed.ts', '../../../mfe-flight/src/journey/fare.ts'),
  {
    rule: 'remote-knows-no-other-remote',
    file: 'mfe-hotel/src/api/borrowed-type.ts',
    text: `import type { value } from '../../../mfe-flight/src/journey/fare.ts';\nexport type Fare = typeof value;\n`,
  },
  breach('remote-knows-no-shell', 'mfe-hotel/src/list/use-shell.ts', '../../../shell/src/main.ts'),
  breach('browser-knows-no-server', 'mfe-hotel/src/list/use-database.ts', '@wisata/backend/main'),
  breach('browser-knows-no-server', 'shared-kernel/src/server.ts', '@wisata/backend/main'),
  breach('browser-knows-no-server', 'shared-kernel/src/stored.ts', '@wisata/database/server'),
  breach('database-knows-nobody', 'database/src/priced.ts', '@wisata/kernel/money'),
  breach('telemetry-knows-nobody', 'telemetry/src/priced.ts', '@wisata/kernel/money'),
  breach('pictures-know-only-the-kernel', 'pictures/src/stored.ts', '@wisata/database/server'),
  breach('browser-uses-only-the-runtime-of-the-platform', 'shell/src/build.ts', '@wisata/build/preset'),
  breach('pictures-know-only-the-kernel', 'pictures/src/stored.ts', '@wisata/database/server'),
  breach('browser-uses-only-the-runtime-of-the-platform', 'platform/runtime/src/build.ts', '../../build/src/preset.ts'),
  breach('browser-knows-no-node', 'mfe-hotel/src/list/use-disk.ts', 'node:fs'),
  breach('ui-knows-only-money-and-dates', 'shared-ui/src/badge.tsx', '@wisata/kernel/events'),
  breach('ui-knows-no-platform', 'shared-ui/src/slot.tsx', '@wisata/runtime/slot'),
  breach('ui-knows-no-platform', 'shared-ui/src/hotel.tsx', '../../mfe-hotel/src/stay/night.rules.ts'),
  breach('kernel-depends-on-nobody', 'shared-kernel/src/shown.ts', '@wisata/ui/button'),
  breach('kernel-is-pure', 'shared-kernel/src/element.ts', 'react'),
  breach('backend-hears-no-page-events', 'backend/src/bus.ts', '@wisata/kernel/events'),
  breach('backend-knows-no-frontend', 'backend/src/mail.ts', '@wisata/ui/button'),
  breach('backend-knows-no-frontend', 'backend/src/build.ts', '@wisata/build/preset'),
  breach('platform-knows-no-product', 'platform/build/src/themed.ts', '@wisata/ui/button'),
  breach('platform-knows-no-product', 'platform/build/src/hotel.ts', '../../../mfe-hotel/src/manifest.ts'),
  breach('platform-knows-no-product', 'platform/build/src/api.ts', '@wisata/backend/main'),
  breach(
    'kits-know-no-service',
    'platform/runtime/src/booking/room.ts',
    '../../../../mfe-hotel/src/stay/night.rules.ts',
  ),
  breach('only-services-use-the-kits', 'platform/runtime/src/kits.ts', './booking/frame.ts'),
  breach('context-exists-once', 'platform/runtime/src/visitor/seen.ts', '../context/app.tsx'),
  breach('console-knows-no-product', 'platform/console/src/hotel.ts', '../../../mfe-hotel/src/manifest.ts'),
  breach('node-platform-knows-no-runtime', 'platform/build/src/rendered.ts', '@wisata/runtime/slot'),
  breach('journeys-and-benchmarks-are-black-boxes', 'e2e/src/cheat.spec.ts', '@wisata/kernel/money'),
  breach('journeys-and-benchmarks-are-black-boxes', 'bench/src/cheat.ts', '@wisata/backend/main'),

  breach('remote-has-one-door', 'mfe-hotel/src/list/opener.tsx', './list.page.tsx'),
  breach('manifest-is-lazy', 'mfe-flight/src/manifest.ts', './list/fares.page.tsx'),
  breach('imports-exist', 'mfe-flight/src/list/fares.page.tsx', './gone.ts'),
  breach('rules-are-pure', 'mfe-hotel/src/stay/heard.rules.ts', '@wisata/kernel/events'),
  breach('rules-are-pure', 'mfe-hotel/src/stay/shown.rules.ts', 'react'),
  breach('rules-are-pure', 'mfe-hotel/src/stay/called.rules.ts', '../api/hotel.api.ts'),
  breach('api-knows-no-ui', 'mfe-hotel/src/api/shown.api.ts', 'react'),
  breach('api-knows-no-ui', 'mfe-hotel/src/api/styled.api.ts', '../list/card.tsx'),
  breach('components-never-fetch', 'mfe-hotel/src/list/caller.tsx', '../api/hotel.api.ts'),
  breach('router-comes-from-the-shell', 'mfe-hotel/src/list/use-route.ts', 'react-router'),

  breach('modules-meet-through-index', 'backend/src/modules/hotel/hotel.routes.ts', '../payment/payment.service.ts'),
  breach('app-knows-no-module', 'backend/src/app/server.ts', '../modules/payment/index.ts'),
  breach('app-meets-modules-through-index', 'backend/src/start.ts', './modules/hotel/hotel.service.ts'),
  breach('backend-rules-are-pure', 'backend/src/modules/payment/fee.rules.ts', './payment.repository.ts'),
  breach('no-cycles', 'mfe-hotel/src/list/use-egg.ts', './use-hen.ts'),
  {
    rule: 'no-cycles',
    file: 'mfe-hotel/src/list/use-chick.ts',
    text: `import type { Nest } from './use-nest.ts';\n${type}export type Chick = Nest;\n`,
  },
  breach('no-barrels', 'mfe-flight/src/list/use-barrel.ts', '../journey/index.ts'),
  breach('product-code-needs-no-test-code', 'mfe-hotel/src/list/use-sample.ts', '../api/hotel.fixture.ts'),
  breach('dependencies-are-declared', 'mfe-hotel/src/list/use-undeclared.ts', 'undeclared'),
];
