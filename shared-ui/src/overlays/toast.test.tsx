import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { ToastViewport, useToasts, type Toast } from './toast.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function App() {
  const { toasts, show, dismiss } = useToasts();
  const say = (tone: Toast['tone'], message: string) => () => show({ tone, message });
  return (
    <>
      <button type="button" onClick={say('success', 'Added to itinerary')}>
        Add
      </button>
      <button type="button" onClick={say('danger', 'Something went wrong!')}>
        Fail
      </button>
      <ToastViewport label="Messages" dismissLabel="Close message" toasts={toasts} onDismiss={dismiss} />
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a message stays for three seconds', () => {
  render(<App />);
  press('Add');
  pass(2999);
  expect(within(screen.getByRole('status')).getByText('Added to itinerary')).toBeVisible();
  pass(1);
  expect(screen.queryByText('Added to itinerary')).not.toBeInTheDocument();
});

test('a failure interrupts, other messages wait their turn', () => {
  render(<App />);
  press('Fail');
  press('Add');
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong!');
  expect(screen.getByRole('status')).toHaveTextContent('Added to itinerary');
});

test('the pointer stops the clock for all messages, and leaving lets the rest of the time run', () => {
  render(<App />);
  press('Add');
  pass(2000);
  const viewport = screen.getByRole('region', { name: 'Messages' });
  fireEvent.pointerEnter(viewport);
  pass(60_000);
  expect(screen.getByText('Added to itinerary')).toBeVisible();
  fireEvent.pointerLeave(viewport);
  pass(999);
  expect(screen.getByText('Added to itinerary')).toBeVisible();
  pass(1);
  expect(screen.queryByText('Added to itinerary')).not.toBeInTheDocument();
});

test('the focus stops the clock as well', () => {
  render(<App />);
  press('Fail');
  act(() => screen.getByRole('button', { name: 'Close message' }).focus());
  pass(60_000);
  expect(screen.getByText('Something went wrong!')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Add' }).focus());
  pass(3000);
  expect(screen.queryByText('Something went wrong!')).not.toBeInTheDocument();
});

test('closing one message under the pointer does not hold the next one for ever', () => {
  render(<App />);
  press('Add');
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Messages' }));
  act(() => screen.getByRole('button', { name: 'Close message' }).focus());
  press('Close message');
  expect(screen.queryByText('Added to itinerary')).not.toBeInTheDocument();
  press('Fail');
  pass(3000);
  expect(screen.queryByText('Something went wrong!')).not.toBeInTheDocument();
});

/** What lies under any point of the page. */
function lieOver(found: Element | undefined) {
  Object.assign(document, { elementsFromPoint: () => (found ? [found] : []) });
}

afterEach(() => void Reflect.deleteProperty(document, 'elementsFromPoint'));

test('a message that would lie on a button stands at the upper edge, the next one where there is room', () => {
  render(<App />);
  const viewport = screen.getByRole('region', { name: 'Messages' });
  lieOver(screen.getByRole('button', { name: 'Add' }));
  press('Add');
  expect(viewport).toHaveAttribute('data-edge', 'start');
  pass(3000);
  lieOver(undefined);
  press('Add');
  expect(viewport).toHaveAttribute('data-edge', 'end');
});

test('its own buttons are not in the way', () => {
  render(<App />);
  Object.assign(document, { elementsFromPoint: () => screen.queryAllByRole('button', { name: 'Close message' }) });
  press('Add');
  expect(screen.getByRole('region', { name: 'Messages' })).toHaveAttribute('data-edge', 'end');
});
