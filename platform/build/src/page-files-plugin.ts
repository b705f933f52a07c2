import path from 'node:path';
import type { ChunkGroup, Compilation, Compiler, NormalModule } from 'webpack';
import { findDoor, type SyntaxNode } from './door-facts.ts';
import { messagesOf, type EntryFiles } from './entry-files-plugin.ts';

/** What a page or slot needs beside the remote's entry before it can be shown. */
interface NeededFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Files by route path and by slot name. Written as `page-files.json`. */
export interface PageFiles {
  readonly pages: Readonly<Record<string, NeededFiles>>;
  readonly slots: Readonly<Record<string, NeededFiles>>;
  /** Scripts with the texts, by language. */
  readonly messages: EntryFiles['messages'];
}

/** Files of a group, and of what lies above it: the module that opens the remote, which every page needs too. */
function filesOf(group: ChunkGroup, extension: '.js' | '.css'): string[] {
  const doors = [...group.parentsIterable].filter((parent) => !parent.isInitial());
  const files = [...doors, group].flatMap((each) => each.getFiles());
  return [...new Set(files)].filter((file) => file.endsWith(extension));
}

function groupsByRequest({ chunkGroups }: Compilation): Map<string, ChunkGroup> {
  return new Map(
    chunkGroups.flatMap((group) =>
      group.origins.flatMap(({ request }) => (request ? [[request, group] as const] : [])),
    ),
  );
}

/** Writes {@link PageFiles} of what a remote's door loads on demand. */
export class PageFilesPlugin {
  readonly #doorFile: string;

  constructor({ folder, door }: { readonly folder: string; readonly door: string }) {
    this.#doorFile = path.resolve(folder, door);
  }

  apply(compiler: Compiler): void {
    const name = 'PageFilesPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation, { normalModuleFactory }) => {
      let door = findDoor(undefined);
      for (const type of ['javascript/auto', 'javascript/esm'])
        normalModuleFactory.hooks.parser.for(type).tap(name, (parser) => {
          const script = parser as unknown as {
            readonly hooks: { readonly program: { tap(name: string, seen: (program: SyntaxNode) => void): void } };
            /** Another one for every module that is parsed. */
            readonly state: { readonly module: NormalModule };
          };
          script.hooks.program.tap(name, (program) => {
            if (script.state.module.resource === this.#doorFile) door = findDoor(program);
          });
        });
      const { Compilation, sources } = compiler.webpack;
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const groups = groupsByRequest(compilation);
        const needed = (requests: Readonly<Record<string, string>>) =>
          Object.fromEntries(
            Object.entries(requests).flatMap(([key, request]) => {
              const group = groups.get(request);
              return group ? [[key, { scripts: filesOf(group, '.js'), styles: filesOf(group, '.css') }]] : [];
            }),
          );
        const files: PageFiles = {
          pages: needed(door.pageModules),
          slots: needed(door.slotModules),
          messages: messagesOf(compilation.chunkGroups),
        };
        compilation.emitAsset('page-files.json', new sources.RawSource(JSON.stringify(files)));
      });
    });
  }
}
