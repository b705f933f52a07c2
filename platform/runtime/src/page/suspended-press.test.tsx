import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, useState } from 'react';

test('a part of a page that waits for an answer after a press is shown when the answer comes', async () => {
  let give: (answer: string) => void = () => undefined;
  const answer = new Promise<string>((resolve) => (give = resolve));
  const Part = () => <p>{use(answer)}</p>;
  function Page() {
    const [isOpen, open] = useState(false);
    if (!isOpen) return <button onClick={() => open(true)}>More</button>;
    return (
      <Suspense fallback={<p>Loading</p>}>
        <Part />
      </Suspense>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('Loading')).toBeVisible();
  give('38 stays');
  expect(await screen.findByText('38 stays')).toBeVisible();
});
