/** A file that breaks a lint rule. */
export interface LintBreach {
  readonly rule: string;
  readonly file: string;
  readonly text: string;
  /** Part of the message, where one rule carries several of ours. */
  readonly says?: string;
}

const syntax = (says: string, file: string, text: string): LintBreach => ({
  rule: 'no-restricted-syntax',
  says,
  file,
  text,
});
const lines = (count: number, line: string) => `${line}\n`.repeat(count);

/** Files that must pass as they are. */
export const CLEAN_FILES: Readonly<Record<string, string>> = {
  'mfe-hotel/src/list/use-width.ts': `const onServer = typeof window === 'undefined';\nexport const useWidth = () => (onServer ? 0 : window.innerWidth);\n`,
  'mfe-hotel/src/list/clean.page.tsx': `export function CleanPage() {\n  return <p>Hotels</p>;\n}\nexport { CleanPage as default };\n`,
  'mfe-hotel/src/api/clean.api.ts': `import type { ApiClient, ApiRequest } from '@wisata/kernel/api';\nexport const findHotel = (api: ApiClient, request: ApiRequest<string>) => api.call(request);\n`,
  'mfe-hotel/src/list/use-place.ts': `import type { Location } from 'react-router-dom';\nexport const pathOf = (location: Location) => location.pathname;\n`,
  'shared-ui/src/clean.tsx': `/** A quiet line between two parts of a card. */\nexport function Line() {\n  return <hr />;\n}\n`,
  'backend/src/modules/hotel/index.ts': `export const hotel = await fetch('http://localhost').then(() => 1);\n`,
  'backend/src/modules/hotel/loose.test.ts': `export const name = JSON.parse('{}').name as string;\n`,
  'mfe-hotel/src/list/plain.module.css': '.plain {\n}\n',
};

