import * as v from 'valibot';
import { ACCESS_TOKEN } from './access-token.ts';
import { USER } from './user.ts';

/** Answer of `POST auth/login` and `auth/refresh`. */
export const SESSION = v.object({
  ...ACCESS_TOKEN,
  token_type: v.literal('Bearer'),
  expires_in: v.number(),
  user: USER,
});

/** Answer of `POST auth/register`. */
export const REGISTERED = v.object({ email: v.string() });
