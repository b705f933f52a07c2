import path from 'node:path';
import type { Configuration } from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';
import { entryFilesOf } from './entry-files-plugin.ts';
import { baseConfig, type BuildInput } from './webpack-base.ts';

/** Outside of what is released: only the file with the list in it goes out. */
const folderOf = ({ outputFolder }: BuildInput) =>
  path.resolve(import.meta.dirname, '../../../.cache/worker', path.basename(outputFolder));

/** Whoever builds all at once has to build this before the shell. */
export const workerName = ({ name }: BuildInput) => `${name}:worker`;

/**
 * The service worker by itself: inside the federated build it would share modules with pages, and it must be one file
 * under a name that does not change. It is built before the shell, which puts it beside its own files.
 */
export function workerBuild(input: BuildInput): Configuration {
  const { resolve, module, mode, context } = baseConfig(input, 'client');
  return {
    name: workerName(input),
    mode,
    context,
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: { sw: './src/worker/service-worker.ts' },
    output: { path: folderOf(input), filename: 'sw.js' },
    resolve,
    module,
    performance: false,
    stats: 'errors-warnings',
  };
}

/** Emits `client/sw.js` with the list of what the shell starts with, which pages need without network too. */
export function workerPlugin(input: BuildInput): InjectManifest {
  return new InjectManifest({
    swSrc: path.join(folderOf(input), 'sw.js'),
    swDest: 'sw.js',
    compileSrc: false,
    // Their names carry their content.
    dontCacheBustURLsMatching: /./,
    manifestTransforms: [
      (entries, compilation) => {
        const { scripts, styles, preloads, fonts, later, messages } = entryFilesOf(compilation as never);
        const wanted = [...scripts, ...styles, ...preloads, ...fonts, ...later, ...Object.values(messages).flat()];
        return { manifest: entries.filter(({ url }) => wanted.some((file) => url.endsWith(`/${file}`))) };
      },
    ],
  });
}
