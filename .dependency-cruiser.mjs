import {
  TEST,
  TEST_SUPPORT,
  cruiseOptions,
  forbid,
  sharedBoundaries,
} from './platform/cli/src/lint/remote-boundaries.ts';

/** Who may import whom. Every rule here has a violating example in platform/cli/src/architecture.test.ts. */

const WEB = '^(shell|mfe-[^/]+|shared-ui|shared-kernel|platform/runtime)/';
const NODE_PLATFORM = '^platform/(build|registry|edge|cli)/';
const KITS = '^platform/runtime/src/(booking|journey|ticket)/';
const REMOTE = '^(mfe-[^/]+)/';

const packages = [
  forbid(
    'shell-loads-remotes-at-run-time',
    'The shell knows remotes by name and address; their code arrives at run time.',
    { path: '^shell/' },
    { path: '^mfe-' },
  ),
  forbid(
    'remote-knows-no-other-remote',
    'Remotes meet through URLs, slots and events, types included.',
    { path: REMOTE },
    { path: '^mfe-', pathNot: '^$1/' },
  ),
  forbid(
    'remote-knows-no-shell',
    'What a remote needs comes through the runtime.',
    { path: REMOTE },
    { path: '^shell/' },
  ),
  forbid(
    'browser-knows-no-server',
    'Pages talk to the backend over HTTP only.',
    { path: WEB },
    { path: '^(backend|database|telemetry|pictures)/' },
  ),
  forbid(
    'database-knows-nobody',
    'It runs a PostgreSQL server for whoever needs one and knows nothing of what is kept there.',
    { path: '^database/' },
    { path: '^(shell|mfe-[^/]+|shared-ui|shared-kernel|backend|telemetry|pictures|platform|e2e|bench)/' },
  ),
  forbid(
    'telemetry-knows-nobody',
    'Whoever counts says what is counted.',
    { path: '^telemetry/' },
    { path: '^(shell|mfe-[^/]+|shared-ui|shared-kernel|backend|database|pictures|platform|e2e|bench)/' },
  ),
  forbid(
    'pictures-know-only-the-kernel',
    'They are drawn from words alone, whoever shows them.',
    { path: '^pictures/' },
    { path: '^(shell|mfe-[^/]+|shared-ui|backend|database|telemetry|platform|e2e|bench)/' },
  ),
  forbid(
    'browser-uses-only-the-runtime-of-the-platform',
    'Build, registry, edge and CLI are Node programs.',
    { path: WEB, pathNot: String.raw`^(shell|mfe-[^/]+)/webpack\.config\.ts$` },
    { path: NODE_PLATFORM },
  ),
  forbid(
    'browser-knows-no-node',
    "Node's modules do not exist in a page; the shell's half for the server runs nowhere else.",
    { path: WEB, pathNot: [TEST_SUPPORT, '^shell/src/server/'] },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'ui-knows-only-money-and-dates',
    'The design system formats money, dates and phone numbers, compares texts, and knows nothing else of the kernel.',
    { path: '^shared-ui/' },
    {
      path: '^shared-kernel/',
      pathNot: String.raw`^shared-kernel/src/(money|dates|phone|plain-letters|compare-text|drawn-by)[^/]*\.ts$`,
    },
  ),
  forbid(
    'ui-knows-no-platform',
    'The design system stands alone.',
    { path: '^shared-ui/' },
    { path: '^(platform|shell|mfe-[^/]+)/' },
  ),
  forbid(
    'kernel-depends-on-nobody',
    'The kernel is compiled into everything, so it may depend on nothing of the project.',
    { path: '^shared-kernel/' },
    { path: '^(shell|mfe-[^/]+|shared-ui|backend|database|telemetry|pictures|platform|e2e|bench)/' },
  ),
  forbid(
    'kernel-is-pure',
    'Dates, schemas and what answers are kept in are the only libraries of the kernel.',
    { path: '^shared-kernel/', pathNot: TEST },
    { path: 'node_modules/', pathNot: 'node_modules/(dayjs|valibot|lru-cache)/' },
  ),
  forbid(
    'backend-hears-no-page-events',
    'The bus belongs to pages.',
    { path: '^backend/' },
    { path: String.raw`^shared-kernel/src/(events|event-bus)\.ts$` },
  ),
  forbid(
    'backend-knows-no-frontend',
    'The backend is one API among possible others.',
    { path: '^backend/' },
    { path: '^(shell|mfe-[^/]+|shared-ui|platform)/' },
  ),
  forbid(
    'platform-knows-no-product',
    'The platform composes whatever is released; it never names it.',
    { path: '^platform/', pathNot: ['^platform/console/', KITS] },
    { path: '^(shell|mfe-[^/]+|shared-ui|backend|pictures)/' },
  ),
  forbid(
    'kits-know-no-service',
    'What services share is drawn with the design system and told by each service what it sells.',
    { path: KITS },
    { path: '^(shell|mfe-[^/]+|backend)/' },
  ),
  forbid(
    'only-services-use-the-kits',
    'The shell provides the runtime to every remote; what only checkouts and lists need stays out of it.',
    { path: '^(shell|shared-ui|platform)/', pathNot: KITS },
    { path: KITS },
  ),
  forbid(
    'context-exists-once',
    'A React context that a remote carries along is another one than the page’s, so these parts ask for it by the runtime’s name.',
    { path: '^platform/runtime/src/(booking|journey|ticket|visitor)/', pathNot: TEST },
    { path: String.raw`^platform/runtime/src/context/app\.tsx$` },
  ),
  forbid(
    'console-knows-no-product',
    'The operators’ page looks like the product and needs nothing of it: it has to work when no remote does.',
    { path: '^platform/console/' },
    { path: '^(shell|mfe-[^/]+|backend|database|telemetry|platform/(runtime|edge|cli))/' },
  ),
  forbid(
    'node-platform-knows-no-runtime',
    'The runtime is browser code.',
    { path: NODE_PLATFORM },
    { path: '^platform/runtime/' },
  ),
  forbid(
    'journeys-and-benchmarks-are-black-boxes',
    'They see what a visitor sees; what the product is measured against is built by the same rules.',
    { path: '^(e2e|bench)/', pathNot: String.raw`^bench/webpack\.config\.ts$` },
    { path: '^(shell|mfe-[^/]+|shared-ui|shared-kernel|backend|database|telemetry|pictures|platform)/' },
  ),
];

