import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SavedTravellerPicker, type SavedTraveller } from './saved-traveller-picker.tsx';

const labels = {
  title: 'Fill in a saved traveller',
  all: (count: number) => `All ${count}`,
  fewer: 'Show fewer',
  filter: 'Name',
  nobody: (text: string) => `Nobody is called ${text}`,
  picked: (name: string) => `Filled in with ${name}`,
};

const people = (count: number): SavedTraveller[] =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index + 1}`, name: `Person ${index + 1}` }));

test('a press hands over the traveller and says so', async () => {
  const user = userEvent.setup();
  const picked: string[] = [];
  render(<SavedTravellerPicker travellers={people(2)} onPick={(id) => picked.push(id)} labels={labels} />);
  expect(screen.getByRole('group', { name: 'Fill in a saved traveller' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Person 2' }));
  expect(picked).toEqual(['p2']);
  expect(screen.getByRole('status')).toHaveTextContent('Filled in with Person 2');
});

test('nothing is shown to somebody without saved travellers', () => {
  const { container } = render(<SavedTravellerPicker travellers={[]} onPick={() => undefined} labels={labels} />);
  expect(container).toBeEmptyDOMElement();
});

test('who does not fit stays visible with the reason and cannot be picked', async () => {
  const user = userEvent.setup();
  const picked: string[] = [];
  const child = { id: 'c', name: 'Bima', blocked: 'is 9 on the day of travel.' };
  render(<SavedTravellerPicker travellers={[child]} onPick={(id) => picked.push(id)} labels={labels} />);
  const chip = screen.getByRole('button', { name: 'Bima' });
  expect(chip).toBeDisabled();
  expect(screen.getByRole('listitem')).toHaveTextContent('Bima is 9 on the day of travel.');
  await user.click(chip);
  expect(picked).toEqual([]);
});

test('a long list opens on demand and is narrowed by name; the chosen one is always in view', async () => {
  const user = userEvent.setup();
  render(<SavedTravellerPicker travellers={people(12)} selectedId="p9" onPick={() => undefined} labels={labels} />);
  expect(screen.getAllByRole('button')).toHaveLength(6);
  expect(screen.getByRole('button', { name: 'Person 9' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'All 12' }));
  expect(screen.getByRole('button', { name: 'Person 11' })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Name' }), 'person 11');
  expect(screen.getAllByRole('button', { name: /Person/ })).toHaveLength(1);
  await user.type(screen.getByRole('searchbox', { name: 'Name' }), 'x');
  expect(screen.getByText('Nobody is called person 11x')).toBeVisible();
});
