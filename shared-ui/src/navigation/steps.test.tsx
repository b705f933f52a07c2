import { render, screen } from '@testing-library/react';
import { Steps } from './steps.tsx';

test('finished steps say so and lead back, the current one is marked, later ones lead nowhere', () => {
  render(
    <Steps
      label="Steps of your booking"
      currentId="payment"
      doneLabel="Done:"
      steps={[
        { id: 'passengers', label: 'Passengers', href: '/passengers' },
        { id: 'payment', label: 'Payment', href: '/payment' },
        { id: 'ticket', label: 'E-ticket', href: '/ticket' },
      ]}
    />,
  );
  const [first, second, third] = screen.getAllByRole('listitem');
  expect(screen.getByRole('link', { name: 'Done: Passengers' })).toHaveAttribute('href', '/passengers');
  expect(first).not.toHaveAttribute('aria-current');
  expect(second).toHaveAttribute('aria-current', 'step');
  expect(third).toHaveTextContent('3E-ticket');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
