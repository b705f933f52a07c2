import vm from 'node:vm';
import { expect, test } from '@jest/globals';
import { shareBetweenContexts } from './shared-scripts.ts';

type Compiled = (...given: unknown[]) => unknown;

function prepare() {
  const compile = shareBetweenContexts();
  return (source: string, more: Omit<Parameters<typeof compile>[2] & object, 'filename'> = {}) =>
    compile(source, ['given'], { filename: '/seat.js', parsingContext: vm.createContext({}), ...more }) as Compiled;
}

test('a script that two contexts share sees the globals of its own', () => {
  const compile = prepare();
  const [first, second] = ['A', 'B'].map((seat) =>
    compile('return seat + given;', { parsingContext: vm.createContext({ seat }) }),
  );
  expect([first!(1), second!(2)]).toEqual(['A1', 'B2']);
});

test('what one context leaves in a script is not there in the next', () => {
  const compile = prepare();
  const source = 'globalThis.taken = (globalThis.taken ?? 0) + 1; return globalThis.taken;';
  expect([compile(source)(), compile(source)()]).toEqual([1, 1]);
});

test('a file that has changed is compiled again', () => {
  const compile = prepare();
  expect([compile('return 1;')(), compile('return 2;')()]).toEqual([1, 2]);
});

test('places in a file are those of its own text', () => {
  const fail = prepare()('throw new Error("no seat"); // comment at the end');
  expect(() => fail()).toThrow(expect.objectContaining({ stack: expect.stringContaining('/seat.js:1:7') }));
});

test('an import is asked of whoever compiled last', async () => {
  const compile = prepare();
  const asked: string[] = [];
  const importer = (name: string) => (specifier: unknown) => {
    asked.push(`${name} ${String(specifier)}`);
    return Promise.reject(new Error('no such seat'));
  };
  for (const name of ['first', 'second']) {
    const load = compile('return import("./row.js");', { importModuleDynamically: importer(name) });
    await expect(load()).rejects.toThrow('no such seat');
  }
  expect(asked).toEqual(['first ./row.js', 'second ./row.js']);
});
