/** A rule of dependency-cruiser, as far as it is used here. */
export interface Boundary {
  readonly name: string;
  readonly comment: string;
  readonly severity: 'error';
  readonly from: Place;
  readonly to: Place;
}

type Pattern = string | readonly string[];

interface Place {
  readonly path?: Pattern;
  readonly pathNot?: Pattern;
  readonly dynamic?: boolean;
  readonly circular?: boolean;
  readonly couldNotResolve?: boolean;
  readonly dependencyTypes?: readonly string[];
  readonly dependencyTypesNot?: readonly string[];
}

/** Files of tests. */
export const TEST = String.raw`\.(test|contract\.test)\.tsx?$`;

/** Files of tests, and what only they and tools read. */
export const TEST_SUPPORT = String.raw`\.(test|contract\.test)\.tsx?$|\.fixture\.ts$|/dev/|/testing/|/testing\.ts$|webpack\.config\.ts$`;

/** The kernel and the design system: folders of the checkout, or installed packages. */
const KERNEL = '(^shared-kernel/src|node_modules/@wisata/kernel/dist)';
const UI = '(^shared-ui|node_modules/@wisata/ui)/';

/** One rule: what `from` may not import of `to`. */
export const forbid = (name: string, comment: string, from: Place, to: Place): Boundary => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
});

/**
 * Who may import whom inside a remote. `at` leads to a remote's folder, as a pattern that ends in a slash, or nowhere
 * where the remote is at the top; `routed` finds those who take the router from the page.
 */
const remoteBoundaries = (at: string, routed: string): readonly Boundary[] => [
  forbid(
    'remote-has-one-door',
    'Only the manifest knows pages and slots.',
    { path: `^${at}src/`, pathNot: [String.raw`(^|/)src/manifest(\.test)?\.ts$`, TEST] },
    { path: String.raw`^${at}src/.*\.(page|slot)\.tsx$` },
  ),
  forbid(
    'manifest-is-lazy',
    'Nothing of a page loads before it is asked for.',
    { path: String.raw`^${at}src/manifest\.ts$` },
    { path: `^${at}src/`, pathNot: String.raw`\.rules\.ts$`, dynamic: false },
  ),
  forbid(
    'rules-are-pure',
    'Trade rules use rules, the kernel, and the shape of what the API gave.',
    { path: String.raw`^${at}.*\.rules\.ts$`, pathNot: 'node_modules/' },
    {
      pathNot: [
        String.raw`\.rules\.ts$`,
        String.raw`${KERNEL}/(?!(events|event-bus|api|app-context)\.(ts|js)$)`,
        'node_modules/(dayjs|valibot)/',
        String.raw`\.schema\.ts$`,
      ],
      // A type costs nothing and calls nobody.
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'api-knows-no-ui',
    'Calls are made for pages, not by them.',
    { path: String.raw`\.api\.ts$` },
    { path: [String.raw`\.(tsx|css)$`, UI, 'node_modules/(react|react-dom|react-router-dom|react-i18next)/'] },
  ),
  forbid(
    'components-never-fetch',
    'A component shows what it is given; loaders and hooks call.',
    { path: String.raw`^${at}src/.*\.tsx$`, pathNot: [TEST_SUPPORT, String.raw`\.(page|slot)\.tsx$`] },
    { path: String.raw`\.api\.ts$`, dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'router-comes-from-the-shell',
    'react-router-dom is shared on the page; another package of the router would be a second router.',
    { path: routed, pathNot: TEST },
    { path: 'node_modules/(react-router|@remix-run/router)/' },
  ),
];

/** What holds in every folder; `notShipped` finds the places that may read test code. */
const everywhereBoundaries = (notShipped: readonly string[]): readonly Boundary[] => [
  forbid(
    'no-cycles',
    'Two files that need each other are one file, or what both need is a third. Types count.',
    {},
    { circular: true },
  ),
  forbid(
    'product-code-needs-no-test-code',
    'Tests and fixtures are not shipped.',
    { pathNot: [TEST_SUPPORT, ...notShipped] },
    { path: [TEST, String.raw`\.fixture\.ts$`] },
  ),
  forbid(
    'imports-exist',
    'What is imported is there; webpack alone knows the way to the modules of react-i18next.',
    {},
    { couldNotResolve: true, pathNot: '^react-i18next/es$' },
  ),
];

/** No file that only passes on what others define, but those named. */
const barrelsBoundary = (path: string, pathNot: readonly string[]): Boundary =>
  forbid(
    'no-barrels',
    'Import from the file that defines.',
    { path },
    { path: String.raw`^(?!node_modules).*/index\.tsx?$`, pathNot },
  );

/** Packages are named where they are used; tools and tests may take those of the root. */
const declaredBoundary = (path: string, notAsked: readonly string[]): Boundary =>
  forbid(
    'dependencies-are-declared',
    'A package is named in the package.json of the workspace that uses it, or in the root for tools and tests.',
    { path, pathNot: [TEST_SUPPORT, ...notAsked] },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  );

interface Sources {
  /** As `remoteBoundaries` take them. */
  readonly at: string;
  readonly routed: string;
  /** Files that no visitor gets. */
  readonly notShipped: readonly string[];
  /** Where a package's files may not gather others, and the files that may. */
  readonly barrels: readonly [path: string, pathNot: readonly string[]];
  /** Whose packages have to be named, and who may take those of the root. */
  readonly declared: readonly [path: string, notAsked: readonly string[]];
}

/** The rules of the checkout and of a remote's own repository alike. */
export const sharedBoundaries = ({ at, routed, notShipped, barrels, declared }: Sources): readonly Boundary[] => [
  ...remoteBoundaries(at, routed),
  ...everywhereBoundaries(notShipped),
  barrelsBoundary(...barrels),
  declaredBoundary(...declared),
];

/** How imports are found; `exclude` finds what is not looked at. */
export const cruiseOptions = (exclude: string) => ({
  doNotFollow: { path: 'node_modules' },
  exclude: { path: exclude },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'require', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
  },
  cache: false,
});
