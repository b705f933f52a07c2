import { describe, expect, test } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Failure } from '@wisata/kernel/outcome';
import { describeSegment as describeSegmentInEnglish, type Segment } from '@wisata/registry/segment';
import { describeWanted as describeWantedInEnglish } from '@wisata/registry/wanted-words';
import { describeChoice } from './choice-words.ts';
import { ACTIONS, LIVE, REVISIONS, TRIAL } from './console.fixture.ts';
import { describeDone } from './history-words.ts';
import en from './messages/en.json' with { type: 'json' };
import { describeRefusal } from './registry-text.tsx';
import { describeSegment, describeWanted } from './registry-words.ts';
import { createI18n, wordsOf } from './words.ts';

const EN = wordsOf(createI18n('en'));
const ID = wordsOf(createI18n('id'));
const UNFINISHED = /\{\{|undefined|null|false|[a-z]+\.[a-z]+\.[a-z]/;

const SEGMENTS: readonly Segment[] = [undefined, 'en', 'id'].flatMap((locale) =>
  [undefined, 'SG'].flatMap((country) =>
    [undefined, true, false].map(
      (signedIn) =>
        ({
          ...(locale && { locale }),
          ...(country && { country }),
          ...(signedIn !== undefined && { signedIn }),
        }) as Segment,
    ),
  ),
);

describe('what the registry says too', () => {
  test('is said in the same English', () => {
    for (const segment of SEGMENTS) expect(describeSegment(EN, segment)).toBe(describeSegmentInEnglish(segment));
    const actions = [...Object.values(ACTIONS), { kind: 'rollback', version: '1.0.0' } as const];
    for (const action of [...actions, { kind: 'canary', version: '1.2.0' } as const])
      expect(describeWanted(EN, action)).toBe(describeWantedInEnglish(action));
  });

  test('is said in Indonesian', () => {
    expect(describeSegment(ID, { locale: 'en', country: 'SG', signedIn: false })).toBe(
      'pengunjung yang membaca bahasa Inggris, datang dari SG, dan belum masuk ke akunnya',
    );
    expect(describeWanted(ID, ACTIONS.canary)).toBe('mulai uji coba 1.2.0 untuk pengunjung yang datang dari SG');
  });
});

describe.each(Object.values(ACTIONS))('$kind', (action) => {
  test.each([
    ['with a trial', { ...LIVE, canary: TRIAL }],
    ['with a trial that is paused', { ...LIVE, canary: { ...TRIAL, percent: 0, isPaused: true as const } }],
    ['without one', LIVE],
  ])('is said in full and in both languages before it is done, %s', (_state, state) => {
    const [english, indonesian] = [EN, ID].map((words) => describeChoice(words, 'hotel', state, action));
    const texts = [english, indonesian].map((each) => [each!.title, each!.confirm, ...each!.effects]);
    // What needs a trial is offered where one is.
    if (state.canary) expect(texts.flat().filter((text) => UNFINISHED.test(text))).toEqual([]);
    expect(texts[0]!.filter((text) => texts[1]!.includes(text))).toEqual([]);
    expect(texts[0]).toHaveLength(texts[1]!.length);
  });
});

test.each(REVISIONS.map((revision) => [revision.action.kind, revision] as const))(
  'that there was %s is said in full and in both languages',
  (_kind, revision) => {
    const [english, indonesian] = [EN, ID].map((words) => describeDone(words, revision));
    expect([english, indonesian].filter((text) => UNFINISHED.test(text!))).toEqual([]);
    expect(english).not.toBe(indonesian);
  },
);

const refused = (code: string, message: string): Failure => ({ code, message, retryable: false });

describe('a refusal', () => {
  const REGISTRY = path.join(import.meta.dirname, '../../registry/src');
  /** What only edges and publishing are answered, which the console does not do. */
  const ELSEWHERE = [
    ...['OPS_NO_EDGE', 'OPS_UNREADABLE'],
    ...['RELEASE_ORIGIN', 'RELEASE_NOT_GENUINE', 'RELEASE_UNKNOWN_FILE'],
  ];

  test('of the registry has words here, whatever its code', async () => {
    const all = await readdir(REGISTRY, { recursive: true });
    // What brings a version from another environment is asked by commands alone.
    const files = all.filter((file) => /^(?!bring\/).*(?<!test|fixture)\.ts$/.test(file));
    const texts = await Promise.all(files.map((file) => readFile(path.join(REGISTRY, file), 'utf8')));
    const source = texts.join('\n');
    const written = [...source.matchAll(/'((?:OPS|RELEASE)_[A-Z_]+)'/g)].map(([, code]) => code!);
    const short = [...source.matchAll(/refuse\('((?!RELEASE)[A-Z_]+)'/g)].map(([, code]) => `RELEASE_${code!}`);
    const codes = [...written, ...short].filter((code) => !ELSEWHERE.includes(code));
    const known = Object.keys(en.refused).filter((code) => code !== 'OPS_UNREACHABLE' && !code.endsWith('_asked'));
    expect(known.sort()).toEqual([...new Set(codes)].sort());
  });

  test('is said by its code, with what the page knows of it', () => {
    const stale = refused('RELEASE_STALE', 'hotel has changed since revision 4. Look again.');
    expect(describeRefusal(EN, stale, { name: 'hotel', revision: 4 })).toEqual({ text: stale.message });
    expect(describeRefusal(ID, stale, { name: 'hotel', actor: 'budi' }).text).toMatch(/^hotel .* budi memintanya/);
  });

  test('keeps the registry’s own words where its code does not say all, or is not known', () => {
    const said = 'A country has two capital letters: SG.';
    expect(describeRefusal(ID, refused('OPS_INVALID', said))).toEqual({
      text: 'Registri tidak dapat menerima isian ini.',
      said,
    });
    expect(describeRefusal(ID, refused('OPS_NEW', said))).toEqual({ text: '', said });
  });
});

test('every message is used', async () => {
  const files = (await readdir(import.meta.dirname)).filter((file) => /(?<!test|fixture)\.tsx?$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(path.join(import.meta.dirname, file), 'utf8')));
  // A part that is filled in stands for every name.
  const named = [...texts.join('\n').matchAll(/['`]([\w-]+(?:\.(?:[\w-]|\$\{[^}]+\})+)*)['`]/g)].map(
    ([, key]) => new RegExp(`^${key!.replaceAll(/\$\{[^}]+\}/g, '[\\w-]+').replaceAll('.', '\\.')}(_one|_other)?$`),
  );
  const keysOf = (messages: object, prefix = ''): string[] =>
    Object.entries(messages).flatMap(([name, value]) =>
      typeof value === 'string' ? [`${prefix}${name}`] : keysOf(value as object, `${prefix}${name}.`),
    );
  expect(keysOf(en).filter((key) => !named.some((pattern) => pattern.test(key)))).toEqual([]);
});
