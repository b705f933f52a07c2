import type { BackendModule } from '../../app/module.ts';
import { mailMigrations } from './mail.tables.ts';
import { mailRoutes } from './mail.routes.ts';
import { sendMailJob } from './send-mail.job.ts';

export { escapeHtml, letterHtml, letterText, type Letter } from './letter.ts';
export { createMailer } from './mailer.ts';
export type { Mailer, MailAttachment, MailMessage } from './mailer.ts';
export type { MailTables } from './mail.tables.ts';

export const mailModule: BackendModule = {
  name: 'mail',
  migrations: mailMigrations,
  routes: mailRoutes,
  jobs: [sendMailJob],
};
