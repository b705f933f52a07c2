import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, LinkButton } from './button.tsx';
import type { LinkProps } from './link.tsx';

test('a busy button keeps its focus and label and swallows presses', async () => {
  const pressed = jest.fn();
  const user = userEvent.setup();
  const { rerender } = render(<Button onClick={pressed}>Pay</Button>);
  const button = screen.getByRole('button', { name: 'Pay' });
  await user.click(button);
  rerender(
    <Button onClick={pressed} busy>
      Pay
    </Button>,
  );
  await user.click(button);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toBeEnabled();
});

test('a busy submit button does not submit its form again', async () => {
  const submitted = jest.fn<() => void>();
  render(
    <form action={submitted}>
      <Button type="submit" busy>
        Pay
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(submitted).not.toHaveBeenCalled();
});

test('a link button is a link and can be drawn by the router of the page', () => {
  const RouterLink = ({ href, children }: LinkProps) => <a href={`/id${href}`}>{children}</a>;
  render(
    <LinkButton href="/cart" as={RouterLink}>
      My order
    </LinkButton>,
  );
  expect(screen.getByRole('link', { name: 'My order' })).toHaveAttribute('href', '/id/cart');
});
