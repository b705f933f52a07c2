import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { useHeldPress } from './use-held-press.ts';

interface PageProps {
  readonly code?: Promise<void>;
  readonly onPress?: () => void;
}

function Part({ code, onPress }: PageProps) {
  if (code) use(code);
  return <button onClick={onPress}>Search</button>;
}

function Page(props: PageProps) {
  const place = useRef<HTMLDivElement>(null);
  useHeldPress(place);
  return (
    <div ref={place}>
      <Suspense>
        <Part {...props} />
      </Suspense>
    </div>
  );
}

test('a press that came before the code counts once the code is there, and once only', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Page />);
  const onPress = jest.fn();
  let arrive = () => {};
  const code = new Promise<void>((resolve) => (arrive = resolve));
  const root = await act(async () => hydrateRoot(place, <Page code={code} onPress={onPress} />));
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(onPress).not.toHaveBeenCalled();
  await act(async () => arrive());
  await waitFor(() => expect(onPress).toHaveBeenCalledTimes(1));
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(onPress).toHaveBeenCalledTimes(2);
  act(() => root.unmount());
});
