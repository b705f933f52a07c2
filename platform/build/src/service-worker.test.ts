import { expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const here = (file: string) => JSON.stringify(path.join(import.meta.dirname, file));

/** A shell without federation: what it starts with, its texts, and code that only some visitors need. */
const SOURCES: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "small-shell", "version": "1.0.0", "type": "module" }',
  'webpack.config.ts': `import { workerBuild, workerPlugin } from ${here('service-worker.ts')};
import { baseConfig } from ${here('webpack-base.ts')};
export default (input) => {
  const base = baseConfig(input, 'client');
  const output = { ...base.output, publicPath: '/r/shell/' + input.version + '/' };
  const plugins = [...base.plugins, workerPlugin(input)];
  return [workerBuild(input), { ...base, entry: { shell: './src/main.ts' }, output, plugins }];
};`,
  'src/main.ts': `import './main.css';
export const messages = async () => import('./messages/en.json');
export const more = async () => import(/* webpackChunkName: "more" */ './more.ts');`,
  'src/main.css': 'body { margin: 0; }',
  'src/messages/en.json': '{ "title": "Home" }',
  'src/more.ts': 'export const more = 1;',
  'src/worker/service-worker.ts': `declare const self: { readonly __WB_MANIFEST: unknown };
console.log(self.__WB_MANIFEST);`,
};

test('the worker knows the files that the shell starts with in every language, and no others', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'wisata-worker-'));
  const version = `1.0.0-${path.basename(folder)}`;
  try {
    for (const [file, text] of Object.entries(SOURCES)) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), text);
    }
    await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    const output = path.join(folder, version);
    const script = path.join(import.meta.dirname, 'run.ts');
    const words = ['--disable-warning=ExperimentalWarning', script, 'shell', version, folder, output];
    await promisify(execFile)(process.execPath, words, { env: { ...process.env, NODE_OPTIONS: '' } });

    const worker = await readFile(path.join(output, 'client/sw.js'), 'utf8');
    const urls = [...worker.matchAll(/"?url"?:"([^"]+)"/g)].map(([, url]) => url);
    const files = (await readdir(path.join(output, 'client'), { recursive: true })).map(
      (file) => `/r/shell/${version}/${file}`,
    );
    const wanted = files.filter((file) => /\/shell\.\w+\.(js|css)$|\/c\/\d+\.\w+\.js$/.test(file));
    expect(wanted).toHaveLength(3);
    expect(urls.sort()).toEqual(wanted.sort());
    expect(files).toContainEqual(expect.stringMatching(/\/c\/more\.\w+\.js$/));
    // Only the shell's own files and those that are built from them are released.
    expect(await readdir(output)).toEqual(['client']);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(path.join(ROOT, '.cache/worker', version), { recursive: true, force: true });
  }
});
