import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchSource } from './streaming-bar.tsx';
import { StreamingBar } from './streaming-bar.tsx';

const labels = { bar: 'Sources', failed: (name: string) => `${name} did not answer`, retry: 'Ask again' };
const sources = (...states: SearchSource['state'][]): SearchSource[] =>
  states.map((state, index) => ({ id: `s${index}`, name: `Source ${index}`, state }));

test('the share of finished sources reaches 100 with any number of them', () => {
  const { rerender } = render(
    <StreamingBar sources={sources('answered', 'asking', 'asking')} text="1 of 3" labels={labels} />,
  );
  const bar = screen.getByRole('progressbar', { name: 'Sources' });
  expect(bar).toHaveAttribute('aria-valuenow', '33');
  expect(bar).toHaveAccessibleDescription('1 of 3');
  rerender(<StreamingBar sources={sources('answered', 'failed', 'answered')} text="2 of 3" labels={labels} />);
  expect(bar).toHaveAttribute('aria-valuenow', '100');
});

test('each failed source is named and asked again alone', async () => {
  const onRetry = jest.fn();
  const user = userEvent.setup();
  render(<StreamingBar sources={sources('failed', 'answered', 'failed')} text="" labels={labels} onRetry={onRetry} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Source 0 did not answerAsk again',
    'Source 2 did not answerAsk again',
  ]);
  await user.click(screen.getByRole('button', { name: 'Ask again: Source 2' }));
  expect(onRetry.mock.calls).toEqual([['s2']]);
});
