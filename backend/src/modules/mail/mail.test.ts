import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:net';
import { startTestBackend, type TestBackend } from '../../testing.ts';
import { documentOf } from '../../testing-html.ts';

const message = {
  to: 'traveller@example.com',
  subject: 'Hello <b>',
  text: 'Plain words',
  html: '<html><head></head><body><p>Rich words</p></body></html>',
  locale: 'en' as const,
};

interface SmtpTrap {
  server: Server;
  url: string;
  received: string[];
  /** Number of messages to refuse before taking one. */
  refusals: number;
}

/** Just enough SMTP to take a message or refuse it. */
async function startSmtp(): Promise<SmtpTrap> {
  const trap: SmtpTrap = { server: createServer(), url: '', received: [], refusals: 0 };
  trap.server.on('connection', (socket) => {
    let data: string | undefined;
    socket.setEncoding('utf8');
    socket.on('error', () => undefined);
    socket.write('220 trap\r\n');
    socket.on('data', (chunk: string) => {
      if (data !== undefined) {
        data += chunk;
        if (!data.endsWith('\r\n.\r\n')) return;
        trap.received.push(data);
        data = undefined;
        socket.write('250 taken\r\n');
        return;
      }
      for (const line of chunk.split('\r\n').filter(Boolean)) {
        if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
        else if (line.startsWith('RCPT') && trap.refusals > 0) {
          trap.refusals -= 1;
          socket.write('451 later\r\n');
        } else if (line === 'DATA') {
          data = '';
          socket.write('354 go\r\n');
        } else socket.write('250 fine\r\n');
      }
    });
  });
  await new Promise<void>((done) => trap.server.listen(0, '127.0.0.1', done));
  trap.url = `smtp://127.0.0.1:${(trap.server.address() as { port: number }).port}?ignoreTLS=true`;
  return trap;
}

describe('the inbox', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend();
  });
  afterAll(() => backend.close());

  test('shows mails newest first and finds them by a part of the address', async () => {
    const { context, clock } = backend;
    for (let index = 0; index < 27; index += 1) {
      clock.advance(1000);
      await context.mail.send(context.db, { ...message, to: `guest${index}@example.com`, subject: `Mail ${index}` });
    }
    const first = await backend.call('GET', '/dev/inbox', { as: 'none' });
    expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(first.body.indexOf('Mail 26')).toBeLessThan(first.body.indexOf('Mail 25'));
    expect(first.body).not.toContain('Mail 1<');
    expect((await backend.call('GET', '/dev/inbox?page=2', { as: 'none' })).body).toContain('Mail 1<');
    const { data } = (await backend.call('GET', '/dev/inbox?to=GUEST7%40&format=json')).body;
    expect(data.mails.map(({ subject }: { subject: string }) => subject)).toEqual(['Mail 7']);
    expect((await backend.call('GET', '/dev/inbox?to=guest_')).body).toContain('No mail to guest_');
  });

  test('opens a mail with its text, its HTML in a frame and its files', async () => {
    const { context } = backend;
    const id = await context.mail.send(context.db, {
      ...message,
      attachments: [{ name: 'voucher Ubud.pdf', mediaType: 'application/pdf', bytes: Buffer.from('%PDF') }],
    });
    const page = await backend.call('GET', `/dev/inbox/${id}`, { as: 'none' });
    const document = documentOf(page.body);
    const frame = document.querySelector(`iframe[src="/dev/inbox/${id}/html"]`);
    expect(document.querySelector('article h1')?.textContent).toBe('Hello <b>');
    expect(frame?.getAttribute('sandbox')).toBe('allow-top-navigation-by-user-activation');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const inner = await backend.call('GET', `/dev/inbox/${id}/html`, { as: 'none' });
    expect(inner.body).toContain('Rich words');
    expect(documentOf(inner.body).querySelector('head base')?.getAttribute('target')).toBe('_top');
    expect(inner.headers.get('content-security-policy')).toContain('sandbox');
    const file = await backend.call('GET', `/dev/inbox/${id}/files/0`, { as: 'none' });
    expect([file.headers.get('content-type'), file.body]).toEqual(['application/pdf', '%PDF']);
    expect(file.headers.get('content-disposition')).toContain('voucher%20Ubud.pdf');
  });

  test.each(['/dev/inbox/nothing', '/dev/inbox/2b1f2f6e-3f57-4c35-9d55-3a8c2f3b9f10', '/dev/inbox/nothing/files/0'])(
    '%s is a 404',
    async (path) => {
      expect((await backend.call('GET', path)).status).toBe(404);
    },
  );

  test('a mail belongs to the transaction of its writer', async () => {
    const { context } = backend;
    const writing = context.db.transaction().execute(async (trx) => {
      await context.mail.send(trx, { ...message, to: 'never@example.com' });
      throw new Error('undone');
    });
    await expect(writing).rejects.toThrow('undone');
    expect((await backend.call('GET', '/dev/inbox?to=never&format=json')).body.data.total).toBe(0);
  });

  test('a line break in a subject cannot add a header', async () => {
    const { context } = backend;
    const id = await context.mail.send(context.db, { ...message, subject: 'One\r\nBcc: other@example.com' });
    const mail = await context.db.selectFrom('mails').select('subject').where('id', '=', id).executeTakeFirstOrThrow();
    expect(mail.subject).toBe('One Bcc: other@example.com');
  });
});

test('production has no inbox unless it asks for one', async () => {
  const backend = await startTestBackend({ env: { DEV_INBOX: '0' } });
  try {
    expect((await backend.call('GET', '/dev/inbox')).status).toBe(404);
  } finally {
    await backend.close();
  }
});

test('with an SMTP server a mail is sent once, again after a refusal, and its state is told', async () => {
  const smtp = await startSmtp();
  const backend = await startTestBackend({ env: { SMTP_URL: smtp.url } });
  const { context } = backend;
  const stateOf = (id: string) =>
    context.db.selectFrom('mails').select(['status', 'failure']).where('id', '=', id).executeTakeFirstOrThrow();
  try {
    const id = await context.mail.send(context.db, message);
    expect(await stateOf(id)).toEqual({ status: 'waiting', failure: null });
    smtp.refusals = 1;
    await backend.drainJobs();
    expect(smtp.received).toHaveLength(0);
    expect((await stateOf(id)).failure).toContain('451');
    await backend.retryFailedJobs();
    await backend.drainJobs();
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toContain('To: traveller@example.com');
    expect(await stateOf(id)).toEqual({ status: 'sent', failure: null });
  } finally {
    await backend.close();
    await new Promise((done) => smtp.server.close(done));
  }
});
