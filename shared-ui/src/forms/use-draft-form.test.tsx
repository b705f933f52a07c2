import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { useDraftForm } from './use-draft-form.ts';

interface Person {
  readonly first: string;
  readonly last: string;
}

const EMPTY: Person = { first: '', last: '' };

interface ProbeProps {
  readonly draft?: Person;
  readonly owner?: string;
  readonly isOwn?: boolean;
  readonly keep?: (values: Person) => void;
}

const withOwner = (values: Person, owner: string): Person => ({ ...values, last: owner });

function Probe({ draft = EMPTY, owner, isOwn = true, keep = () => undefined }: ProbeProps) {
  const form = useDraftForm<Person, string>({
    findProblems: () => [],
    empty: () => EMPTY,
    readDraft: () => ({ values: draft, isOwn }),
    keepDraft: keep,
    owner,
    withOwner,
  });
  return (
    <>
      <input {...form.text('first')} aria-label="First" />
      <input {...form.text('last')} aria-label="Last" />
    </>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });

/** The form as the server draws it, taken over by a browser in which somebody has typed meanwhile. */
async function takeOver(props: ProbeProps, typed: Partial<Person> = {}) {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Probe {...(props.owner === undefined ? {} : { owner: props.owner })} />);
  const [first, last] = page.querySelectorAll('input');
  if (typed.first !== undefined) first!.value = typed.first;
  if (typed.last !== undefined) last!.value = typed.last;
  const faults: unknown[] = [];
  const options = { onRecoverableError: (fault: unknown) => faults.push(fault) };
  const root = await act(async () => hydrateRoot(page, <Probe {...props} />, options));
  expect(faults).toEqual([]);
  return async () => {
    await act(async () => root.unmount());
    page.remove();
  };
}

test('a form that the server has drawn gets its draft, and keeps it as it was', async () => {
  const kept: Person[] = [];
  const leave = await takeOver({ draft: { first: 'Ayu', last: 'Lestari' }, keep: (values) => kept.push(values) });
  expect([field('First'), field('Last')].map((each) => (each as HTMLInputElement).value)).toEqual(['Ayu', 'Lestari']);
  expect(kept).toEqual([]);
  await leave();
});

test('what was typed before it was taken over wins over the draft, and both are kept', async () => {
  const kept: Person[] = [];
  const draft = { first: 'Ayu', last: 'Lestari' };
  const leave = await takeOver({ draft, keep: (values) => kept.push(values) }, { first: 'Budi' });
  expect(field('First')).toHaveValue('Budi');
  expect(field('Last')).toHaveValue('Lestari');
  await userEvent.type(field('Last'), '!');
  expect(kept.at(0)).toEqual({ first: 'Budi', last: 'Lestari' });
  expect(kept.at(-1)).toEqual({ first: 'Budi', last: 'Lestari!' });
  await leave();
});

test('its owner is filled in by the server; the draft of a guest gets the owner too', async () => {
  const leave = await takeOver({ draft: { first: 'Ayu', last: '' }, owner: 'Wijaya', isOwn: false });
  expect(field('First')).toHaveValue('Ayu');
  expect(field('Last')).toHaveValue('Wijaya');
  await leave();
});
