import { defineJob } from '../../app/jobs.ts';
import { SEND_MAIL_JOB } from './mailer.ts';

/** Hands one stored mail to the SMTP server; a mail that was sent is never sent again. */
export const sendMailJob = defineJob<{ id: string }>({
  name: SEND_MAIL_JOB,
  retry: { limit: 8, delaySeconds: 5, backoff: true },
  async handler({ id }, { config, db, clock }) {
    const mail = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
    if (!mail || mail.status === 'sent' || !config.smtpUrl) return;
    // Loaded where mail leaves the house, and not with the API.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport(config.smtpUrl, { from: config.mailFrom });
    try {
      await transport.sendMail({
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: `<${mail.id}@wisata>`,
        attachments: mail.attachments.map(({ name, mediaType, base64 }) => ({
          filename: name,
          contentType: mediaType,
          content: Buffer.from(base64, 'base64'),
        })),
      });
      await db
        .updateTable('mails')
        .set({ status: 'sent', failure: null, sent_at: clock.now() })
        .where('id', '=', id)
        .execute();
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      await db.updateTable('mails').set({ failure }).where('id', '=', id).execute();
      throw error;
    } finally {
      transport.close();
    }
  },
  async onDead({ id }, { db }) {
    await db.updateTable('mails').set({ status: 'failed' }).where('id', '=', id).execute();
  },
});