/** One file for each thing the linter must see. */
export const LINT_BREACHES: readonly LintBreach[] = [
  {
    rule: '@typescript-eslint/no-restricted-imports',
    file: 'mfe-hotel/src/list/form.tsx',
    text: `import { Form } from 'react-router-dom';\nexport const SearchForm = () => <Form />;\n`,
  },
  { rule: 'house/no-browser-at-load', file: 'shell/src/width.ts', text: 'export const width = window.innerWidth;\n' },
  {
    rule: 'house/no-browser-at-load',
    file: 'platform/runtime/src/token.ts',
    text: `export class Token {\n  static value = localStorage.getItem('token');\n}\n`,
  },
  { rule: 'house/max-lines-hard', file: 'backend/src/long.ts', text: lines(301, '// A line.') },
  {
    rule: 'house/max-function-lines-hard',
    file: 'backend/src/long-function.ts',
    text: `export function long(list: number[]) {\n${lines(121, '  list.push(1);')}}\n`,
  },
  {
    rule: 'check-file/filename-naming-convention',
    file: 'mfe-hotel/src/list/HotelCard.tsx',
    text: 'export const card = 1;\n',
  },
  {
    rule: 'check-file/filename-naming-convention',
    file: 'mfe-hotel/src/list/HotelCard.module.css',
    text: '.card {\n}\n',
  },
  {
    rule: 'check-file/folder-naming-convention',
    file: 'mfe-hotel/src/roomList/rooms.ts',
    text: 'export const rooms = 1;\n',
  },
  { rule: 'check-file/filename-blocklist', file: 'mfe-hotel/src/stay/utils.ts', text: 'export const sum = 1;\n' },
  {
    rule: 'check-file/filename-blocklist',
    file: 'backend/src/modules/hotel/date-helpers.ts',
    text: 'export const day = 1;\n',
  },
  { rule: 'check-file/filename-blocklist', file: 'mfe-hotel/src/stay/index.ts', text: 'export const rules = 1;\n' },
  {
    rule: 'no-restricted-globals',
    file: 'mfe-hotel/src/list/use-answer.ts',
    text: `export const useAnswer = () => fetch('/api');\n`,
  },
  { rule: 'no-restricted-globals', file: 'shell/src/answer.ts', text: `export const answer = () => fetch('/api');\n` },
  {
    rule: 'no-restricted-globals',
    file: 'mfe-hotel/src/list/use-store.ts',
    text: `export const useStore = () => localStorage.length;\n`,
  },
  {
    rule: 'no-console',
    file: 'mfe-hotel/src/list/use-noise.ts',
    text: `export const useNoise = () => console.log('hotel');\n`,
  },
  { rule: 'no-warning-comments', file: 'backend/src/later.ts', text: '// TODO: later\nexport const later = 1;\n' },
  {
    rule: '@typescript-eslint/no-explicit-any',
    file: 'backend/src/anything.ts',
    text: 'export const anything = (value: any) => String(value);\n',
  },
  {
    rule: 'typescript(no-floating-promises)',
    file: 'backend/src/forgotten.ts',
    text: 'export function forget() {\n  Promise.reject(new Error());\n}\n',
  },
  {
    rule: 'typescript(no-misused-promises)',
    file: 'backend/src/misused.ts',
    text: 'export const each = (list: string[]) => list.forEach(async () => Promise.reject(new Error()));\n',
  },
  {
    rule: 'typescript(no-unsafe-member-access)',
    file: 'backend/src/unsafe.ts',
    text: `export const name = JSON.parse('{}').name as string;\n`,
  },
  {
    rule: 'react(refs)',
    file: 'mfe-hotel/src/list/latest.tsx',
    text: `import { useRef } from 'react';\nexport function Latest({ text }: { text: string }) {\n  const latest = useRef('');\n  latest.current = text;\n  return null;\n}\n`,
  },
  {
    rule: 'react-hooks(rules-of-hooks)',
    file: 'mfe-hotel/src/list/sometimes.tsx',
    text: `import { useState } from 'react';\nexport function Sometimes({ on }: { on: boolean }) {\n  if (on) useState(0);\n  return null;\n}\n`,
  },
  {
    rule: 'jsdoc/require-jsdoc',
    file: 'shared-ui/src/silent.tsx',
    text: 'export function Silent() {\n  return <hr />;\n}\n',
  },
  { rule: 'jsdoc/require-jsdoc', file: 'shared-kernel/src/silent.ts', text: 'export const SILENT = 1;\n' },
  {
    rule: 'jsdoc/require-jsdoc',
    file: 'platform/edge/src/silent.ts',
    text: 'export interface Silent {\n  id: string;\n}\n',
  },

  syntax(
    'Write the extension',
    'mfe-hotel/src/stay/short.ts',
    `import { board } from './board';\nexport const short = board;\n`,
  ),
  syntax('No barrels', 'mfe-hotel/src/stay/all.ts', `export * from './board.rules.ts';\n`),
  syntax(
    'Write with { type',
    'mfe-hotel/src/stay/words.ts',
    `import en from '../messages/en.json';\nexport const words = en;\n`,
  ),
  syntax(
    'Write the properties',
    'backend/src/spread.ts',
    'export const place = { ...{ city: 1, area: 2 }, name: 3 };\n',
  ),
  syntax('Types and classes', 'backend/src/small.ts', 'export type hotel = { readonly id: string };\n'),
  syntax('An interface has no I', 'backend/src/hungarian.ts', 'export interface IHotel {\n  id: string;\n}\n'),
  syntax(
    'lazyPart or optionalPart',
    'mfe-hotel/src/list/late.tsx',
    `import { lazy } from 'react';\nexport const Late = lazy(() => import('./late-card.tsx'));\n`,
  ),
  syntax(
    'The first of these holds a slow phone up',
    'mfe-hotel/src/list/by-name.rules.ts',
    'export const byName = (a: string, b: string) => a.localeCompare(b);\n',
  ),
  syntax('No enum', 'backend/src/kinds.ts', 'export enum Kind {\n  A,\n}\n'),
  syntax(
    'Named exports',
    'mfe-hotel/src/list/nameless.tsx',
    'export default function Nameless() {\n  return null;\n}\n',
  ),
  syntax('Named exports', 'mfe-hotel/src/list/renamed.tsx', 'const Renamed = 1;\nexport { Renamed as default };\n'),
  syntax(
    'No state in a module',
    'mfe-hotel/src/stay/counter.ts',
    'let count = 0;\nexport const next = () => ++count;\n',
  ),
  syntax(
    'No state in a module',
    'shared-kernel/src/counter.ts',
    '/** Counts. */\nexport let count = 0;\nexport const next = () => ++count;\n',
  ),
  syntax(
    'Only *.api.ts calls the network',
    'mfe-hotel/src/list/caller.page.tsx',
    `import type { AppContext } from '@wisata/kernel/app-context';\nexport const load = (app: AppContext) => app.api.call({} as never);\n`,
  ),
  syntax('No snapshots', 'mfe-hotel/src/stay/snapshot.test.ts', `test('x', () => expect(1).toMatchSnapshot());\n`),
  syntax('No mock of a module', 'mfe-hotel/src/stay/mock.test.ts', `jest.mock('./board.rules.ts');\n`),
  syntax('No retries', 'mfe-hotel/src/stay/retry.test.ts', 'jest.retryTimes(2);\n'),
  syntax(
    'No skipped or lonely tests',
    'mfe-hotel/src/stay/lonely.test.ts',
    `test.only('x', () => expect(1).toBe(1));\n`,
  ),
  syntax(
    'No sleeps',
    'mfe-hotel/src/stay/sleep.test.ts',
    `test('x', () => new Promise((resolve) => setTimeout(resolve, 50)));\n`,
  ),
  syntax(
    'Find things as people do',
    'mfe-hotel/src/list/ids.test.tsx',
    `import { screen } from '@testing-library/react';\ntest('x', () => expect(screen.getByTestId('a')).toBeVisible());\n`,
  ),
];
