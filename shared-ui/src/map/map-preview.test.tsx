import { expect, test } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { PREVIEW, projectionOf } from './map-preview-frame.ts';
import { landPath } from './map-preview-land.tsx';
import { MapPreview } from './map-preview.tsx';

const KUTA = { latitude: -8.72, longitude: 115.17 };
const LOVINA = { latitude: -8.16, longitude: 115.02 };
const AMED = { latitude: -8.34, longitude: 115.66 };
const TOKYO = { latitude: 35.68, longitude: 139.69 };

const paths = (container: HTMLElement) => [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));

test('all points are within the preview, north above and east on the right', () => {
  const project = projectionOf([KUTA, LOVINA, AMED]);
  const [kuta, lovina, amed] = [KUTA, LOVINA, AMED].map(project);
  for (const { x, y } of [kuta!, lovina!, amed!]) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(PREVIEW.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(PREVIEW.height);
  }
  expect(lovina!.y).toBeLessThan(kuta!.y);
  expect(amed!.x).toBeGreaterThan(kuta!.x);
});

test('a single place is shown with what is around it', () => {
  const { x, y } = projectionOf([KUTA])(KUTA);
  expect([x, y].every(Number.isFinite)).toBe(true);
  const [a, b] = [0, 0.01].map((more) => projectionOf([KUTA])({ ...KUTA, longitude: KUTA.longitude + more }).x);
  expect(b! - a!).toBeLessThan(PREVIEW.width / 4);
});

test('the coast is drawn to a pixel, small enough for a document, and nothing where no outline is known', () => {
  const bali = landPath(projectionOf([KUTA, LOVINA, AMED]));
  expect(bali).toMatch(/^(M-?\d+ -?\d+l[\d -]+z)+$/);
  expect(bali.length).toBeLessThan(8_000);
  expect(bali).not.toMatch(/NaN|Infinity/);
  expect(landPath(projectionOf([TOKYO]))).toBe('');
});

test('dots stand there at once, the coast below them when it is asked for', async () => {
  const { container, rerender } = render(<MapPreview points={[KUTA, KUTA, LOVINA]} withLand={false} />);
  const [halo, dots, ...more] = paths(container);
  expect(halo).toBe(dots);
  expect(dots!.match(/M/g)).toHaveLength(2);
  expect(more).toEqual([]);
  rerender(<MapPreview points={[KUTA, KUTA, LOVINA]} withLand />);
  await waitFor(() => expect(paths(container)).toHaveLength(3));
});

test('a coast that was served stays, until another part of the world is shown', async () => {
  const bali = [KUTA, LOVINA];
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<MapPreview points={bali} withLand={false} />);
  const group = container.querySelector('g')!;
  group.innerHTML = '<path d="M0 0l9 9z"/>';
  const told: unknown[] = [];
  const onRecoverableError = (error: unknown) => told.push(error);
  const root = await act(async () =>
    hydrateRoot(container, <MapPreview points={bali} withLand />, { onRecoverableError }),
  );
  await act(async () => root.render(<MapPreview points={[...bali]} withLand />));
  expect(container.querySelector('g')).toBe(group);
  expect([paths(container)[0], told]).toEqual(['M0 0l9 9z', []]);
  await act(async () => root.render(<MapPreview points={[KUTA, AMED]} withLand />));
  await waitFor(() => expect(paths(container)[0]).toBe(landPath(projectionOf([KUTA, AMED]))));
  await act(async () => root.unmount());
});

test('a way is one line from its first corner to its last', () => {
  const { container } = render(<MapPreview points={[KUTA, AMED]} route={[KUTA, LOVINA, AMED]} withLand={false} />);
  const [line] = paths(container);
  const project = projectionOf([KUTA, LOVINA, AMED]);
  const corners = line!.slice(1).split('L');
  expect(corners).toHaveLength(3);
  expect(corners[1]).toBe(`${project(LOVINA).x.toFixed(1)} ${project(LOVINA).y.toFixed(1)}`);
});
