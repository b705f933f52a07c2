import { beforeAll, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MapViewProps } from './map.tsx';
import { MapView } from './map.tsx';

const props: MapViewProps = {
  label: 'Hotels on the map',
  pins: [
    { id: 'a', latitude: -8.68, longitude: 115.26, label: '5,38 jt', name: 'Samudra Biru, Rp. 5.380.000' },
    { id: 'b', latitude: -8.69, longitude: 115.25, label: '2,96 jt', name: 'Wanakarta, Rp. 2.960.000', selected: true },
  ],
  places: [{ name: 'Sanur', latitude: -8.69, longitude: 115.26, rank: 1 }],
  attribution: 'Natural Earth',
  labels: { zoomIn: 'Zoom in', zoomOut: 'Zoom out', loading: 'The map is loading', failed: 'No map' },
};

// The test browser has no layout; a map without a size shows nothing.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 600 });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 400 });
});

test('a map that is still to come says that it is loading', async () => {
  render(<MapView {...props} />);
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('The map is loading');
  await screen.findByText('Sanur');
  expect(screen.queryByText('The map is loading')).toBeNull();
});

test('pins are buttons with their full names, and light up with their cards both ways', async () => {
  const onActivate = jest.fn();
  const onSelect = jest.fn();
  const user = userEvent.setup();
  render(<MapView {...props} onActivate={onActivate} onSelect={onSelect} />);
  const pin = await screen.findByRole('button', { name: 'Samudra Biru, Rp. 5.380.000' });
  expect(screen.getByRole('button', { name: /Wanakarta/ })).toHaveAttribute('aria-current', 'true');
  await user.hover(pin);
  expect(onActivate).toHaveBeenLastCalledWith('a');
  await user.unhover(pin);
  expect(onActivate).toHaveBeenLastCalledWith(undefined);
  await act(async () => pin.focus());
  expect(onActivate).toHaveBeenLastCalledWith('a');
  await user.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledWith('a');
});

test('the map has named zoom buttons, place names, its source, and tells where it was moved', async () => {
  const onMove = jest.fn<NonNullable<MapViewProps['onMove']>>();
  const user = userEvent.setup();
  render(<MapView {...props} onMove={onMove} />);
  await screen.findByText('Sanur');
  expect(screen.getByText('Natural Earth')).toBeVisible();
  expect(onMove).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(onMove).toHaveBeenCalledTimes(1);
  const [bounds] = onMove.mock.calls[0] ?? [];
  expect(bounds && bounds.south <= -8.68 && bounds.north >= -8.69).toBe(true);
});

test('a way is drawn from point to point, and goes with its points', async () => {
  const { container, rerender } = render(<MapView {...props} route={[props.pins[0]!, props.pins[1]!]} />);
  await screen.findByText('Sanur');
  expect(container.querySelectorAll('path[stroke-dasharray]')).toHaveLength(1);
  rerender(<MapView {...props} />);
  expect(container.querySelectorAll('path[stroke-dasharray]')).toHaveLength(0);
});

test('a map that goes away while a window changes its size tells nobody of it', async () => {
  const onMove = jest.fn();
  const { unmount } = render(<MapView {...props} onMove={onMove} />);
  await screen.findByText('Sanur');
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
  const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  try {
    fireEvent(window, new Event('resize'));
    await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
    expect(jest.getTimerCount()).toBeGreaterThan(0);
    unmount();
    jest.runAllTimers();
    expect(onMove).not.toHaveBeenCalled();
  } finally {
    width.mockRestore();
    jest.useRealTimers();
  }
});

test('Esc leaves drawing without an area', async () => {
  const onDrawn = jest.fn();
  const user = userEvent.setup();
  render(<MapView {...props} drawing onDrawn={onDrawn} />);
  await screen.findByText('Sanur');
  await user.keyboard('{Escape}');
  expect(onDrawn).toHaveBeenCalledWith(undefined);
});

