import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openVisits } from '../testing/visit-pages.tsx';

test('a party without children has nothing to be told about them', async () => {
  const user = userEvent.setup();
  await openVisits();
  await user.click(await screen.findByRole('button', { name: /^Change/ }));
  await user.click(await screen.findByRole('button', { name: /^People/ }));
  const children = within(screen.getByRole('group', { name: 'Children' }));
  expect(children.queryByText(/At most/)).not.toBeInTheDocument();
  expect(children.getByRole('button', { name: 'One child less' })).toHaveAttribute('aria-disabled', 'true');
});
