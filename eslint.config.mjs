import jsdoc from 'eslint-plugin-jsdoc';
import tseslint from 'typescript-eslint';
import {
  BASE_LINT,
  LAST_LINT,
  NO_NETWORK,
  NOT_RENDERED,
  TEST_FILES,
  facadeLint,
  namesLint,
  remoteLint,
  renderedLint,
  restrict,
  storelessLint,
} from './platform/cli/src/lint/remote-lint.ts';
import {
  RESTRICTIONS_EVERYWHERE,
  NAMED_EXPORTS,
  PAGE_RESTRICTIONS,
  RENDERED,
} from './platform/cli/src/lint/restrictions.ts';

const RENDERED_FILES = ['{shell,mfe-*,shared-ui,platform/runtime}/**/*.{ts,tsx}', 'shared-kernel/**/*.ts'];
const CONTRACT_FILES = ['{shared-kernel,shared-ui}/src/**/*.{ts,tsx}', 'platform/*/src/**/*.{ts,tsx}'];

export default tseslint.config(
  { ignores: ['**/node_modules/', '**/dist/', '.data/', '.cache/', 'coverage/', 'platform/cli/src/templates/'] },
  ...BASE_LINT,

  // A drawing is one long list of strokes.
  { files: ['**/scene/**'], rules: { 'max-lines-per-function': 'off', 'house/max-function-lines-hard': 'off' } },

  ...namesLint('{shell,mfe-*,shared-*,backend,database,platform,e2e,bench}/**/', {
    '{shell,mfe-*,shared-ui,shared-kernel,e2e,bench}/**/index.{ts,tsx}': '**/THE_FILE_ITSELF',
    'platform/{build,registry,edge,cli}/**/index.{ts,tsx}': '**/THE_FILE_ITSELF',
  }),

  ...renderedLint(RENDERED_FILES),
  // Where the browser begins: loaded by a page's script element and by nothing else.
  { files: ['shell/src/main.ts'], rules: { 'house/no-browser-at-load': 'off' } },
  {
    files: ['{shell,mfe-*,shared-ui}/**/*.{ts,tsx}', 'shared-kernel/**/*.ts'],
    // The service worker stands between the pages and the network.
    ignores: [...NOT_RENDERED, 'shell/src/worker/**'],
    rules: { 'no-restricted-globals': ['error', ...NO_NETWORK] },
  },
  ...storelessLint(['mfe-*/src/**/*.{ts,tsx}', 'shared-ui/src/**/*.{ts,tsx}']),
  {
    files: ['shell/src/{components,layouts,app}/**/*.{ts,tsx}'],
    ignores: TEST_FILES,
    rules: { 'no-restricted-syntax': restrict(RESTRICTIONS_EVERYWHERE, NAMED_EXPORTS, RENDERED, PAGE_RESTRICTIONS) },
  },
  ...remoteLint('mfe-*/'),
  // Compiled into remotes.
  ...facadeLint(['{platform/runtime,shared-ui}/src/**/*.{ts,tsx}']),

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

  ...LAST_LINT,
);
