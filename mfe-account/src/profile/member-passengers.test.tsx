import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { refusal } from '@wisata/runtime/testing';
import { linkTexts } from '@wisata/runtime/testing-links';
import { SITI, SUHARTO, pageWith } from '../api/member.fixture.ts';
import { PASSENGERS, findCard, openProfile } from '../testing/profile-page.tsx';

const findPanel = async (name: string) => within(await screen.findByRole('dialog', { name }));
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save passenger' }));

describe('saved passengers', () => {
  test('say who is complete and what is missing', async () => {
    await openProfile();
    const card = await findCard('Saved passengers');
    const [siti, suharto] = card.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li')!);
    expect(siti).toHaveTextContent(/Mrs Siti Putri.*Complete/);
    expect(siti).toHaveTextContent('Born Sun 31 Jan 1988, 38 years');
    expect(siti).toHaveTextContent('KTP •••• 0003');
    expect(siti).toHaveTextContent('+62 812-3456-7890');
    expect(suharto).toHaveTextContent(/Mr SuhartoIncomplete.*Birth date is missing/);
  });

  test('are searched by a keyword that stands in the address', async () => {
    const user = userEvent.setup();
    const { router, requests } = await openProfile('/member/profile', {
      handlers: { [`GET ${PASSENGERS}`]: ({ query }) => pageWith(query.get('keyword') === 'nobody' ? [] : [SITI]) },
    });
    const card = await findCard('Saved passengers');
    await user.type(card.getByRole('searchbox'), 'nobody{Enter}');
    expect(await card.findByRole('heading', { name: 'Nobody is called nobody' })).toBeVisible();
    expect(router.state.location.search).toBe('?keyword=nobody');
    await user.click(card.getByRole('button', { name: 'Show all' }));
    expect(await card.findByRole('heading', { name: /Siti Putri/ })).toBeVisible();
    expect(requests.at(-1)?.query.get('keyword')).toBeNull();
  });

  test('are none at first, with a way to the first one', async () => {
    const user = userEvent.setup();
    await openProfile('/member/profile', { handlers: { [`GET ${PASSENGERS}`]: () => pageWith([]) } });
    await user.click(await screen.findByRole('button', { name: 'Add a passenger' }));
    const panel = await findPanel('New passenger');
    await panel.findByRole('textbox', { name: /^Mobile number/ });
    // What the browser knows is the member's own.
    for (const box of panel.getAllByRole('textbox')) expect(box).toHaveAttribute('autocomplete', 'off');
  });

  test('that cannot be had leave the rest of the page', async () => {
    await openProfile('/member/profile', {
      handlers: { [`GET ${PASSENGERS}`]: () => refusal(500, 'The list is away.') },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The list is away.');
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeVisible();
  });

  test('are deleted after a question that says what stays', async () => {
    const user = userEvent.setup();
    const kept = [SITI, SUHARTO];
    const { toasts } = await openProfile('/member/profile', {
      handlers: {
        [`GET ${PASSENGERS}`]: () => pageWith(kept),
        [`DELETE ${PASSENGERS}/p-siti`]: () => {
          kept.shift();
          return Response.json({ status: true, success: true, message: 'Success delete passenger', data: null });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Siti Putri' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete Siti Putri?' });
    expect(question).toHaveAccessibleDescription(/deleted for good\. Bookings made with it stay/);
    await user.click(within(question).getByRole('button', { name: 'Delete passenger' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: /Siti/ })).not.toBeInTheDocument());
    expect(toasts).toEqual([{ message: 'Success delete passenger', kind: 'success' }]);
  });
});

test('the last passenger of a page leads to the page before', async () => {
  const user = userEvent.setup();
  let total = 11;
  const { router } = await openProfile('/member/profile?page=2', {
    handlers: {
      [`GET ${PASSENGERS}`]: ({ query }) => {
        const items = query.get('page') === '1' ? [SUHARTO] : [SITI].slice(11 - total);
        return pageWith(items, { total, current_page: Number(query.get('page')) });
      },
      [`DELETE ${PASSENGERS}/p-siti`]: () => {
        total = 10;
        return Response.json({ status: true, success: true, message: 'Success delete passenger', data: null });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Siti Putri' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Delete passenger' }));
  expect(await screen.findByRole('heading', { name: /Suharto/ })).toBeVisible();
  expect(router.state.location.search).toBe('?page=1');
  expect(screen.getByRole('searchbox')).toBeVisible();
  expect(screen.queryByText('No saved passengers yet')).not.toBeInTheDocument();
});

describe('the panel of a passenger', () => {
  test('saves somebody new with one name, a typed date and nothing else', async () => {
    const user = userEvent.setup();
    const { requests, toasts, router } = await openProfile('/member/profile?passenger=new');
    const panel = await findPanel('New passenger');
    await user.type(panel.getByLabelText('First name'), 'Suharto');
    await user.click(panel.getByRole('checkbox', { name: /Only one name/ }));
    expect(panel.getByText('SUHARTO / SUHARTO MR')).toBeVisible();
    await user.type(panel.getByLabelText('Day'), '8');
    await user.type(panel.getByLabelText('Month'), '6');
    await user.type(panel.getByLabelText('Year'), '1971');
    await save(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requests.find(({ target }) => target === `POST ${PASSENGERS}`)?.json).toEqual({
      title: 'MR',
      first_name: 'Suharto',
      last_name: 'Suharto',
      calling_code: '',
      country: 'ID',
      phone: '',
      email: '',
      birthdate: '1971-06-08',
      id_type: 1,
      id_number: '',
      passport_expire: null,
    });
    expect(toasts).toEqual([{ message: 'Success create passenger', kind: 'success' }]);
    expect(router.state.location.search).toBe('');
  });

  test('opens for somebody by the address and changes them', async () => {
    const user = userEvent.setup();
    const { requests, toasts } = await openProfile('/member/profile?passenger=p-siti', {
      handlers: { [`PATCH ${PASSENGERS}/p-siti`]: () => SITI },
    });
    const panel = await findPanel('Edit passenger');
    expect(panel.getByLabelText('Year')).toHaveValue('1988');
    await user.click(panel.getByRole('radio', { name: 'Passport' }));
    const number = panel.getByLabelText(/Document number/);
    await user.clear(number);
    await user.type(number, 'C1234567');
    const expiry = within(panel.getByRole('group', { name: /Passport valid until/ }));
    await user.type(expiry.getByLabelText('Day'), '9');
    await user.type(expiry.getByLabelText('Month'), '1');
    await user.type(expiry.getByLabelText('Year'), '2025');
    expect(await panel.findByText(/This passport is not valid any more/)).toBeVisible();
    await save(user);
    await waitFor(() => expect(toasts).toEqual([{ message: 'Success update passenger', kind: 'success' }]));
    expect(requests.find(({ target }) => target.startsWith('PATCH'))?.json).toMatchObject({
      first_name: 'Siti',
      birthdate: '1988-01-31',
      id_type: 3,
      id_number: 'C1234567',
      passport_expire: '2025-01-09',
    });
  });

  test('names what is wrong and leads to it', async () => {
    const user = userEvent.setup();
    const { requests } = await openProfile('/member/profile?passenger=new');
    const panel = await findPanel('New passenger');
    await user.type(panel.getByLabelText(/Last name/), 'Putri, S.H.');
    await user.type(panel.getByLabelText('Year'), '2040');
    await user.click(panel.getByRole('radio', { name: 'Passport' }));
    const expiry = within(panel.getByRole('group', { name: /Passport valid until/ }));
    await user.type(expiry.getByLabelText('Month'), '13');
    await save(user);
    const summary = await panel.findByRole('group', { name: 'Please check these fields' });
    expect(summary).toHaveFocus();
    expect(linkTexts(summary)).toEqual([
      'Enter the first name',
      'Leave titles and degrees out of the name',
      'Enter a birth date such as 17 8 1986',
      'Enter the last day of the passport, such as 9 1 2031',
    ]);
    await user.click(within(summary).getByRole('link', { name: /last day of the passport/ }));
    expect(expiry.getByLabelText('Day')).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: /birth date/ }));
    expect(panel.getAllByLabelText('Day')[0]).toHaveFocus();
    expect(requests.map(({ target }) => target)).not.toContain(`POST ${PASSENGERS}`);
  });

  test("says the server's objections at their fields", async () => {
    const user = userEvent.setup();
    const refuse = () => refusal(400, 'Wrong', { fields: { birthdate: 'Please enter a date in the past.' } });
    await openProfile('/member/profile?passenger=new', { handlers: { [`POST ${PASSENGERS}`]: refuse } });
    const panel = await findPanel('New passenger');
    await user.type(panel.getByLabelText('First name'), 'Siti');
    await save(user);
    expect(await panel.findByRole('link', { name: 'Please enter a date in the past.' })).toBeVisible();
    expect(panel.getByLabelText('First name')).toHaveValue('Siti');
  });

  test('warns of a KTP number that does not fit the birth date, and saves it all the same', async () => {
    const user = userEvent.setup();
    const { toasts } = await openProfile('/member/profile?passenger=p-siti', {
      handlers: { [`PATCH ${PASSENGERS}/p-siti`]: () => SITI },
    });
    const panel = await findPanel('Edit passenger');
    expect(panel.queryByText(/do not fit together/)).not.toBeInTheDocument();
    await user.clear(panel.getByLabelText('Day'));
    await user.type(panel.getByLabelText('Day'), '30');
    expect(await panel.findByText(/do not fit together/)).toBeVisible();
    await save(user);
    await waitFor(() => expect(toasts).toHaveLength(1));
  });

  test('keeps what was typed over a reload, until it starts over', async () => {
    const user = userEvent.setup();
    const { unmount } = await openProfile('/member/profile?passenger=new');
    await user.type((await findPanel('New passenger')).getByLabelText('First name'), 'Siti');
    unmount();
    await openProfile('/member/profile?passenger=new');
    const panel = await findPanel('New passenger');
    expect(panel.getByLabelText('First name')).toHaveValue('Siti');
    await user.click(panel.getByRole('button', { name: 'Start over' }));
    expect(panel.getByLabelText('First name')).toHaveValue('');
  });

  test('closes by Back, and by its cross without leaving the page', async () => {
    const user = userEvent.setup();
    const { router } = await openProfile();
    await user.click(await screen.findByRole('button', { name: 'Edit Siti Putri' }));
    await findPanel('Edit passenger');
    expect(router.state.location.search).toBe('?passenger=p-siti');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('');
  });

  test('of somebody who was deleted says so', async () => {
    const gone = () => refusal(404, 'Passenger not found', { code: 'PASSENGER_NOT_FOUND' });
    await openProfile('/member/profile?passenger=p-siti', { handlers: { [`GET ${PASSENGERS}/p-siti`]: gone } });
    expect(await screen.findByText('This passenger is no longer saved')).toBeVisible();
  });
});

test('the page speaks Indonesian', async () => {
  await openProfile('/member/profile?passenger=new', { locale: 'id' });
  const panel = await findPanel('Penumpang baru');
  expect(panel.getByLabelText('Nama depan')).toBeVisible();
  expect(screen.getByText('Profil saya', { selector: 'h1' })).toBeInTheDocument();
});
