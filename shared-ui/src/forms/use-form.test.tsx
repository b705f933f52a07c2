import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import * as v from 'valibot';
import { schemaRules } from './form-schema.ts';
import { useForm, type ValidationResult } from './use-form.ts';

const NAME = v.object({ name: v.pipe(v.string(), v.nonEmpty('missing'), v.maxLength(5, 'long')) });

interface ProbeProps {
  onSend?: (name: string) => void;
  onChange?: (values: object) => void;
  judgeAgain?: 'typed' | 'left';
}

function Probe({ onSend, ...options }: ProbeProps) {
  const form = useForm({ judge: schemaRules(() => NAME), start: { name: '' }, ...options });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(
          async ({ name }) => onSend?.(name),
          () => undefined,
        );
      }}
    >
      <input {...form.text('name')} aria-label="Name" />
      <p role="status">{form.errors.name}</p>
      <button type="submit">Send</button>
      <button type="button" onClick={() => form.reset({ name: 'Ani' })}>
        Again
      </button>
    </form>
  );
}

const name = () => screen.getByRole('textbox');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const words = () => screen.getByRole('status').textContent;

test('nothing is judged before the form is sent, and each change after that', async () => {
  const sent: string[] = [];
  render(<Probe onSend={(each) => sent.push(each)} />);
  await userEvent.type(name(), 'Budiman');
  expect(words()).toBe('');
  await send();
  expect(words()).toBe('long');
  await userEvent.clear(name());
  expect(words()).toBe('missing');
  await userEvent.type(name(), 'Budi');
  expect(words()).toBe('');
  expect(sent).toEqual([]);
  await send();
  expect(sent).toEqual(['Budi']);
});

test('a new start forgets what was wrong, and tells nobody', async () => {
  const told: object[] = [];
  render(<Probe onChange={(values) => told.push(values)} />);
  await userEvent.type(name(), 'B');
  await userEvent.clear(name());
  await send();
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(name()).toHaveValue('Ani');
  expect(words()).toBe('');
  expect(told).toEqual([{ name: 'B' }, { name: '' }]);
});

test('what was typed before the page was taken over stays and is sent', async () => {
  const sent: string[] = [];
  const probe = <Probe onSend={(each) => sent.push(each)} />;
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(probe);
  page.querySelector('input')!.value = 'Citra';
  const root = await act(async () => hydrateRoot(page, probe));
  expect(name()).toHaveValue('Citra');
  await send();
  expect(sent).toEqual(['Citra']);
  await act(async () => root.unmount());
  page.remove();
});

interface Party {
  guests: { name: string; alone: boolean }[];
}

const judge = ({ guests }: Party): ValidationResult<Party> => {
  const missing = guests.flatMap(({ name, alone }, at) => (name || alone ? [] : [[`guests.${at}.name`, 'missing']]));
  return missing.length > 0 ? { ok: false, errors: Object.fromEntries(missing) } : { ok: true, output: { guests } };
};

function Guests({ members = [] }: { members?: readonly string[] }) {
  const start = { guests: Array.from({ length: 2 }, () => ({ name: '', alone: false })) };
  const form = useForm({ judge, start, judgeAgain: 'left' });
  const fillIn = () =>
    form.fill(({ guests }) => ({ guests: guests.map((each, at) => ({ ...each, name: members[at] ?? each.name })) }));
  return (
    <>
      {form.values.guests.map((_, at) => (
        <fieldset key={at} aria-label={`Guest ${at + 1}`}>
          <input {...form.text(`guests.${at}.name`)} aria-label="Name" />
          <input {...form.box(`guests.${at}.alone`, `guests.${at}`)} type="checkbox" aria-label="Alone" />
          <p role="status">{form.errors[`guests.${at}.name`] ?? form.refused[`guests.${at}.name`]}</p>
        </fieldset>
      ))}
      <button onClick={() => void form.submit(() => undefined)}>Send</button>
      <button onClick={() => form.refuse({ 'guests.1.name': 'Taken' })}>Answer</button>
      <button onClick={fillIn}>Fill in</button>
      <output>{form.attempts}</output>
    </>
  );
}

const guest = (number: number) => within(screen.getByRole('group', { name: `Guest ${number}` }));
const said = (number: number) => guest(number).getByRole('status').textContent;
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));

test('a field in a list is judged once it is left, and never while it is passed by', async () => {
  render(<Guests />);
  await userEvent.click(guest(1).getByRole('textbox'));
  await userEvent.tab();
  expect(said(1)).toBe('');
  await press('Send');
  expect([said(1), said(2)]).toEqual(['missing', 'missing']);
  await userEvent.type(guest(1).getByRole('textbox'), 'Ayu');
  expect(said(1)).toBe('missing');
  await userEvent.tab();
  expect([said(1), said(2)]).toEqual(['', 'missing']);
});

test('a box settles what it makes needless', async () => {
  render(<Guests />);
  await press('Send');
  await userEvent.click(guest(2).getByRole('checkbox'));
  expect([said(1), said(2)]).toEqual(['missing', '']);
});

test('what the server says of a field stays until that field changes, and counts as an attempt', async () => {
  render(<Guests />);
  await press('Answer');
  expect(said(2)).toBe('Taken');
  expect(screen.getByText('1')).toBeVisible();
  await userEvent.type(guest(1).getByRole('textbox'), 'A');
  expect(said(2)).toBe('Taken');
  await userEvent.type(guest(2).getByRole('textbox'), 'B');
  expect(said(2)).toBe('');
});

test('what became known meanwhile does not count as typed', async () => {
  render(<Guests members={['Ayu']} />);
  await userEvent.type(guest(2).getByRole('textbox'), 'Budi');
  await press('Fill in');
  expect(guest(1).getByRole('textbox')).toHaveValue('Ayu');
  expect(guest(2).getByRole('textbox')).toHaveValue('Budi');
  await userEvent.clear(guest(1).getByRole('textbox'));
  await userEvent.tab();
  expect(said(1)).toBe('missing');
});

test('a field that a press leaves is judged after the press, which the page must not move away from', async () => {
  const user = userEvent.setup();
  const sent: string[] = [];
  render(<Probe judgeAgain="left" onSend={(each) => sent.push(each)} />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(words()).toBe('missing');
  await user.type(name(), 'Budi');
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Send' }) });
  expect(words()).toBe('missing');
  await user.pointer({ keys: '[/MouseLeft]' });
  await waitFor(() => expect(words()).toBe(''));
  expect(sent).toEqual(['Budi']);
});

test('a field that a press elsewhere leaves is judged as well', async () => {
  const user = userEvent.setup();
  render(<Probe judgeAgain="left" />);
  await user.type(name(), 'Budiman');
  await user.click(document.body);
  await waitFor(() => expect(words()).toBe('long'));
});
