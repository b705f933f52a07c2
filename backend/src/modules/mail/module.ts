import type { BackendModule } from '../../app/module.ts';
import { mailMigrations } from './mail.tables.ts';
import { createMailer } from './mailer.ts';
import { mailRoutes } from './mail.routes.ts';
import { sendMailJob } from './send-mail.job.ts';

export const mailModule: BackendModule = {
  name: 'mail',
  createMailer,
  migrations: mailMigrations,
  routes: mailRoutes,
  jobs: [sendMailJob],
};
