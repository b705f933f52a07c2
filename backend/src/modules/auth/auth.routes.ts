import { FORGOT_PASSWORD, LOGIN, REGISTER, RESET_PASSWORD, VERIFY_EMAIL } from '@wisata/kernel/contracts/auth-requests';
import { REGISTERED, SESSION } from '@wisata/kernel/contracts/session';
import * as v from 'valibot';
import { ok } from '../../app/envelope.ts';
import { takeRateLimit, type RateLimit } from '../../app/rate-limit.ts';
import { defineRoute } from '../../app/route.ts';
import { PASSWORD_RESET_JOB } from './auth.jobs.ts';
import { login, refresh, resetPassword, toSessionData } from './auth.service.ts';
import { register, verifyEmail } from './registration.service.ts';
import { deviceCookie } from './known-device.ts';
import { localeOf } from './page-locale.ts';
import { profileRoutes } from './profile.routes.ts';
import { REFRESH_COOKIE, refreshCookie } from './refresh-cookie.ts';
import { revokeFamily, revokeFamilyOf } from './refresh-token.ts';
import { takeSignInAttempt } from './sign-in-limits.ts';

const MAILS_PER_EMAIL: RateLimit = { max: 5, windowSeconds: 3600 };

/** What somebody sends who cannot sign in yet: there is no account to count by. */
const FORM = { method: 'POST', access: 'open', rateLimit: { max: 40, windowSeconds: 3600 } } as const;

const loginRoute = defineRoute({
  method: 'POST',
  path: '/api/v1/auth/login',
  access: 'open',
  summary: 'Sign in with e-mail and password',
  body: LOGIN,
  response: SESSION,
  async handler({ body, ip, cookies, setHeader }, context) {
    const { email, password } = body;
    const forgetAttempt = await takeSignInAttempt(context, { email, ip, cookies });
    const session = await login(context, email, password);
    await forgetAttempt();
    setHeader('set-cookie', [refreshCookie(context, session.refreshToken), deviceCookie(context, email)]);
    return ok(toSessionData(session), 'Login success');
  },
});

const refreshRoute = defineRoute({
  method: 'POST',
  path: '/api/v1/auth/refresh',
  isBeyondContract: true,
  access: 'open',
  summary: 'Exchange the refresh cookie for a new access token',
  response: SESSION,
  rateLimit: { max: 600, windowSeconds: 900 },
  async handler({ cookies, setHeader }, context) {
    try {
      const session = await refresh(context, cookies[REFRESH_COOKIE]);
      setHeader('set-cookie', refreshCookie(context, session.refreshToken));
      return ok(toSessionData(session));
    } catch (error) {
      if (cookies[REFRESH_COOKIE]) setHeader('set-cookie', refreshCookie(context, ''));
      throw error;
    }
  },
});

const logoutRoute = defineRoute({
  method: 'POST',
  path: '/api/v1/auth/logout',
  // Open, because signing out must also work when the access token is past its time.
  access: 'open',
  summary: 'End the session of this device',
  response: v.null(),
  async handler({ cookies, user, setHeader }, context) {
    const token = cookies[REFRESH_COOKIE];
    if (token) await revokeFamilyOf(context, token);
    if (user) await revokeFamily(context, user.sessionId);
    setHeader('set-cookie', refreshCookie(context, ''));
    return ok(null, 'You have successfully logged out!');
  },
});

const registerRoute = defineRoute({
  ...FORM,
  path: '/api/v1/auth/register',
  summary: 'Open an account',
  body: REGISTER,
  response: REGISTERED,
  async handler(request, context) {
    const { email } = request.body;
    await takeRateLimit(context, `register ${email}`, MAILS_PER_EMAIL);
    await register(context, request.body, localeOf(request));
    return ok({ email }, 'Your account has been succesfully created');
  },
});

const verifyRoute = defineRoute({
  ...FORM,
  path: '/api/v1/auth/verify',
  isBeyondContract: true,
  summary: 'Confirm the e-mail address of an account with the link from the mail',
  body: VERIFY_EMAIL,
  response: v.null(),
  async handler({ body }, context) {
    await verifyEmail(context, body);
    return ok(null, 'Your e-mail address is confirmed');
  },
});

const forgotPasswordRoute = defineRoute({
  ...FORM,
  path: '/api/v1/auth/forgetpassword',
  summary: 'Ask for a link to choose a new password',
  body: FORGOT_PASSWORD,
  response: v.null(),
  async handler(request, context) {
    const { email } = request.body;
    await takeRateLimit(context, `forgot ${email}`, MAILS_PER_EMAIL);
    await context.jobs.enqueue(context.db, PASSWORD_RESET_JOB, { email, locale: localeOf(request) });
    return ok(null, 'Request is sent');
  },
});

const resetPasswordRoute = defineRoute({
  ...FORM,
  path: '/api/v1/auth/resetpassword',
  summary: 'Choose a new password with the link from the mail',
  body: RESET_PASSWORD,
  response: v.null(),
  async handler(request, context) {
    await resetPassword(context, request.body, localeOf(request));
    return ok(null, 'Password has been changed');
  },
});

export const authRoutes = [
  loginRoute,
  refreshRoute,
  logoutRoute,
  ...profileRoutes,
  registerRoute,
  verifyRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
];
