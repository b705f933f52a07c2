import { CHANGE_PASSWORD, CHANGE_PROFILE } from '@wisata/kernel/contracts/auth-requests';
import { USER } from '@wisata/kernel/contracts/user';
import * as v from 'valibot';
import { ok } from '../../app/envelope.ts';
import { clearRateLimit, takeRateLimit } from '../../app/rate-limit.ts';
import { defineRoute } from '../../app/route.ts';
import { getProfile } from './auth.service.ts';
import { localeOf } from './page-locale.ts';
import { changePassword, changeProfile } from './profile.service.ts';
import { toUserData } from './user.ts';

/** A stolen access token must not be enough to find the password by trying. */
const WRONG_PASSWORDS = { max: 10, windowSeconds: 900 } as const;

export const profileRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/auth/profil',
    access: 'member',
    summary: 'The signed-in user',
    response: USER,
    handler: async ({ user }, context) => toUserData(await getProfile(context, user!.id)),
  }),
  defineRoute({
    method: 'PATCH',
    path: '/api/auth/profil',
    isBeyondContract: true,
    access: 'member',
    summary: 'Changes the fields that are sent; the e-mail address stays',
    body: CHANGE_PROFILE,
    response: USER,
    handler: async ({ user, body }, context) =>
      ok(toUserData(await changeProfile(context, user!.id, body)), 'Success update profile'),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/v1/auth/changepassword',
    isBeyondContract: true,
    access: 'member',
    summary: 'Chooses a new password and signs every other device out',
    body: CHANGE_PASSWORD,
    response: v.null(),
    async handler(request, context) {
      const { id } = request.user!;
      const key = `changepassword ${id}`;
      await takeRateLimit(context, key, WRONG_PASSWORDS);
      await changePassword(context, request.user!, request.body, localeOf(request));
      await clearRateLimit(context, key);
      return ok(null, 'Password has been changed');
    },
  }),
];
