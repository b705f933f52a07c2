import { screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { refusal } from '@wisata/runtime/testing';
import { PROFILE } from '../api/member.fixture.ts';
import { findCard, openProfile } from '../testing/profile-page.tsx';

const CHANGE_PROFILE = 'PATCH /api/auth/profil';
const CHANGE_PASSWORD = 'POST /api/v1/auth/changepassword';

describe('the own data', () => {
  test('is changed but for the e-mail address, and the header hears of it', async () => {
    const user = userEvent.setup();
    let saved: object = PROFILE;
    const { requests, toasts, app } = await openProfile('/member/profile', {
      handlers: {
        'GET /api/auth/profil': () => saved,
        [CHANGE_PROFILE]: ({ json }) => (saved = { ...PROFILE, ...(json as object) }),
      },
    });
    const card = await findCard('Personal data');
    expect(card.getByLabelText('E-mail')).toHaveAttribute('readonly');
    const first = card.getByLabelText('First name');
    await user.clear(first);
    await user.type(first, 'Ayunda');
    await user.click(card.getByRole('radio', { name: 'Not said' }));
    expect(card.getByText(/not saved yet/)).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(toasts).toEqual([{ message: 'Success update profile', kind: 'success' }]));
    expect(requests.find(({ target }) => target === CHANGE_PROFILE)?.json).toEqual({
      first_name: 'Ayunda',
      last_name: 'Lestari',
      phone: '+62 81234567890',
      address: 'Jl. Kebon Sirih 17, Jakarta Pusat',
      gender: '',
    });
    await waitFor(() => expect(app.session.user()?.first_name).toBe('Ayunda'));
    await waitFor(() => expect(card.queryByText(/not saved yet/)).not.toBeInTheDocument());
  });

  test('typed but not saved survives a reload and can be undone', async () => {
    const user = userEvent.setup();
    const { unmount } = await openProfile();
    await user.type((await findCard('Personal data')).getByLabelText('Last name'), ' Dewi');
    unmount();
    await openProfile();
    const card = await findCard('Personal data');
    expect(card.getByLabelText('Last name')).toHaveValue('Lestari Dewi');
    await user.click(card.getByRole('button', { name: 'Undo changes' }));
    expect(card.getByLabelText('Last name')).toHaveValue('Lestari');
  });

  test('refused by the server is said at the field', async () => {
    const user = userEvent.setup();
    const refuse = () => refusal(400, 'Wrong', { fields: { address: 'Please use at most 300 characters.' } });
    await openProfile('/member/profile', { handlers: { [CHANGE_PROFILE]: refuse } });
    const card = await findCard('Personal data');
    await user.click(card.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(card.getByRole('group', { name: 'Please check these fields' })).toHaveFocus());
    expect(card.getByLabelText(/Residential address/)).toHaveAccessibleDescription(/at most 300 characters/);
  });

  test('that cannot be had can be asked for again', async () => {
    const user = userEvent.setup();
    let isUp = false;
    await openProfile('/member/profile', {
      handlers: { 'GET /api/auth/profil': () => (isUp ? PROFILE : refusal(500, 'The server is away.')) },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is away.');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  });
});

describe('the password', () => {
  async function change(user: UserEvent, current: string, next: string, again = next) {
    const card = await findCard('Password');
    await user.type(card.getByLabelText('Current password', { selector: 'input' }), current);
    await user.type(card.getByLabelText('New password', { selector: 'input' }), next);
    await user.type(card.getByLabelText('New password again', { selector: 'input' }), again);
    await user.click(card.getByRole('button', { name: 'Change password' }));
    return card;
  }

  test('is changed with the current one, and the fields are empty again', async () => {
    const user = userEvent.setup();
    const { requests, toasts } = await openProfile('/member/profile', {
      handlers: { [CHANGE_PASSWORD]: () => ({ id: PROFILE.id }) },
    });
    const card = await change(user, 'wisata-demo-2026', 'kopi pagi di teras');
    expect(await card.findByText('Password has been changed')).toBeVisible();
    expect(toasts).toEqual([{ message: 'Password has been changed', kind: 'success' }]);
    expect(requests.find(({ target }) => target === CHANGE_PASSWORD)?.json).toEqual({
      current_password: 'wisata-demo-2026',
      password: 'kopi pagi di teras',
      password_confirmation: 'kopi pagi di teras',
    });
    expect(card.getByLabelText('Current password', { selector: 'input' })).toHaveValue('');
    expect(JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }])).not.toContain('teras');
  });

  test('that is not the current one is said at its field', async () => {
    const user = userEvent.setup();
    const refuse = () => refusal(400, 'Wrong', { fields: { current_password: 'This is not your current password.' } });
    await openProfile('/member/profile', { handlers: { [CHANGE_PASSWORD]: refuse } });
    const card = await change(user, 'wrong-one', 'kopi pagi di teras');
    await card.findByRole('group', { name: 'Please check these fields' });
    expect(card.getByLabelText('Current password', { selector: 'input' })).toHaveAccessibleDescription(
      /not your current password/,
    );
  });

  test.each([
    ['typed twice differently', 'wisata-demo-2026', 'something else', 'The two passwords are not the same'],
    ['the same as now', 'kopi pagi di teras', 'kopi pagi di teras', 'Choose a password that is not the current one'],
  ])('%s is not sent', async (_what, current, again, message) => {
    const user = userEvent.setup();
    const { requests } = await openProfile();
    const card = await change(user, current, 'kopi pagi di teras', again);
    expect(await card.findAllByText(message)).not.toHaveLength(0);
    expect(requests.map(({ target }) => target)).not.toContain(CHANGE_PASSWORD);
  });
});
