import checkFile from 'eslint-plugin-check-file';
import tseslint from 'typescript-eslint';
import { houseRules } from './house-rules.ts';
import {
  NAMED_EXPORTS,
  PAGE_RESTRICTIONS,
  REMOTE_NETWORK,
  RENDERED,
  RESTRICTIONS_EVERYWHERE,
  TESTS,
  facadeRestriction,
  type Restriction,
} from './restrictions.ts';

/** Files of tests. */
export const TEST_FILES = ['**/*.test.{ts,tsx}', '**/*.spec.ts'];

/** What of code that is drawn is none of it. */
export const NOT_RENDERED = [...TEST_FILES, '**/webpack.config.ts', '**/dev/**'];

/** The setting of `no-restricted-syntax`. */
export const restrict = (...lists: readonly (readonly Restriction[])[]): ['error', ...Restriction[]] => [
  'error',
  ...lists.flat(),
];

const NO_BROWSER_STORE = ['localStorage', 'sessionStorage', 'indexedDB'].map((name) => ({
  name,
  message: 'Use storage of the app context.',
}));

/** Ways to the network around the runtime. */
export const NO_NETWORK = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'].map((name) => ({
  name,
  message: 'Only the runtime talks to the network; pages call their *.api.ts.',
}));

/** What every TypeScript file keeps to. */
export const BASE_LINT = tseslint.config(
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    // Rules that read types, and those of React, are in .oxlintrc.json.
    extends: [tseslint.configs.recommended],
    plugins: { house: houseRules },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      'max-lines': ['warn', { max: 250 }],
      'house/max-lines-hard': ['error', { max: 300 }],
      'max-lines-per-function': ['warn', { max: 40, skipBlankLines: true, skipComments: true }],
      'house/max-function-lines-hard': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': restrict(RESTRICTIONS_EVERYWHERE, NAMED_EXPORTS),
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.fixture.ts'],
    rules: { 'max-lines-per-function': 'off', 'house/max-function-lines-hard': 'off' },
  },
  {
    files: ['**/data/**', '**/*.{fixture,data}.ts', '**/*.d.ts'],
    rules: { 'max-lines': 'off', 'house/max-lines-hard': 'off' },
  },
);

/** Names of files; `folders` are those whose folders are named alike, `blocked` patterns of names that say nothing. */
export const namesLint = (folders: string, blocked: Readonly<Record<string, string>>) =>
  tseslint.config(
    {
      files: ['**/*.css'],
      processor: 'check-file/eslint-processor-check-file',
      plugins: { 'check-file': checkFile },
    },
    {
      files: ['**/*.{ts,tsx,mjs,css}'],
      plugins: { 'check-file': checkFile },
      rules: {
        'check-file/filename-naming-convention': [
          'error',
          { '**/*.{ts,tsx,mjs,css}': 'KEBAB_CASE' },
          { ignoreMiddleExtensions: true },
        ],
        'check-file/folder-naming-convention': ['error', { [folders]: 'KEBAB_CASE' }],
        'check-file/filename-blocklist': [
          'error',
          {
            '**/{util,utils,helper,helpers,common,misc}.*': '**/NAME_THAT_SAYS_WHAT_IS_INSIDE',
            '**/*-{util,utils,helper,helpers}.*': '**/NAME_THAT_SAYS_WHAT_IS_INSIDE',
            ...blocked,
          },
        ],
      },
    },
  );

/** Code that renders in the browser and on the server. */
export const renderedLint = (files: string[]) =>
  tseslint.config({
    files,
    ignores: NOT_RENDERED,
    rules: {
      'house/no-browser-at-load': 'error',
      'no-console': 'error',
      'no-restricted-syntax': restrict(RESTRICTIONS_EVERYWHERE, NAMED_EXPORTS, RENDERED),
    },
  });

/** Code that keeps nothing in the browser by itself, and calls nobody. */
export const storelessLint = (files: string[]) =>
  tseslint.config({
    files,
    ignores: TEST_FILES,
    rules: { 'no-restricted-globals': ['error', ...NO_NETWORK, ...NO_BROWSER_STORE] },
  });

/** Code of remotes, which meets on a page only the names that the shell gives. */
export const facadeLint = (files: string[]) =>
  tseslint.config({
    files,
    ignores: [...TEST_FILES, '**/testing/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            facadeRestriction('react-router-dom', 'router-facade.ts'),
            facadeRestriction('react-i18next', 'i18next-facade.ts'),
          ],
        },
      ],
    },
  });

/** What remotes keep to; `at` leads to their folders, `mfe-*` followed by a slash, or nowhere where the remote is at the top. */
export const remoteLint = (at: string) =>
  tseslint.config(
    {
      files: [`${at}src/**/*.{ts,tsx}`],
      ignores: [...TEST_FILES, '**/*.api.ts'],
      rules: {
        'no-restricted-syntax': restrict(
          RESTRICTIONS_EVERYWHERE,
          NAMED_EXPORTS,
          RENDERED,
          REMOTE_NETWORK,
          PAGE_RESTRICTIONS,
        ),
      },
    },
    // A manifest loads them as it would load JSON.
    {
      files: [`${at}src/messages/*.ts`],
      rules: { 'no-restricted-syntax': restrict(RESTRICTIONS_EVERYWHERE, RENDERED) },
    },
    ...facadeLint([`${at}src/**/*.{ts,tsx}`]),
    {
      files: ['**/*.page.tsx', '**/*.slot.tsx'],
      ignores: TEST_FILES,
      rules: { 'no-restricted-syntax': restrict(RESTRICTIONS_EVERYWHERE, RENDERED, REMOTE_NETWORK, PAGE_RESTRICTIONS) },
    },
  );

/** Files that tools load, and tests. */
export const LAST_LINT = tseslint.config(
  // Tools load these by their default export.
  {
    files: ['**/*.config.ts', '**/*.d.ts', '**/testing/global-*.ts'],
    rules: { 'no-restricted-syntax': restrict(RESTRICTIONS_EVERYWHERE) },
  },
  {
    files: TEST_FILES,
    rules: { 'no-restricted-syntax': restrict(RESTRICTIONS_EVERYWHERE, NAMED_EXPORTS, TESTS) },
  },
);