const everywhere = [
  forbid(
    'modules-meet-through-index',
    'A backend module is what its index.ts says.',
    { path: '^backend/src/modules/([^/]+)/' },
    {
      path: '^backend/src/modules/',
      pathNot: ['^backend/src/modules/$1/', String.raw`^backend/src/modules/[^/]+/index\.ts$`],
    },
  ),
  forbid(
    'app-knows-no-module',
    'The foundation and the kit for documents are there before any module; what they need of one is a port that it fills.',
    { path: '^backend/src/(app|documents)/' },
    { path: '^backend/src/modules/' },
  ),
  forbid(
    'app-meets-modules-through-index',
    'A backend module is what its index.ts says.',
    { path: '^backend/', pathNot: ['^backend/src/modules/', TEST_SUPPORT] },
    { path: '^backend/src/modules/', pathNot: String.raw`^backend/src/modules/[^/]+/index\.ts$` },
  ),
  forbid(
    'backend-rules-are-pure',
    'A trade rule of the backend reads no database, no clock and no network.',
    { path: String.raw`^backend/.*\.rules\.ts$` },
    {
      path: [
        String.raw`\.(repository|service|routes|jobs)\.ts$`,
        '^backend/src/app/',
        'node_modules/',
        '^shared-kernel/src/(api|app-context)\\.ts$',
      ],
      pathNot: 'node_modules/(dayjs|valibot)/',
    },
  ),
];

const LAYERS = '(shell|mfe-[^/]+|shared-ui|shared-kernel|backend|pictures|platform)';

export default {
  forbidden: [
    ...packages,
    ...everywhere,
    ...sharedBoundaries({
      at: 'mfe-[^/]+/',
      routed: '^(mfe-[^/]+|shared-ui)/',
      notShipped: ['^(e2e|bench|scripts)/', String.raw`^jest\.config`],
      barrels: [
        `^(${LAYERS.slice(1, -1)}|e2e|bench)/`,
        [String.raw`^backend/src/modules/[^/]+/index\.ts$`, String.raw`^platform/runtime/src/index\.ts$`],
      ],
      declared: [`^${LAYERS}/`, ['^platform/(build|cli)/']],
    }),
  ],
  options: cruiseOptions(String.raw`(^|/)(dist|\.data|\.cache|templates)/`),
};
