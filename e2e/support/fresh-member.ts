import type { Page } from 'playwright/test';
import { DEMO_PASSWORD, type Api } from './api.ts';
import { freshEmail } from './bookings.ts';
import { beSignedIn } from './member.ts';

/** A member that no other test knows. */
export interface FreshMember {
  readonly email: string;
  readonly token: string;
}

/** Registers a member over the API and signs this browser in. */
export async function becomeMember(page: Page, api: Api): Promise<FreshMember> {
  const email = freshEmail('member');
  await api.post('/api/v1/auth/register', {
    first_name: 'Ratih',
    last_name: 'Paramita',
    email,
    phone: '81234567890',
    password: DEMO_PASSWORD,
    password_confirmation: DEMO_PASSWORD,
  });
  return { email, token: await beSignedIn(page, email) };
}
