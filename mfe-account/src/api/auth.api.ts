import type { ApiClient } from '@wisata/kernel/api';
import type {
  ForgotPasswordPayload,
  LoginPayload,
  RegistrationPayload,
  ResetPasswordPayload,
  VerifyEmailPayload,
} from '@wisata/kernel/contracts/auth-requests';
import { readerOf } from '@wisata/kernel/contracts/reader';
import { SESSION } from '@wisata/kernel/contracts/session';
import { inPlainWords, readMessage, readObject } from '@wisata/kernel/envelope';
import { success, type Outcome } from '@wisata/kernel/outcome';

const LOGIN = readerOf(SESSION, ['access_token'], {});

/** Gives the access token. */
export async function login(api: ApiClient, email: string, password: string): Promise<Outcome<string>> {
  const operation = 'login';
  const answer = await api.call({
    method: 'POST',
    path: '/api/v1/auth/login',
    json: { email, password } satisfies LoginPayload,
    operation,
    read: readObject(LOGIN),
  });
  return answer.ok ? success(answer.data.access_token) : inPlainWords(answer, operation);
}

/** What registration asks for. */
export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly callingCode: string;
  readonly phone: string;
  readonly gender: string;
  readonly password: string;
}

/** Gives the server's message. */
export function register(api: ApiClient, form: Registration): Promise<Outcome<string>> {
  return api.call({
    method: 'POST',
    path: '/api/v1/auth/register',
    json: {
      firstName: form.firstName,
      lastName: form.lastName,
      email: form.email,
      code: form.callingCode,
      phoneNumber: form.phone,
      sex: form.gender,
      password: form.password,
      repeatPassword: form.password,
    } satisfies RegistrationPayload,
    operation: 'register',
    read: readMessage(),
  });
}

/** Confirms an address with the link that was sent to it. */
export function verifyEmail(api: ApiClient, link: { email: string; token: string }): Promise<Outcome<string>> {
  return api.call({
    method: 'POST',
    path: '/api/v1/auth/verify',
    json: link satisfies VerifyEmailPayload,
    operation: 'confirm address',
    read: readMessage(),
  });
}

/** The answer is the same whether the address is known or not. */
export function requestPasswordReset(api: ApiClient, email: string): Promise<Outcome<string>> {
  return api.call({
    method: 'POST',
    path: '/api/v1/auth/forgetpassword',
    json: { email } satisfies ForgotPasswordPayload,
    operation: 'forgot password',
    read: readMessage(),
  });
}

export function resetPassword(
  api: ApiClient,
  form: { token: string; email: string; password: string },
): Promise<Outcome<string>> {
  return api.call({
    method: 'POST',
    path: '/api/v1/auth/resetpassword',
    json: { ...form, password_confirmation: form.password } satisfies ResetPasswordPayload,
    operation: 'reset password',
    read: readMessage(),
  });
}
