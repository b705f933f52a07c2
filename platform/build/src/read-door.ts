import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';

/** What a manifest offers. */
export interface DoorFacts {
  readonly routes: readonly string[];
  readonly slots: readonly string[];
  /** What is loaded for a page, by route path: `./list/hotel-list.page.tsx`. A page that loads nothing is not here. */
  readonly pageModules: Readonly<Record<string, string>>;
  /** The same by slot name. */
  readonly slotModules: Readonly<Record<string, string>>;
}

type Load = () => unknown;

/** What is read of a manifest; its shape is what `defineRemote` takes. */
interface Manifest {
  readonly routes: readonly { readonly path?: unknown; readonly lazy?: Load }[];
  readonly slots: Readonly<Record<string, Load>>;
}

/** Stands for whatever a manifest takes from elsewhere: everything in it can be called and read, and gives the same. */
const ELSEWHERE: object = new Proxy(() => undefined, {
  // A promise that resolves with it is not to wait for it.
  get: (_target, name) => (name === 'then' ? undefined : ELSEWHERE),
  apply: () => ELSEWHERE,
});

/** The runtime as far as a manifest is made by it. */
const RUNTIME = new Proxy(
  { defineRemote: (manifest: unknown) => manifest },
  { get: (target, name) => (name === 'defineRemote' ? target.defineRemote : ELSEWHERE) },
);

const COMPILER: ts.CompilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2024 };

/** Runs a module by itself; `take` gives what it imports. */
function runModule(file: string, take: (request: string) => unknown): Record<string, unknown> {
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions: COMPILER, fileName: file });
  const exports: Record<string, unknown> = {};
  const run = vm.compileFunction(outputText, ['exports', 'require'], { filename: file }) as (
    ...given: readonly [exports: object, require: typeof take]
  ) => void;
  run(exports, take);
  return exports;
}

/** Runs a manifest with the modules of its own that it is made of, and nothing else. */
function runManifest(file: string): { readonly remote: unknown; readonly told: string[] } {
  // What is imported once it has run is what its parts load.
  let hasRun = false;
  const told: string[] = [];
  const takeFrom = (folder: string) => (request: string) => {
    if (hasRun) told.push(request);
    else if (request === '@wisata/runtime') return RUNTIME;
    else if (/^\..*\.ts$/.test(request)) {
      const next = path.resolve(folder, request);
      return runModule(next, takeFrom(path.dirname(next)));
    }
    return ELSEWHERE;
  };
  const { remote } = runModule(file, takeFrom(path.dirname(file)));
  hasRun = true;
  return { remote, told };
}

/**
 * Runs a remote's manifest and asks each of its parts what it loads.
 * @throws When it exports no manifest, or a path is made of what only a page knows.
 */
export async function readDoor(file: string): Promise<DoorFacts> {
  const { remote, told } = runManifest(file);
  const { routes, slots } = (remote ?? {}) as Partial<Manifest>;
  if (!Array.isArray(routes) || !slots) throw new Error('It exports no remote that defineRemote({ … }) makes.');
  const moduleOf = async (load: Load | undefined) => {
    told.length = 0;
    await load?.();
    return told[0];
  };
  const modulesOf = async (parts: readonly (readonly [string, Load | undefined])[]) => {
    const found: [string, string][] = [];
    for (const [name, load] of parts) {
      const request = await moduleOf(load);
      if (request !== undefined) found.push([name, request]);
    }
    return Object.fromEntries(found);
  };
  const pages = (routes as Manifest['routes']).map(({ path: route, lazy }) => {
    if (typeof route !== 'string') throw new Error('Every route needs a path, made of what stands in this package.');
    return [route, lazy] as const;
  });
  return {
    routes: pages.map(([route]) => route),
    slots: Object.keys(slots),
    pageModules: await modulesOf(pages),
    slotModules: await modulesOf(Object.entries(slots)),
  };
}
