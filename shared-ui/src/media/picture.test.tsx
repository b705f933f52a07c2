import { fireEvent, render, screen } from '@testing-library/react';
import { mediaUrl, Picture } from './picture.tsx';

const POOL = {
  path: '/media/hotel-pool/samudra?ratio=4x3&place=Bali',
  alt: 'A pool between palms',
  width: 1280,
  height: 960,
};

test('an address carries width and format before its query', () => {
  expect(mediaUrl(POOL, 640, 'avif')).toBe('/media/hotel-pool/samudra/640.avif?ratio=4x3&place=Bali');
  expect(mediaUrl({ path: '/media/lake/toba' }, 160, 'webp')).toBe('/media/lake/toba/160.webp');
});

test('one encoded form stands for the scene, a foreign address and a drawing of lines for themselves', () => {
  expect(mediaUrl({ path: '/media/lake/toba/1280.webp?ratio=1x1' }, 320, 'avif')).toBe(
    '/media/lake/toba/320.avif?ratio=1x1',
  );
  expect(mediaUrl({ path: 'https://img.example/a.jpg' }, 320, 'avif')).toBe('https://img.example/a.jpg');
  expect(mediaUrl({ path: '/media/transport/suv-red.svg' }, 320, 'avif')).toBe('/media/transport/suv-red.svg');
});

test('keeps its place before it loads and is lazy unless it is the first picture', () => {
  const { rerender } = render(<Picture media={POOL} sizes="100vw" />);
  const image = screen.getByRole('img', { name: 'A pool between palms' });
  expect(image).toHaveAttribute('width', '1280');
  expect(image).toHaveAttribute('height', '960');
  expect(image).toHaveAttribute('loading', 'lazy');
  rerender(<Picture media={POOL} sizes="100vw" eager />);
  expect(image).toHaveAttribute('loading', 'eager');
});

test('a picture that cannot be loaded leaves its place and description, and the next one gets its chance', () => {
  const { rerender } = render(<Picture media={POOL} sizes="100vw" />);
  fireEvent.error(screen.getByRole('img'));
  const area = screen.getByRole('img', { name: 'A pool between palms' });
  expect(area).not.toHaveAttribute('src');
  expect(area).toHaveStyle({ aspectRatio: '1280 / 960' });
  rerender(<Picture media={{ ...POOL, path: '/media/lake/toba' }} sizes="100vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/media/lake/toba/640.webp');
});
