import tseslint from 'typescript-eslint';
import { BASE_LINT, LAST_LINT, namesLint, remoteLint, renderedLint, storelessLint } from '../lint/remote-lint.ts';

const SOURCES = ['src/**/*.{ts,tsx}'];

/** The linter's rules in a remote's own repository: those of the remotes of the checkout. */
export default tseslint.config(
  { ignores: ['**/node_modules/', '**/dist/', '.cache/', 'coverage/'] },
  ...BASE_LINT,
  ...namesLint('src/**/', { 'src/**/index.{ts,tsx}': '**/THE_FILE_ITSELF' }),
  ...renderedLint(SOURCES),
  ...storelessLint(SOURCES),
  ...remoteLint(''),
  ...LAST_LINT,
);
