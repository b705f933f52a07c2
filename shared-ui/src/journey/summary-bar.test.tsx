import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SummaryBar } from './summary-bar.tsx';

const stated = () => document.documentElement.style.getPropertyValue('--summary-height');

afterEach(() => {
  jest.restoreAllMocks();
});

test('what sticks below the bar hears how high it is with the text of this reader, and nothing once it scrolls away', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(132);
  const user = userEvent.setup();
  const { unmount } = render(
    <SummaryBar
      label="Your search"
      title="Jakarta to Denpasar"
      facts="Sat 12 Dec"
      form={() => <p>The form</p>}
      open={false}
      measure="page"
      labels={{ change: 'Change', what: 'search', close: 'Close' }}
    />,
  );
  expect(stated()).toBe('132px');
  await user.click(screen.getByRole('button', { name: 'Change search' }));
  expect(stated()).toBe('0px');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(stated()).toBe('132px');
  unmount();
  expect(stated()).toBe('');
});
