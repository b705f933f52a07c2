import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'lightningcss';
import type { Compilation, Compiler, Module, NormalModule, sources as webpackSources } from 'webpack';
import { MODULE_LIST } from '@wisata/kernel/container';
import { createModuleNames, type ModuleName } from './module-names.ts';
import { cutIntoModules, hashOfCode, hashOfText, markOf, NO_MODULE, type MinifiedScript } from './module-pieces.ts';

/** Bytes in the browser's files after the minifier and before compression, and a hash of them. */
type Weighed = readonly [bytes: number, hash: string];

/** What is in the browser's files, module by module. Written as {@link MODULE_LIST}, which the release's list of hashes has. */
export type ModuleList = {
  readonly [Group in ModuleName['group']]: Readonly<Record<string, Weighed>>;
} & {
  /** What is no module's: the bundler's own code. */
  readonly otherBytes: number;
};

type SourceMap = NonNullable<ReturnType<webpackSources.Source['map']>>;

interface Script extends MinifiedScript {
  readonly file: string;
  readonly map: SourceMap;
}

interface Part extends ModuleName {
  /** Whether it is part of a script. */
  readonly isCode: boolean;
  readonly bytes: number;
  readonly hash: string;
}

/** `loader!loader!/folder/file.css?query` is that file. */
const fileIn = (identifier: string) => identifier.slice(identifier.lastIndexOf('!') + 1).replace(/[?|].*$/, '');

const innerOf = (module: Module): readonly Module[] =>
  'modules' in module ? (module as unknown as { readonly modules: readonly Module[] }).modules : [module];

const hasFile = (module: Module): module is NormalModule =>
  typeof (module as Partial<NormalModule>).resource === 'string' && path.isAbsolute((module as NormalModule).resource);

/** What is used here of a source with a map, whose types leave it out: the text, the map, and the text before the minifier. */
interface MappedSource {
  getArgsAsBuffers?(): readonly [after: Buffer, name: string, map: Buffer, before: Buffer | undefined];
}

/** Writes {@link ModuleList} for the scripts, style sheets and other files of a build for browsers. */
export class ModuleListPlugin {
  readonly #folder: string;
  readonly #outputFolder: string;

  constructor(place: { readonly folder: string; readonly outputFolder: string }) {
    this.#folder = place.folder;
    this.#outputFolder = place.outputFolder;
  }

  apply(compiler: Compiler): void {
    const name = 'ModuleListPlugin';
    const { Compilation: C, javascript, sources } = compiler.webpack;
    const nameOf = createModuleNames(this.#folder);
    let parts: readonly Part[] = [];
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const { requestShortener } = compilation;
      const hooks = javascript.JavascriptModulesPlugin.getCompilationHooks(compilation);
      hooks.renderModuleContent.tap(name, (content, module) => {
        if (!innerOf(module).some(hasFile)) return content;
        const mark = markOf(module.readableIdentifier(requestShortener));
        return new sources.ConcatSource(mark, content, markOf(NO_MODULE));
      });
      const maps = new Map<string, SourceMap>();
      // The minifier tells where it has moved what when there is a map to begin with: the plainest there is, so that a
      // build which has maps of its own is listed as one that has none. Its own come back afterwards.
      compilation.hooks.processAssets.tap({ name, stage: C.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1 }, (assets) => {
        for (const file of scriptsOf(compilation)) {
          const { source, map } = assets[file]!.sourceAndMap();
          if (map) maps.set(file, map);
          compilation.updateAsset(file, new sources.OriginalSource(source.toString(), file));
        }
      });
      compilation.hooks.processAssets.tap({ name, stage: C.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 }, () => {
        const scripts = scriptsOf(compilation).flatMap((file) => readScript(file, compilation));
        parts = [...searchCode(scripts, compilation, nameOf), ...searchFiles(compilation, nameOf)];
        for (const { file, before, after, map } of scripts) {
          const own = maps.get(file);
          compilation.updateAsset(
            file,
            own ? new sources.SourceMapSource(after, file, map, before, own, true) : new sources.RawSource(after),
          );
        }
      });
    });
    compiler.hooks.afterEmit.tapPromise(name, async (compilation) => {
      const folder = path.join(this.#outputFolder, 'server');
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, MODULE_LIST), JSON.stringify(listOf(parts, sizeOfScripts(compilation))));
    });
  }
}

