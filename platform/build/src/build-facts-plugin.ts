import path from 'node:path';
import type { Compilation, Compiler, NormalModule } from 'webpack';
import type { ServiceDescription } from '@wisata/kernel/services';
import { readDoor } from './read-door.ts';
import { readServices } from './read-services.ts';
import { findSlotsShown, type SyntaxNode } from './slots-shown.ts';

/** What a build says about itself to whoever decides about its release. Written as `build-facts.json`. */
export interface BuildFacts {
  /** Kernel contract that it was compiled against. */
  readonly contract: string;
  /** Shared modules that it brings to the page, with their versions. */
  readonly provides: Readonly<Record<string, string>>;
  /** Shared modules that it takes from the page, with the ranges that it can do with. */
  readonly requires: Readonly<Record<string, string>>;
  /** Paths of the pages that it offers. */
  readonly routes: readonly string[];
  /** Slots that it offers. */
  readonly slots: readonly string[];
  /** Slots of others that it shows; `*` stands for a part that is known only at run time. */
  readonly shows: readonly string[];
  /** What others show of its services without its code. */
  readonly services: readonly ServiceDescription[];
}

/** What the caller knows; the plugin reads the rest from the sources. */
interface FactsOptions {
  readonly folder: string;
  readonly contract: string;
  readonly provides: Readonly<Record<string, string>>;
  /** What it always takes. */
  readonly requires: Readonly<Record<string, string>>;
  /** Ranges of all modules that it may take; those that it does take are told. */
  readonly mayRequire: Readonly<Record<string, string>>;
  /** The module with the remote's manifest, relative to `folder`; a build without one offers nothing. */
  readonly door?: string;
}

/** What is used here of webpack's parser, whose own types keep the tree to themselves. */
interface ScriptParser {
  readonly hooks: { readonly program: { tap(name: string, seen: (program: SyntaxNode) => void): void } };
  readonly state: { readonly module: NormalModule };
}

/** Names of the shared modules that a build takes from the page. */
function namesTaken({ modules }: Compilation): string[] {
  const taken = [...modules].filter(({ type }) => type === 'consume-shared-module');
  return taken.map(
    (module) => (module as unknown as { readonly options: { readonly shareKey: string } }).options.shareKey,
  );
}

const NOTHING = { routes: [], slots: [] };

/** Writes {@link BuildFacts}; a manifest that cannot be run ends the build. */
export class BuildFactsPlugin {
  readonly #options: FactsOptions;

  constructor(options: FactsOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { folder, door, contract, provides, requires, mayRequire } = this.#options;
    const doorFile = door === undefined ? undefined : path.resolve(folder, door);
    const offer = async () => (doorFile === undefined ? NOTHING : readDoor(doorFile));
    const sources = path.join(folder, 'src') + path.sep;
    const name = 'BuildFactsPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation, { normalModuleFactory }) => {
      const shows = new Set<string>();
      const read = (program: SyntaxNode, file: string) => {
        if (file.startsWith(sources)) for (const slot of findSlotsShown(program)) shows.add(slot);
      };
      for (const type of ['javascript/auto', 'javascript/esm'])
        normalModuleFactory.hooks.parser.for(type).tap(name, (parser) => {
          const script = parser as unknown as ScriptParser;
          script.hooks.program.tap(name, (program) => read(program, script.state.module.resource));
        });
      const { WebpackError, sources: assets } = compiler.webpack;
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const { routes, slots } = await offer().catch((error: Error) => {
          compilation.errors.push(new WebpackError(`${door}: ${error.message}`));
          return NOTHING;
        });
        const taken = namesTaken(compilation);
        const modules = Object.fromEntries(Object.entries(mayRequire).filter(([module]) => taken.includes(module)));
        const facts: BuildFacts = {
          contract,
          provides,
          requires: { ...requires, ...modules },
          routes,
          slots,
          shows: [...shows].sort(),
          services: doorFile === undefined ? [] : await readServices(folder, routes),
        };
        compilation.emitAsset('build-facts.json', new assets.RawSource(JSON.stringify(facts)));
      });
    });
  }
}
