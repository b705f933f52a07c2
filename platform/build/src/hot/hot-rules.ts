import { createRequire } from 'node:module';
import path from 'node:path';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

/** What stands for a module that the page does not share. */
export const HOT_ALIASES = {
  'react/jsx-dev-runtime$': path.join(import.meta.dirname, `jsx-dev${path.extname(import.meta.filename)}`),
};

/** Rules for modules that take the place of their former selves on a page that runs, its state kept. */
export const hotRules = (remote: string): RuleSetRule[] => [
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: require.resolve('./hot-loader.cjs'),
  },
  {
    test: /\/messages\/\w+\.json$/,
    type: 'javascript/auto',
    loader: require.resolve('./messages-loader.cjs'),
    options: { remote },
  },
];
