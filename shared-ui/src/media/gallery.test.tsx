import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery } from './gallery.tsx';

const pictures = ['Pool', 'Room', 'Beach'].map((alt) => ({
  path: `/media/hotel/${alt}`,
  alt,
  width: 1600,
  height: 1200,
}));
const labels = {
  title: 'Samudra Biru',
  open: (number: number, count: number) => `Open picture ${number} of ${count}`,
  all: (count: number) => `All ${count} pictures`,
  counter: (number: number, count: number) => `${number} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
};

test('a picture opens in the viewer, keys move through all of them, Esc returns to it', async () => {
  const user = userEvent.setup();
  render(<Gallery pictures={pictures} labels={labels} />);
  const second = screen.getByRole('button', { name: 'Open picture 2 of 3: Room' });
  await user.click(second);
  expect(await screen.findByRole('dialog', { name: 'Samudra Biru' })).toBeVisible();
  const counter = screen.getByRole('status');
  expect(counter).toHaveTextContent('2 of 3');
  await user.keyboard('{ArrowRight}');
  expect(counter).toHaveTextContent('3 of 3');
  await user.keyboard('{ArrowRight}');
  expect(counter).toHaveTextContent('1 of 3');
  await user.keyboard('{End}{ArrowLeft}');
  expect(counter).toHaveTextContent('2 of 3');
  await user.keyboard('{Home}');
  expect(counter).toHaveTextContent('1 of 3');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(second).toHaveFocus();
});

test('buttons move as the keys do', async () => {
  const user = userEvent.setup();
  render(<Gallery pictures={pictures} labels={labels} />);
  await user.click(screen.getByRole('button', { name: 'All 3 pictures' }));
  await user.click(await screen.findByRole('button', { name: 'Previous picture' }));
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3');
  await user.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3');
});

test('a single picture has nothing to move to', async () => {
  const user = userEvent.setup();
  render(<Gallery pictures={pictures.slice(0, 1)} labels={labels} />);
  await user.click(screen.getByRole('button', { name: /Open picture 1/ }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
});

test('a small picture that is pressed changes places with the large one, which alone opens the viewer', async () => {
  const user = userEvent.setup();
  render(<Gallery pictures={pictures} labels={labels} swapLabel={(number) => `Show picture ${number} large`} />);
  await user.click(screen.getByRole('button', { name: 'Show picture 3 large: Beach' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Show picture 3 large: Pool' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open picture 1 of 3: Beach' }));
  expect(await screen.findByRole('dialog', { name: 'Samudra Biru' })).toBeVisible();
});

test('on a page that is read from right to left the next picture is to the left', async () => {
  document.dir = 'rtl';
  const user = userEvent.setup();
  render(<Gallery pictures={pictures} labels={labels} />);
  await user.click(screen.getByRole('button', { name: 'Open picture 2 of 3: Room' }));
  await screen.findByRole('dialog', { name: 'Samudra Biru' });
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3');
  document.dir = '';
});
