import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Stepper } from './stepper.tsx';

function Infants({ adults }: { adults: number }) {
  const [infants, setInfants] = useState(0);
  return (
    <Stepper
      label="Infants"
      hint="Under 2 years"
      value={infants}
      min={0}
      max={4}
      onChange={setInfants}
      decreaseLabel="One infant less"
      increaseLabel="One infant more"
      increaseBlocked={infants >= adults ? 'One infant for each adult.' : undefined}
    />
  );
}

test('counts up and down by keyboard and stops at the lower end', async () => {
  const user = userEvent.setup();
  render(<Infants adults={9} />);
  const count = screen.getByRole('status', { name: 'Infants' });
  await user.tab();
  await user.keyboard('{Enter}');
  expect(count).toHaveTextContent('0');
  await user.tab();
  await user.keyboard('{Enter} ');
  expect(count).toHaveTextContent('2');
  await user.tab({ shift: true });
  await user.keyboard(' ');
  expect(count).toHaveTextContent('1');
});

test('a blocked button says why, keeps its focus and changes nothing', async () => {
  const user = userEvent.setup();
  render(<Infants adults={1} />);
  const more = screen.getByRole('button', { name: 'One infant more' });
  expect(more).not.toHaveAccessibleDescription();
  expect(screen.getByRole('group', { name: 'Infants' })).toHaveAccessibleDescription('Under 2 years');
  await user.click(more);
  expect(screen.getByText('One infant for each adult.')).toBeVisible();
  expect(more).toHaveAccessibleDescription('One infant for each adult.');
  expect(more).toHaveAttribute('aria-disabled', 'true');
  expect(more).toHaveFocus();
  await user.click(more);
  expect(screen.getByRole('status', { name: 'Infants' })).toHaveTextContent('1');
});

test('stops at the upper end without any reason given', async () => {
  const user = userEvent.setup();
  render(<Infants adults={99} />);
  const more = screen.getByRole('button', { name: 'One infant more' });
  for (let press = 0; press < 6; press += 1) await user.click(more);
  expect(screen.getByRole('status', { name: 'Infants' })).toHaveTextContent('4');
  expect(more).toHaveAccessibleDescription('4');
  const less = screen.getByRole('button', { name: 'One infant less' });
  expect(less).not.toHaveAccessibleDescription();
  for (let press = 0; press < 4; press += 1) await user.click(less);
  expect(less).toHaveAccessibleDescription('0');
});
