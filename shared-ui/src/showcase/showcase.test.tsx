/** @jest-environment node */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { FontShowcase } from './font-showcase.tsx';
import { Showcase } from './showcase.tsx';

test('every component renders without a browser', () => {
  expect(typeof document).toBe('undefined');
  expect(renderToString(createElement(Showcase))).toContain('<h1>Components</h1>');
  expect(renderToString(createElement(FontShowcase))).toContain('<h1>Type</h1>');
});
