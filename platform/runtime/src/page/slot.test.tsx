import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import type { AppContext } from '@wisata/kernel/app-context';
import type { OrderLine, SlotName } from '@wisata/kernel/remote';
import { createTestApp } from '../testing/testing.tsx';
import { AppProvider } from '../context/app.tsx';
import { Slot, SlotSourceProvider, type SlotSource } from './slot.tsx';

const line = { code: 'WS7K3M9Q2X', title: 'Kamar Deluxe' } as OrderLine;
const Line = ({ line: { code } }: { line: OrderLine }) => <p>Your order {code}</p>;
const Crash = () => {
  throw new Error('The ticket has no seat');
};

let waiting: { give: (slot: ComponentType<never>) => void; refuse: (error: Error) => void }[] = [];
let reports: [SlotName, unknown][] = [];
let source: SlotSource;

/** A source that answers when the test says so, and keeps its promises as the real one does. */
function makeSource(): SlotSource {
  const known = new Map<SlotName, Promise<ComponentType<never>>>();
  return {
    load(name) {
      const asked =
        known.get(name) ?? new Promise<ComponentType<never>>((give, refuse) => waiting.push({ give, refuse }));
      known.set(name, asked);
      return asked;
    },
    forget: (name) => void known.delete(name),
    report(name, error) {
      reports.push([name, error]);
      return undefined;
    },
  };
}

const { app } = createTestApp();
const withOff = (...slotsOff: SlotName[]): AppContext => ({ ...app, config: { ...app.config, slotsOff } });

interface PageOptions {
  readonly site?: AppContext;
  readonly off?: ReactNode;
}

const page = (
  name: SlotName = 'hotel:order-line',
  from: SlotSource = source,
  { site = app, off }: PageOptions = {},
) => (
  <AppProvider app={site}>
    <SlotSourceProvider source={from}>
      <h1>Cart</h1>
      <Slot
        name={name as 'hotel:order-line'}
        props={{ line }}
        loading={<p role="status">One moment</p>}
        fallback={(retry) => (
          <p role="alert">
            {line.title} <button onClick={retry}>Try again</button>
          </p>
        )}
        off={off}
      />
    </SlotSourceProvider>
  </AppProvider>
);

// A tree that suspends is only taken up again inside of `act` when it was made inside of one.
const show = (content: ReactNode) => act(async () => render(content));
const settle = (work: () => void) => act(async () => work());

beforeEach(() => {
  waiting = [];
  reports = [];
  source = makeSource();
  // React tells the console about every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a slot', () => {
  test('keeps its place while its owner loads, then shows the piece with its props', async () => {
    await show(page());
    expect(screen.getByRole('status').textContent).toBe('One moment');
    await settle(() => waiting[0]?.give(Line));
    expect(await screen.findByText('Your order WS7K3M9Q2X')).not.toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('whose owner is down shows the fallback and leaves the page alone', async () => {
    await show(page());
    await settle(() => waiting[0]?.refuse(new Error('Remote hotel is not available')));
    expect((await screen.findByRole('alert')).textContent).toContain('Kamar Deluxe');
    expect(screen.getByRole('heading', { name: 'Cart' })).not.toBeNull();
    expect(reports).toEqual([
      ['hotel:order-line', expect.objectContaining({ message: 'Remote hotel is not available' })],
    ]);
  });

  test('asks again when the visitor says so, and waits in its place again', async () => {
    await show(page());
    await settle(() => waiting[0]?.refuse(new Error('down')));
    await settle(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(screen.getByRole('status')).not.toBeNull();
    expect(waiting).toHaveLength(2);
    await settle(() => waiting[1]?.give(Line));
    expect(await screen.findByText('Your order WS7K3M9Q2X')).not.toBeNull();
  });

  test('may fail again after another try, and still be tried', async () => {
    await show(page());
    for (const attempt of [0, 1]) {
      await settle(() => waiting[attempt]?.refuse(new Error('down')));
      await settle(() => screen.getByRole('button', { name: 'Try again' }).click());
    }
    await settle(() => waiting[2]?.give(Line));
    expect(await screen.findByText('Your order WS7K3M9Q2X')).not.toBeNull();
  });

  test('that crashes while it is shown is contained and reported', async () => {
    await show(page());
    await settle(() => waiting[0]?.give(Crash));
    expect(await screen.findByRole('alert')).not.toBeNull();
    expect(screen.getByRole('heading', { name: 'Cart' })).not.toBeNull();
    expect(reports).toEqual([['hotel:order-line', expect.objectContaining({ message: 'The ticket has no seat' })]]);
  });

  test('that crashes keeps its place until the release that takes over is there', async () => {
    let generation = 0;
    const listeners: (() => void)[] = [];
    const replaced: SlotSource = {
      ...source,
      report: async () => undefined,
      generation: () => generation,
      subscribe(listener) {
        listeners.push(listener);
        return () => undefined;
      },
    };
    await show(page('hotel:order-line', replaced));
    await settle(() => waiting[0]?.give(Crash));
    expect(await screen.findByRole('status')).not.toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    source.forget('hotel:order-line');
    generation = 1;
    await settle(() => listeners.forEach((listener) => listener()));
    await settle(() => waiting[1]?.give(Line));
    expect(await screen.findByText('Your order WS7K3M9Q2X')).not.toBeNull();
  });

  test('that crashes shows what stands in for it when nothing takes over in the end', async () => {
    await show(page('hotel:order-line', { ...source, report: () => Promise.reject(new Error('down')) }));
    await settle(() => waiting[0]?.give(Crash));
    expect(await screen.findByRole('alert')).not.toBeNull();
  });

  test('of another name starts afresh, after a failure too', async () => {
    const { rerender } = await show(page());
    await settle(() => waiting[0]?.refuse(new Error('down')));
    await screen.findByRole('alert');
    await act(async () => rerender(page('flight:order-line')));
    expect(screen.getByRole('status')).not.toBeNull();
    await settle(() => waiting[1]?.give(Line));
    expect(await screen.findByText('Your order WS7K3M9Q2X')).not.toBeNull();
  });

  test('is framed where the source draws who owns what', async () => {
    await show(
      page('hotel:order-line', { ...source, frame: (name, content) => <section aria-label={name}>{content}</section> }),
    );
    await settle(() => waiting[0]?.give(Line));
    expect((await screen.findByRole('region', { name: 'hotel:order-line' })).textContent).toBe('Your order WS7K3M9Q2X');
  });

  test('that is off leaves nothing in its place, is not asked for, and is no failure', async () => {
    const site = withOff('hotel:order-line');
    const { container } = await show(page('hotel:order-line', source, { site }));
    expect([container.innerHTML, waiting, reports]).toEqual(['<h1>Cart</h1>', [], []]);
    await show(page('flight:order-line', source, { site }));
    expect(waiting).toHaveLength(1);
  });

  test('that is off gives way to what must not be missing there', async () => {
    await show(page('hotel:order-line', source, { site: withOff('hotel:order-line'), off: <p>{line.title}</p> }));
    expect([screen.getByText('Kamar Deluxe').tagName, waiting]).toEqual(['P', []]);
  });

  test('outside of a provider is a bug that says so', () => {
    const lonely = <Slot name="hotel:order-line" props={{ line }} loading={null} fallback={() => null} />;
    expect(() => render(<AppProvider app={app}>{lonely}</AppProvider>)).toThrow(
      'Slot is used outside of SlotSourceProvider',
    );
  });
});
