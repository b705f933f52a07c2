import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { prerenderPictures } from './prerender-pictures.ts';

/** A server with the calls of the home page that notes the pictures it is asked for. */
function openSite(pictures: readonly string[]) {
  const drawn: string[] = [];
  const asked: (string | undefined)[] = [];
  let running = 0;
  let mostRunning = 0;
  const app = fastify();
  app.get('/api/*', async ({ headers }) => {
    asked.push(headers.authorization);
    return { data: pictures.map((image) => ({ image })) };
  });
  app.get('/media/*', async ({ url }) => {
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    await new Promise(setImmediate);
    running -= 1;
    drawn.push(url);
    return '';
  });
  return { app, drawn, asked, mostRunning: () => mostRunning };
}

const hotel = (number: number) => `/media/hotel-facade/HTL-DPS-${number}/960.avif?ratio=4x3&place=Labuan+Bajo`;

test('pictures that the first calls name are drawn in the widths of cards, the picture of the home page before them', async () => {
  const site = openSite([hotel(1), hotel(2), 'https://img.example/960.avif']);
  await prerenderPictures(site.app, { authorization: 'Basic x', isStopped: () => false });
  expect(new Set(site.asked)).toEqual(new Set(['Basic x']));
  expect(site.drawn.slice(0, 5)).toEqual([
    ...[640, 960, 1280].map((width) => `/media/volcano-sunrise/home/${width}.avif?ratio=1x1&place=Bromo`),
    hotel(1).replace('960', '480'),
    hotel(2).replace('960', '480'),
  ]);
  expect(site.drawn).toHaveLength(3 + 2 * 4);
  expect(site.mostRunning()).toBe(1);
});

test('no answer makes it draw without end', async () => {
  const site = openSite(Array.from({ length: 500 }, (_, number) => hotel(number)));
  await prerenderPictures(site.app, { authorization: '', isStopped: () => false });
  expect(site.drawn).toHaveLength(3 + 20 * 4);
});

test('it ends with the server', async () => {
  const site = openSite([hotel(1), hotel(2)]);
  await prerenderPictures(site.app, { authorization: '', isStopped: () => site.drawn.length === 2 });
  expect(site.drawn).toHaveLength(2);
});
