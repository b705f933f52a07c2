import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { contrast } from './contrast.ts';

const css = readFileSync('shared-ui/src/theme/tokens.css', 'utf8').replace(/\/\*.*?\*\//gs, '');

function declarations(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`No rule ${selector} in tokens.css`);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return Object.fromEntries([...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

const themes = { light: declarations("[data-theme='light']"), dark: declarations("[data-theme='dark']") };
const grounds = ['surface', 'bg', 'bg-band', 'selected-bg'];
const pairs: [ink: string, ground: string, least: number][] = [
  ...['text', 'text-2', 'text-muted', 'link', 'action', 'danger', 'success', 'warn'].flatMap((ink) =>
    grounds.map((ground): [string, string, number] => [ink, ground, 4.5]),
  ),
  ...['success', 'warn', 'danger', 'info'].flatMap((tone): [string, string, number][] => [
    [tone, `${tone}-bg`, 4.5],
    ['text', `${tone}-bg`, 4.5],
    ['link', `${tone}-bg`, 4.5],
  ]),
  ['text', 'surface-raised', 4.5],
  ['text-muted', 'surface-raised', 4.5],
  ['text-muted', 'surface-sunk', 4.5],
  ['text-2', 'fill', 4.5],
  ['text-muted', 'fill', 4.5],
  ['on-brand', 'brand', 4.5],
  ['on-brand-2', 'brand', 4.5],
  ['on-brand-muted', 'brand', 4.5],
  ['on-brand-mark', 'brand-mark', 4.5],
  ['on-action', 'action', 4.5],
  ['on-action', 'action-hover', 4.5],
  ['on-selected', 'selected', 4.5],
  ['on-danger', 'danger', 4.5],
  ['on-inverse', 'inverse', 4.5],
  ['brand-mark', 'brand', 3],
  ...['line-strong', 'focus', 'accent-mark'].flatMap((ink) =>
    ['surface', 'bg-band'].map((ground): [string, string, number] => [ink, ground, 3]),
  ),
];

describe.each(Object.entries(themes))('%s theme', (_name, roles) => {
  test.each(pairs)('%s on %s has a contrast of at least %d', (ink, ground, least) => {
    expect(contrast(roles[`--${ink}`] ?? '', roles[`--${ground}`] ?? '')).toBeGreaterThanOrEqual(least);
  });
});

test('both themes define the same roles', () => {
  expect(Object.keys(themes.dark)).toEqual(Object.keys(themes.light));
});

test('a visitor without a chosen theme gets exactly the dark theme when the system is dark', () => {
  expect(declarations(':root:not([data-theme])')).toEqual(themes.dark);
});
