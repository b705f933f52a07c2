import { beforeAll, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findCompany } from '@wisata/kernel/booked-for';
import { TEST_USER } from '@wisata/runtime/testing';
import { PROFILE } from '../api/member.fixture.ts';
import { findCard, openProfile } from '../testing/profile-page.tsx';

// Transforming what comes after the page is slow, and none of its business is measured by it.
beforeAll(
  () => Promise.all([import('./member-profile.page.tsx'), import('./my-data-card.tsx'), import('./company-card.tsx')]),
  30_000,
);

test('an agent names the company that the next bookings are for, and gives it up again', async () => {
  const { app } = await openProfile('/member/profile', {
    user: { ...TEST_USER, role: 'agent' },
    handlers: { 'GET /api/auth/profil': () => ({ ...PROFILE, role: 'agent' }) },
  });
  const card = await findCard('Whom you book for');
  const name = card.getByLabelText('Customer company');
  await userEvent.type(name, ' Nusantara Tours ');
  await userEvent.click(card.getByRole('button', { name: 'Book for this company' }));
  expect(findCompany(app)).toBe('Nusantara Tours');
  expect(name).toHaveValue('Nusantara Tours');
  await userEvent.clear(name);
  await userEvent.click(card.getByRole('button', { name: 'Book for this company' }));
  expect(findCompany(app)).toBe('');
});

test('a member who is no agent books for themselves, whatever this device remembers', async () => {
  window.localStorage.setItem(`aerowisata_booked_for.${TEST_USER.id}`, 'Nusantara Tours');
  const { app } = await openProfile();
  await findCard('My data');
  expect(screen.queryByRole('region', { name: 'Whom you book for' })).toBeNull();
  expect(findCompany(app)).toBe('');
});
