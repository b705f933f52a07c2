import type { Locale } from '@wisata/kernel/locale';
import { defineJob } from '../../app/jobs.ts';
import { sendPasswordReset } from './auth.service.ts';

export const PASSWORD_RESET_JOB = 'auth.password-reset';
const KEEP_ENDED_MS = 30 * 86_400_000;

export const authJobs = [
  defineJob<{ email: string; locale: Locale }>({
    name: PASSWORD_RESET_JOB,
    handler: ({ email, locale }, context) => sendPasswordReset(context, email, locale),
  }),
  defineJob({
    name: 'auth.clean',
    schedule: '43 2 * * *',
    async handler(_data, { db, clock }) {
      const before = new Date(clock.now().getTime() - KEEP_ENDED_MS);
      await db.deleteFrom('refresh_tokens').where('expires_at', '<', before).execute();
      await db.deleteFrom('email_verifications').where('expires_at', '<', before).execute();
      await db.deleteFrom('password_resets').where('expires_at', '<', before).execute();
    },
  }),
];
