import { success, type Outcome } from '@wisata/kernel/outcome';
import { createTestApp } from '../testing/testing.tsx';
import { askGroupAgain, askGroups } from './ask-groups.ts';
import { createGroupedSearch } from './grouped-search.ts';

interface Lines {
  readonly id: string;
  readonly lines: readonly string[];
}
const FAILED = { ok: false, failure: { code: 'SERVER', message: 'Down', retryable: true } } as const;

function open() {
  const { app } = createTestApp();
  const asked: string[] = [];
  const search = createGroupedSearch<Lines, string>(60_000, ({ id, lines }) => ({ id, lines }));
  const answers = new Map<string, Outcome<string>>([['slow', FAILED]]);
  const ask = ({ id }: Lines) => {
    asked.push(id);
    return Promise.resolve(answers.get(id) ?? success(`all of ${id}`));
  };
  return { app, asked, search, answers, ask };
}

const GROUPS = ['fast', 'slow'].map((id) => ({ id, lines: [id.toUpperCase()] }));

test('each group is asked once, and is there without waiting when the list is opened again', async () => {
  const { app, asked, search, ask } = open();
  await Promise.all(askGroups(search, app, 'to Solo', GROUPS, ask).map(async ({ answer }) => answer));
  const again = askGroups(search, app, 'to Solo', GROUPS, ask);
  expect(asked).toEqual(['fast', 'slow']);
  expect(again).toEqual([
    { id: 'fast', lines: ['FAST'], answer: success('all of fast') },
    { id: 'slow', lines: ['SLOW'], answer: FAILED },
  ]);
});

test('a group that failed is asked again by itself, and a search that is forgotten as a whole', async () => {
  const { app, asked, search, answers, ask } = open();
  askGroups(search, app, 'to Solo', GROUPS, ask);
  answers.delete('slow');
  askGroupAgain(search, app, 'to Solo', GROUPS[1]!, ask);
  const outcomes = await Promise.all(askGroups(search, app, 'to Solo', GROUPS, ask).map(async ({ answer }) => answer));
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true]);
  search.forget(app, 'to Solo');
  askGroups(search, app, 'to Solo', GROUPS, ask);
  expect(asked).toEqual(['fast', 'slow', 'slow', 'fast', 'slow']);
});

test('what the server has found is not asked for again', () => {
  const { app, asked, search, ask } = open();
  const found = { ...GROUPS[0]!, answer: success('from the server') };
  search.keep(app, 'to Solo', [found, { ...GROUPS[1]!, answer: new Promise(() => undefined) }]);
  expect(askGroups(search, app, 'to Solo', GROUPS, ask)[0]).toEqual(found);
  expect(asked).toEqual(['slow']);
});
