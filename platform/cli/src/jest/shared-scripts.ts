import vm from 'node:vm';

type Importer = (...given: unknown[]) => Promise<vm.Module>;
interface Options {
  readonly filename?: string;
  readonly parsingContext?: vm.Context;
  readonly importModuleDynamically?: Importer;
}
type Compile = (source: string, parameters?: readonly string[], options?: Options) => unknown;

interface SharedScript {
  readonly source: string;
  readonly script: vm.Script;
  /** How the test file that runs now imports. */
  importer: Importer | undefined;
}

const compileOnce = vm.compileFunction as Compile;

function compileScript(source: string, parameters: readonly string[], filename: string): SharedScript {
  const head = `(function (${parameters.join()}) {`;
  const importModuleDynamically: Importer = (...given) => shared.importer!(...given);
  const script = new vm.Script(`${head}${source}\n})`, {
    filename,
    columnOffset: -head.length,
    importModuleDynamically,
  });
  const shared: SharedScript = { source, script, importer: undefined };
  return shared;
}

/** Compiles what has a name and a context of its own once, and gives each context its function of the same script. */
export function shareBetweenContexts(): Compile {
  const scripts = new Map<string, SharedScript>();
  return (source, parameters = [], options = {}) => {
    const { filename, parsingContext, importModuleDynamically } = options;
    if (!filename || !parsingContext) return compileOnce(source, parameters, options);
    const key = [filename, ...parameters].join('\n');
    const known = scripts.get(key);
    const shared = known?.source === source ? known : compileScript(source, parameters, filename);
    scripts.set(key, shared);
    shared.importer = importModuleDynamically;
    return shared.script.runInContext(parsingContext) as unknown;
  };
}

/**
 * Every test file has its modules anew, and Jest compiles them anew as well: a fifth of the time of a page's test. A
 * worker that has compiled a module for one file runs the same script in the contexts of the next.
 */
export function shareScripts(): void {
  if ((vm.compileFunction as Compile) === compileOnce)
    vm.compileFunction = shareBetweenContexts() as unknown as typeof vm.compileFunction;
}