/** A map on which drawing has begun, and what takes the hand. */
async function startDrawing(onDrawn: NonNullable<MapViewProps['onDrawn']>) {
  render(<MapView {...props} drawing onDrawn={onDrawn} />);
  const map = await screen.findByRole('application', { name: 'Hotels on the map' });
  await waitFor(() => expect(map).toHaveAttribute('data-drawing'));
  return map;
}

const first = { pointerId: 1, isPrimary: true };

test('the right button leaves drawing without an area', async () => {
  const onDrawn = jest.fn();
  const map = await startDrawing(onDrawn);
  fireEvent.pointerDown(map, { ...first, button: 2, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(map, { ...first, clientX: 90, clientY: 90 });
  fireEvent.contextMenu(map);
  fireEvent.pointerUp(map, first);
  expect(onDrawn.mock.calls).toEqual([[undefined]]);
});

test('a press without a way around is no shape, and two at once are too many', async () => {
  const onDrawn = jest.fn();
  const map = await startDrawing(onDrawn);
  fireEvent.pointerDown(map, { ...first, clientX: 10, clientY: 10 });
  fireEvent.pointerUp(map, first);
  fireEvent.pointerDown(map, { ...first, clientX: 10, clientY: 10 });
  fireEvent.pointerDown(map, { pointerId: 2, clientX: 90, clientY: 90 });
  for (const clientX of [30, 60, 90]) fireEvent.pointerMove(map, { ...first, clientX, clientY: 2 * clientX });
  fireEvent.pointerUp(map, first);
  expect(onDrawn.mock.calls).toEqual([
    [undefined, 'noShape'],
    [undefined, 'manyShapes'],
  ]);
});

test('a way around gives its corners, is drawn meanwhile, and leaves the map as it was', async () => {
  const onDrawn = jest.fn<NonNullable<MapViewProps['onDrawn']>>();
  const { styleSheets } = document;
  const map = await startDrawing(onDrawn);
  const before = styleSheets.length;
  const lines = () => map.querySelectorAll('.leaflet-10-pane path').length;
  const corners = [
    [10, 10],
    [110, 10],
    [110, 110],
    [10, 110],
  ] as const;
  fireEvent.pointerDown(map, { ...first, clientX: 8, clientY: 8 });
  for (const [clientX, clientY] of corners) fireEvent.pointerMove(map, { ...first, clientX, clientY });
  expect(lines()).toBe(1);
  // The pages of the site refuse style sheets that code writes.
  expect(styleSheets).toHaveLength(before);
  fireEvent.pointerUp(map, { ...first, clientX: 10, clientY: 110 });
  expect(lines()).toBe(0);
  expect(onDrawn).toHaveBeenCalledTimes(1);
  const [area, problem] = onDrawn.mock.calls[0]!;
  expect(problem).toBeUndefined();
  expect(area).toHaveLength(4);
  for (const axis of ['latitude', 'longitude'] as const) {
    expect(new Set(area!.map((corner) => corner[axis])).size).toBe(2);
  }
});

test('pins that would cover each other share a ticket, and pressing it zooms in on them', async () => {
  const user = userEvent.setup();
  const close = [
    { id: 'a', latitude: -8.68, longitude: 115.26, label: '5,38 jt', name: 'Samudra Biru, Rp. 5.380.000' },
    { id: 'b', latitude: -8.6801, longitude: 115.2601, label: '2,96 jt', name: 'Wanakarta, Rp. 2.960.000' },
  ];
  const words = (pins: readonly unknown[]) => ({ label: `${pins.length}`, name: `${pins.length} stays, zoom in` });
  render(<MapView {...props} pins={close} groupWords={words} />);
  const group = await screen.findByRole('button', { name: '2 stays, zoom in' });
  expect(screen.queryByRole('button', { name: /Samudra Biru/ })).toBeNull();
  await user.click(group);
  expect(await screen.findByRole('button', { name: 'Samudra Biru, Rp. 5.380.000' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Wanakarta, Rp. 2.960.000' })).toBeVisible();
});
