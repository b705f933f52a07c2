import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { BuildDefinition } from '@wisata/build/package-build';
import { baseConfig } from '@wisata/build/webpack-base';
import { KERNEL_CONTRACT } from '@wisata/kernel/remote';
import webpack, { type Compilation, type Compiler } from 'webpack';

const ROOT = path.resolve(import.meta.dirname, '..');
const SHELL = path.join(ROOT, 'shell/src');
const REMOTE_NAMES = readdirSync(ROOT)
  .filter((name) => name.startsWith('mfe-'))
  .map((name) => name.slice('mfe-'.length));
const doorOf = (name: string) => path.join(ROOT, `mfe-${name}/src/manifest.ts`);

/**
 * Stands in for the federation runtime's load: every remote is part of the one bundle, its pages load when they are
 * visited.
 */
const DIRECT_IMPORT = `
${REMOTE_NAMES.map((name, index) => `import * as remote${index} from ${JSON.stringify(doorOf(name))};`).join('\n')}
const remotes = { ${REMOTE_NAMES.map((name, index) => `${JSON.stringify(name)}: remote${index}`).join(', ')} };
export const createFederationImport = () => async (name) => remotes[name];
`;

/** The shell asks for its messages as soon as it runs: a document that names them saves it the wait. */
function filesOf({ entrypoints, chunkGroups }: Compilation) {
  const files = entrypoints.get('shell')?.getFiles() ?? [];
  const early = chunkGroups.filter((group) =>
    group.origins.some(
      ({ module, request }) => module?.context?.startsWith(SHELL) && request?.endsWith('/messages/en.json'),
    ),
  );
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
    preloads: early.flatMap((group) => group.getFiles()),
  };
}

/** Writes down what a document has to name, as `plain-files.json`. */
class PlainFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PlainFilesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PlainFilesPlugin', stage }, () => {
        const list = JSON.stringify(filesOf(compilation));
        compilation.emitAsset('plain-files.json', new webpack.sources.RawSource(list));
      });
    });
  }
}

/** The shell and all remotes as one ordinary application: the same source and compiler settings, no federation. */
const plainBuild: BuildDefinition = (input) => {
  const base = baseConfig(input, 'client');
  const contract = {
    resource: REMOTE_NAMES.map(doorOf),
    enforce: 'pre' as const,
    loader: path.join(ROOT, 'platform/build/src/contract-loader.cjs'),
    options: { contract: KERNEL_CONTRACT },
  };
  return [
    {
      ...base,
      entry: { shell: path.join(SHELL, 'main.ts') },
      output: { ...base.output, publicPath: '/plain/' },
      module: { ...base.module, rules: [...(base.module?.rules ?? []), contract] },
      plugins: [
        ...(base.plugins ?? []),
        new webpack.experiments.schemes.VirtualUrlPlugin({ 'direct-import': DIRECT_IMPORT }),
        new webpack.NormalModuleReplacementPlugin(/\/federation-import(\.[jt]s)?$/, 'virtual:direct-import'),
        new PlainFilesPlugin(),
      ],
    },
  ];
};

export default plainBuild;
