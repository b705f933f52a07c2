import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import type { BuildInput } from './webpack-base.ts';

/** What a package's `webpack.config.ts` exports: the input decides version and place, the package decides nothing else. */
export type BuildDefinition = (input: BuildInput, words?: WebpackWords) => Configuration[];

/** The words after `webpack` on the command line, as far as they count. */
export interface WebpackWords {
  readonly mode?: string;
}

/** `npx webpack` in a package's folder: into `dist/`, under the package's own version, and released to nobody. */
function inputOfFolder({ mode }: WebpackWords): BuildInput {
  const folder = process.cwd();
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  return {
    name: path.basename(folder).replace(/^mfe-/, ''),
    version,
    folder,
    outputFolder: path.join(folder, 'dist'),
    mode: mode === 'development' ? mode : 'production',
  };
}

/** Lets a package's build be started by webpack's own command too, which gives its environment where an input would be. */
export function packageBuild(define: BuildDefinition): BuildDefinition {
  return (input, words = {}) => define('outputFolder' in input ? input : inputOfFolder(words));
}
