import * as v from 'valibot';
import { USER } from './user.ts';

/** Answer of `POST auth/login` and `auth/refresh`. */
export const SESSION = v.object({
  access_token: v.string(),
  token_type: v.literal('Bearer'),
  expires_in: v.number(),
  user: USER,
});

/** Answer of `POST auth/register`. */
export const REGISTERED = v.object({ email: v.string() });
