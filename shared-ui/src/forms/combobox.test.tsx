import { expect, jest, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { COMBOBOX_LABELS } from './combobox-labels.fixture.ts';
import type { ComboboxOption } from './combobox.tsx';
import { Combobox } from './combobox.tsx';

const option = (code: string, label: string, group?: string): ComboboxOption<string> => ({
  id: code,
  label,
  code,
  value: code,
  ...(group && { group }),
});
const YIA = option('YIA', 'Yogyakarta International');
const JOG = option('JOG', 'Adisutjipto');
const CGK = option('CGK', 'Soekarno-Hatta', 'Recent');
const DPS = option('DPS', 'Ngurah Rai', 'Popular');

type Load = (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption<string>[]>;

function Airport({ load, start }: { readonly load: Load; readonly start?: ComboboxOption<string> }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <Combobox
        label="From"
        value={value}
        onChange={setValue}
        loadOptions={load}
        suggestions={[CGK, DPS]}
        minCharacters={2}
        delayMs={0}
        labels={COMBOBOX_LABELS}
      />
      <p>Chosen: {value?.id ?? 'none'}</p>
      <button type="button">After</button>
    </>
  );
}

const both: Load = () => Promise.resolve([YIA, JOG]);

test('typing, arrows and Enter choose a place without the mouse', async () => {
  const user = userEvent.setup();
  render(<Airport load={both} />);
  await user.tab();
  await user.keyboard('jogja');
  const field = screen.getByRole('combobox', { name: 'From' });
  await screen.findAllByText('2 places');
  expect(field).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveAttribute(
    'id',
    field.getAttribute('aria-activedescendant'),
  );
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Yogyakarta International');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Adisutjipto');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByText('Chosen: YIA')).toBeVisible();
  expect(field).toHaveValue('Yogyakarta International');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(field).toHaveFocus();
});

test('the number of answers is told in a live region', async () => {
  const user = userEvent.setup();
  render(<Airport load={both} />);
  await user.type(screen.getByRole('combobox'), 'jog');
  await screen.findAllByText('2 places');
  expect(screen.getByRole('status')).toHaveTextContent('2 places');
});

test('below the minimum nothing is asked and recent and popular places stay', async () => {
  const load = jest.fn(both);
  const user = userEvent.setup();
  render(<Airport load={load} />);
  await user.type(screen.getByRole('combobox'), 'j');
  expect(load).not.toHaveBeenCalled();
  expect(within(screen.getByRole('group', { name: 'Recent' })).getByRole('option')).toHaveTextContent('Soekarno-Hatta');
  expect(within(screen.getByRole('group', { name: 'Popular' })).getByRole('option')).toHaveTextContent('Ngurah Rai');
  expect(screen.getByRole('status')).toHaveTextContent('Type 2 letters');
});

test('a late answer to an older text never replaces the newer one', async () => {
  const answers = new Map<string, (options: readonly ComboboxOption<string>[]) => void>();
  const signals: AbortSignal[] = [];
  const load: Load = (text, signal) => {
    signals.push(signal);
    return new Promise((resolve) => answers.set(text, resolve));
  };
  const user = userEvent.setup();
  render(<Airport load={load} />);
  await user.type(screen.getByRole('combobox'), 'jo');
  await user.keyboard('g');
  expect(signals[0]?.aborted).toBe(true);
  await act(async () => answers.get('jog')?.([JOG]));
  await act(async () => answers.get('jo')?.([YIA]));
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect(screen.getByRole('option')).toHaveTextContent('Adisutjipto');
});

test('Enter does not take a row that still answers an older text', async () => {
  const pending = new Promise<readonly ComboboxOption<string>[]>(() => undefined);
  const load: Load = (text) => (text === 'jo' ? Promise.resolve([YIA]) : pending);
  const user = userEvent.setup();
  render(<Airport load={load} />);
  await user.type(screen.getByRole('combobox'), 'jo');
  await screen.findByRole('option');
  await user.keyboard('x{Enter}');
  expect(screen.getByText('Chosen: none')).toBeVisible();
});

test('Esc closes the list and brings the chosen text back', async () => {
  const user = userEvent.setup();
  render(<Airport load={both} start={DPS} />);
  const field = screen.getByRole('combobox');
  await user.clear(field);
  await user.type(field, 'jog');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveValue('Ngurah Rai');
  expect(field).toHaveFocus();
});

test('free text is not kept, an exact code or name is taken', async () => {
  const user = userEvent.setup();
  render(<Airport load={both} start={DPS} />);
  const field = screen.getByRole('combobox');
  await user.clear(field);
  await user.type(field, 'nowhere');
  await user.click(screen.getByRole('button', { name: 'After' }));
  expect(field).toHaveValue('Ngurah Rai');
  await user.clear(field);
  await user.type(field, 'yia');
  await screen.findAllByRole('option');
  await user.click(screen.getByRole('button', { name: 'After' }));
  expect(screen.getByText('Chosen: YIA')).toBeVisible();
});

test('a row can be pressed, and the cross empties the field', async () => {
  const user = userEvent.setup();
  render(<Airport load={both} />);
  await user.click(screen.getByRole('combobox'));
  await user.click(screen.getByRole('option', { name: /Ngurah Rai/ }));
  expect(screen.getByText('Chosen: DPS')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear: From' }));
  expect(screen.getByText('Chosen: none')).toBeVisible();
  expect(screen.getByRole('combobox')).toHaveFocus();
});

test('a failure is told and can be asked again', async () => {
  let isDown = true;
  const load: Load = () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve([YIA]));
  const user = userEvent.setup();
  render(<Airport load={load} />);
  await user.type(screen.getByRole('combobox'), 'yog');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('status')).toHaveTextContent('No answer');
  isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('option')).toHaveTextContent('Yogyakarta International');
});

test('the typed letters are set apart in the rows', async () => {
  const user = userEvent.setup();
  render(<Airport load={both} />);
  await user.type(screen.getByRole('combobox'), 'YOGYA');
  const row = await screen.findByRole('option', { name: /Yogyakarta/ });
  expect(row.querySelector('mark')).toHaveTextContent(/^Yogya$/);
});

test('arrows walk through the groups, and the row that is reached is named to the field', async () => {
  const user = userEvent.setup();
  render(<Airport load={both} />);
  const field = screen.getByRole('combobox');
  await user.click(field);
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowUp}');
  const reached = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  expect(reached()).toHaveAccessibleName('Ngurah Rai, DPS');
  await user.keyboard('{ArrowUp}');
  expect(reached()).toHaveAccessibleName('Soekarno-Hatta, CGK');
  await user.keyboard('x');
  expect(field).not.toHaveAttribute('aria-activedescendant');
  expect(field).toHaveValue('x');
});

test('Tab takes the row that was reached', async () => {
  const user = userEvent.setup();
  render(<Airport load={both} />);
  await user.click(screen.getByRole('combobox'));
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}');
  await user.tab();
  expect(screen.getByText('Chosen: CGK')).toBeVisible();
});

test('what was typed before the script was there is answered', async () => {
  // Asked for where a page is written in slices; this one is written at once.
  Object.assign(globalThis, {
    MessageChannel: class {
      port1 = {};
      port2 = {};
    },
  });
  const { renderToString } = await import('react-dom/server');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Airport load={both} />);
  const field = screen.getByRole<HTMLInputElement>('combobox');
  field.value = 'jog';
  field.focus();
  render(<Airport load={both} />, { container, hydrate: true });
  expect(await screen.findByRole('option', { name: /^Yogyakarta/ })).toBeVisible();
  expect(screen.getByRole('combobox')).toBe(field);
});