type NameOf = (file: string) => ModuleName;

const scriptsOf = ({ chunks }: Compilation) =>
  [...new Set([...chunks].flatMap(({ files }) => [...files]))].filter((file) => file.endsWith('.js'));

const sizeOfScripts = (compilation: Compilation) =>
  scriptsOf(compilation).reduce((sum, file) => sum + (compilation.getAsset(file)?.source.size() ?? 0), 0);

/** None where there was nothing to minify. */
function readScript(file: string, compilation: Compilation): Script[] {
  const source = compilation.getAsset(file)!.source as webpackSources.Source & MappedSource;
  const [after, , map, before] = source.getArgsAsBuffers?.() ?? [];
  if (!after || !map || !before) return [];
  return [{ file, before: before.toString(), after: after.toString(), map: JSON.parse(map.toString()) as SourceMap }];
}

/** What each module gives to each script. */
function searchCode(scripts: readonly Script[], compilation: Compilation, nameOf: NameOf): Part[] {
  const modules = [...compilation.modules].flatMap(innerOf).filter(hasFile);
  const files = new Map(
    modules.map((each) => [each.readableIdentifier(compilation.requestShortener), fileIn(each.resource)]),
  );
  const known = new Set(files.keys());
  return scripts.flatMap((script) =>
    [...cutIntoModules(script, known)].map(([owner, runs]) => ({
      ...nameOf(files.get(owner)!),
      isCode: true,
      bytes: Buffer.byteLength(runs.join('')),
      hash: hashOfCode(runs),
    })),
  );
}

/** Style sheets as the minifier leaves each, and what is a file of its own. */
function searchFiles(compilation: Compilation, nameOf: NameOf): Part[] {
  return [...compilation.modules].flatMap((module) => {
    const chunks = compilation.chunkGraph.getNumberOfModuleChunks(module);
    if (module.type === 'css/mini-extract' && chunks > 0) {
      const { content } = module as unknown as { readonly content: Buffer };
      const { code } = transform({ filename: 'x.css', code: content, minify: true });
      const file = nameOf(fileIn(module.identifier()));
      return [{ ...file, isCode: false, bytes: code.length * chunks, hash: hashOfText(code) }];
    }
    const file = (module.buildInfo as { readonly filename?: string } | undefined)?.filename;
    const asset = file === undefined ? undefined : compilation.getAsset(file);
    if (!asset || !hasFile(module)) return [];
    const content = asset.source.buffer();
    return [{ ...nameOf(fileIn(module.resource)), isCode: false, bytes: content.length, hash: hashOfText(content) }];
  });
}

/** Everything of one name together: a module that is in several files, all modules of a package. */
function listOf(parts: readonly Part[], scriptBytes: number): ModuleList {
  const groupOf = (group: ModuleName['group']) => {
    const names = [...new Set(parts.filter((each) => each.group === group).map(({ name }) => name))].sort();
    return Object.fromEntries(
      names.map((name): [string, Weighed] => {
        const all = parts.filter((each) => each.group === group && each.name === name);
        const hashes = all.map(({ hash }) => hash).sort();
        const bytes = all.reduce((sum, each) => sum + each.bytes, 0);
        return [name, [bytes, hashes.length === 1 ? hashes[0]! : hashOfText(hashes.join())]];
      }),
    );
  };
  const otherBytes = parts.reduce((rest, { isCode, bytes }) => (isCode ? rest - bytes : rest), scriptBytes);
  return { own: groupOf('own'), shared: groupOf('shared'), packages: groupOf('packages'), otherBytes };
}
