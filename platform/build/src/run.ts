import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import type { BuildDefinition } from './package-build.ts';
import { finishMaps } from './source-maps.ts';
import type { BuildInput } from './webpack-base.ts';

/** Runs one package's build in this process; throws an error that carries webpack's own messages. */
export async function runBuild(input: BuildInput): Promise<void> {
  const file = pathToFileURL(path.join(input.folder, 'webpack.config.ts')).href;
  const { default: define } = (await import(file)) as { default: BuildDefinition };
  for (const configuration of define(input)) {
    await new Promise<void>((resolve, reject) => {
      const compiler = webpack(configuration);
      compiler.run((error, stats) => {
        compiler.close(() => undefined);
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else resolve();
      });
    });
  }
  if (input.hasMaps) await finishMaps(input.outputFolder);
}

if (import.meta.main) {
  const [name, version, folder, outputFolder, mode, maps] = process.argv.slice(2) as [
    string,
    string,
    string,
    string,
    string?,
    string?,
  ];
  try {
    const input = { name, version, folder, outputFolder, hasMaps: maps === 'maps' };
    await runBuild({ ...input, mode: mode === 'development' ? mode : 'production' });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
