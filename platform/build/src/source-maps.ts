import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { MAP_HASHES, MAPS_FOLDER } from '@wisata/kernel/container';

/** The parts of a source map that are read and written here. */
interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent?: readonly (string | null)[];
}

/** Writes maps of scripts beside the build, in which no script names one. */
export class SourceMapsPlugin {
  readonly #root: string;

  /** Sources are named from `root`, the folder that the build is started in. */
  constructor(root = process.cwd()) {
    this.#root = root;
  }

  apply(compiler: Compiler): void {
    const moduleFilenameTemplate = ({ absoluteResourcePath: file }: { readonly absoluteResourcePath: string }) =>
      path.isAbsolute(file) ? path.relative(this.#root, file) : file;
    const options = { test: /\.js$/, filename: `../${MAPS_FOLDER}/[file].map`, append: false, moduleFilenameTemplate };
    new webpack.SourceMapDevToolPlugin(options as never).apply(compiler);
    const name = 'SourceMapsPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Webpack names a map before it knows the hash of its script.
      compilation.hooks.processAssets.tap({ name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        for (const { name: script, info } of compilation.getAssets()) {
          const map = info.related?.['sourceMap'];
          if (typeof map === 'string') compilation.renameAsset(map, `../${MAPS_FOLDER}/${script}.map`);
        }
      });
    });
  }
}

const isOurs = (source: string) => /^[\w@-][\w@./-]*\.tsx?$/.test(source) && !/(^|\/)node_modules\//.test(source);

/** Sources by their path in the repository. The text of anything but our own is left out, with the places it may name. */
function tidy(map: SourceMap): object {
  const name = (source: string, at: number) => {
    if (isOurs(source)) return source;
    const inPackage = /(?:^|\/)(node_modules\/.+)$/.exec(source)?.[1];
    return inPackage ?? (source.startsWith('webpack/') ? source : `webpack/generated-${at}`);
  };
  const content = map.sourcesContent?.map((text, at) => (isOurs(map.sources[at] ?? '') ? text : null));
  return { ...map, file: undefined, sources: map.sources.map(name), ...(content && { sourcesContent: content }) };
}

/** Tidies the maps of a finished build and notes the hash of each by its script. */
export async function finishMaps(outputFolder: string): Promise<void> {
  const folder = path.join(outputFolder, MAPS_FOLDER);
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const hashes: Record<string, string> = {};
  for (const file of files.sort()) {
    const text = JSON.stringify(tidy(JSON.parse(await readFile(file, 'utf8')) as SourceMap));
    await writeFile(file, text);
    const script = path
      .relative(folder, file)
      .split(path.sep)
      .join('/')
      .replace(/\.map$/, '');
    hashes[script] = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  }
  const server = path.join(outputFolder, 'server');
  await mkdir(server, { recursive: true });
  await writeFile(path.join(server, MAP_HASHES), JSON.stringify(hashes));
}
