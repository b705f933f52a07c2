import type { ChunkGroup, Compilation, Compiler } from 'webpack';

/** The files that a document must name for the shell to start, in order. Written as `entry-files.json` beside them. */
export interface EntryFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Chunks that the entry asks for at once. None: a shared module is in the first script, or comes with what needs it. */
  readonly preloads: readonly string[];
  /** What every text is written in: worth a preload, or the browser asks only when it has read the style sheets. */
  readonly fonts: readonly string[];
  /** What a page that the browser draws asks for next, and every other one with the first press. */
  readonly later: readonly string[];
  /** By language, the chunks with the shell's messages, which it asks for at once too. */
  readonly messages: Readonly<Record<string, readonly string[]>>;
}

const MESSAGES = /\/messages\/(\w+)\.(?:json|[jt]s)$/;

/** Files of the texts by language: those of the one module that has them, `./messages/en.json` or `./messages/en.ts`. */
export function messagesOf(groups: readonly ChunkGroup[]): EntryFiles['messages'] {
  return Object.fromEntries(
    groups.flatMap((group) =>
      group.origins.flatMap(({ request }) => {
        const language = MESSAGES.exec(request ?? '')?.[1];
        return language ? [[language, group.getFiles()]] : [];
      }),
    ),
  );
}

/** The shell's own name for its chunk of calls to the API. */
const LATER = ['api'];

/** {@link EntryFiles} of the entry named `shell`, once files have their final names. */
export function entryFilesOf(compilation: Compilation): EntryFiles {
  const files = compilation.entrypoints.get('shell')?.getFiles() ?? [];
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
    preloads: [],
    fonts: Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2')),
    later: LATER.flatMap((name) => compilation.namedChunkGroups.get(name)?.getFiles() ?? []),
    messages: messagesOf(compilation.chunkGroups),
  };
}

/** Writes {@link EntryFiles} beside the shell's files. */
export class EntryFilesPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('EntryFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'EntryFilesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const list = JSON.stringify(entryFilesOf(compilation));
          compilation.emitAsset('entry-files.json', new sources.RawSource(list));
        },
      );
    });
  }
}
