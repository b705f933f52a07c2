import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import * as v from 'valibot';
import { useForm } from './use-form.ts';

const NAME = v.object({ name: v.pipe(v.string(), v.nonEmpty('missing'), v.maxLength(5, 'long')) });

function Probe({ onSend, onChange }: { onSend?: (name: string) => void; onChange?: (values: object) => void }) {
  const form = useForm({ schema: () => NAME, start: { name: '' }, ...(onChange ? { onChange } : {}) });
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
