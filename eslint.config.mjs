import checkFile from 'eslint-plugin-check-file';
import jsdoc from 'eslint-plugin-jsdoc';
import tseslint from 'typescript-eslint';
import { houseRules } from './platform/cli/src/lint/house-rules.ts';
import {
  RESTRICTIONS_EVERYWHERE,
  NAMED_EXPORTS,
  PAGE_RESTRICTIONS,
  REMOTE_NETWORK,
  RENDERED,
  TESTS,
  facadeRestriction,
} from './platform/cli/src/lint/restrictions.ts';

const TS = '**/*.{ts,tsx}';
const RENDERED_FILES = ['{shell,mfe-*,shared-ui,platform/runtime}/**/*.{ts,tsx}', 'shared-kernel/**/*.ts'];
const CONTRACT_FILES = ['{shared-kernel,shared-ui}/src/**/*.{ts,tsx}', 'platform/*/src/**/*.{ts,tsx}'];
const TEST_FILES = ['**/*.test.{ts,tsx}', '**/*.spec.ts'];

const restrict = (...lists) => ['error', ...lists.flat()];

const NO_BROWSER_STORE = ['localStorage', 'sessionStorage', 'indexedDB'].map((name) => ({
  name,
  message: 'Use storage of the app context.',
}));
const NO_NETWORK = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'].map((name) => ({
  name,
  message: 'Only the runtime talks to the network; pages call their *.api.ts.',
}));

export default tseslint.config(
  { ignores: ['**/node_modules/', '**/dist/', '.data/', '.cache/', 'coverage/', 'platform/cli/src/templates/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: [TS],
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

  // A drawing is one long list of strokes.
  { files: ['**/scene/**'], rules: { 'max-lines-per-function': 'off', 'house/max-function-lines-hard': 'off' } },

  // Names of files and folders.
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
      'check-file/folder-naming-convention': [
        'error',
        { '{shell,mfe-*,shared-*,backend,database,platform,e2e,bench}/**/': 'KEBAB_CASE' },
      ],
      'check-file/filename-blocklist': [
        'error',
        {
          '**/{util,utils,helper,helpers,common,misc}.*': '**/NAME_THAT_SAYS_WHAT_IS_INSIDE',
          '**/*-{util,utils,helper,helpers}.*': '**/NAME_THAT_SAYS_WHAT_IS_INSIDE',
          '{shell,mfe-*,shared-ui,shared-kernel,e2e,bench}/**/index.{ts,tsx}': '**/THE_FILE_ITSELF',
          'platform/{build,registry,edge,cli}/**/index.{ts,tsx}': '**/THE_FILE_ITSELF',
        },
      ],
    },
  },

  // Code that renders in the browser and on the server.
  {
    files: RENDERED_FILES,
    ignores: [...TEST_FILES, '**/webpack.config.ts', '**/dev/**'],
    rules: {
      'house/no-browser-at-load': 'error',
      'no-console': 'error',
      'no-restricted-syntax': restrict(RESTRICTIONS_EVERYWHERE, NAMED_EXPORTS, RENDERED),
    },
  },
  // Where the browser begins: loaded by a page's script element and by nothing else.
  { files: ['shell/src/main.ts'], rules: { 'house/no-browser-at-load': 'off' } },
  {
    files: ['{shell,mfe-*,shared-ui}/**/*.{ts,tsx}', 'shared-kernel/**/*.ts'],
    // The service worker stands between the pages and the network.
    ignores: [...TEST_FILES, '**/webpack.config.ts', '**/dev/**', 'shell/src/worker/**'],
    rules: { 'no-restricted-globals': ['error', ...NO_NETWORK] },
  },
  {
    files: ['mfe-*/src/**/*.{ts,tsx}', 'shared-ui/src/**/*.{ts,tsx}'],
    ignores: TEST_FILES,
    rules: { 'no-restricted-globals': ['error', ...NO_NETWORK, ...NO_BROWSER_STORE] },
  },
  {
    files: ['shell/src/{components,layouts,app}/**/*.{ts,tsx}'],
    ignores: TEST_FILES,
    rules: { 'no-restricted-syntax': restrict(RESTRICTIONS_EVERYWHERE, NAMED_EXPORTS, RENDERED, PAGE_RESTRICTIONS) },
  },
  {
    files: ['mfe-*/src/**/*.{ts,tsx}'],
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
    files: ['mfe-*/src/messages/*.ts'],
    rules: { 'no-restricted-syntax': restrict(RESTRICTIONS_EVERYWHERE, RENDERED) },
  },
  {
    files: ['mfe-*/src/**/*.{ts,tsx}'],
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
  },
  {
    files: ['**/*.page.tsx', '**/*.slot.tsx'],
    ignores: TEST_FILES,
    rules: { 'no-restricted-syntax': restrict(RESTRICTIONS_EVERYWHERE, RENDERED, REMOTE_NETWORK, PAGE_RESTRICTIONS) },
  },
  // Tools load these by their default export.
  {
    files: ['**/*.config.ts', '**/*.d.ts', '**/testing/global-*.ts'],
    rules: { 'no-restricted-syntax': restrict(RESTRICTIONS_EVERYWHERE) },
  },

  // Contract packages say what they promise.
  {
    files: CONTRACT_FILES,
    ignores: [...TEST_FILES, '**/*.d.ts', '**/*.fixture.ts'],
    plugins: { jsdoc },
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        {
          publicOnly: true,
          require: { FunctionDeclaration: true, ClassDeclaration: true, ArrowFunctionExpression: false },
          contexts: [
            'TSInterfaceDeclaration',
            // A type read off a value is explained where the value is.
            'TSTypeAliasDeclaration:not([typeAnnotation.type="TSIndexedAccessType"]):not([typeAnnotation.type="TSTypeOperator"])',
            'ExportNamedDeclaration > VariableDeclaration',
          ],
          enableFixer: false,
        },
      ],
      'jsdoc/require-description': ['error', { contexts: ['any'] }],
      'jsdoc/no-types': 'error',
      'jsdoc/check-tag-names': ['error', { typed: true, definedTags: ['remarks', 'packageDocumentation'] }],
    },
  },

  {
    files: TEST_FILES,
    rules: { 'no-restricted-syntax': restrict(RESTRICTIONS_EVERYWHERE, NAMED_EXPORTS, TESTS) },
  },
);
