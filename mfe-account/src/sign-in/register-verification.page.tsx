import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import type { Outcome } from '@wisata/kernel/outcome';
import { RouterLink, pageLoader, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { Card, CardBody } from '@wisata/ui/card';
import { Stack } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { verifyEmail } from '../api/auth.api.ts';
import { AccountFrame } from './account-frame.tsx';
import { CheckMail } from './check-mail.tsx';
import { RefusalNote } from '../form/refusal-note.tsx';
import { Resend } from './resend.tsx';
import { findSentRegistration } from './registration-draft.ts';
import { sendRegistration } from './send-registration.ts';

/** With the token of the mail's link the address is confirmed; without it the page waits for the mail. */
export const loader = pageLoader(async (app, { request }) => {
  const { searchParams } = new URL(request.url);
  const [email, token] = [searchParams.get('email'), searchParams.get('token')];
  return { confirmed: email && token ? await verifyEmail(app.api, { email, token }) : undefined };
});

function Waiting() {
  const { t } = useTranslation('account');
  const app = useApp();
  const sent = findSentRegistration(app);
  const lede = sent ? t('registerMail.lede', { email: sent.email }) : t('registerMail.unknown');
  return (
    <CheckMail lede={lede} advice={[t('mail.spam'), t('mail.minutes'), t('registerMail.ready')]}>
      {sent && <Resend send={() => sendRegistration(app, sent)} />}
      <LinkButton variant="action" full as={RouterLink} href="/login">
        {t('login.submit')}
      </LinkButton>
      <LinkButton variant="link" as={RouterLink} href="/register/basic">
        {t('registerMail.again')}
      </LinkButton>
    </CheckMail>
  );
}

function Confirmed({ answer }: { answer: Outcome<string> }) {
  const { t } = useTranslation('account');
  const { session } = useApp();
  const isMember = session.user() !== undefined;
  const next = isMember ? '/member/profile' : '/login';
  return (
    <AccountFrame title={t(answer.ok ? 'confirmed.title' : 'confirmed.failed')}>
      <Card>
        <CardBody>
          <Stack gap={4}>
            {answer.ok ? <Note tone="success">{t('confirmed.text')}</Note> : <RefusalNote failure={answer.failure} />}
            <LinkButton variant="action" size="l" full as={RouterLink} href={next}>
              {t(isMember ? 'confirmed.profile' : 'login.submit')}
            </LinkButton>
            {!answer.ok && (
              <LinkButton variant="link" as={RouterLink} href="/register/basic">
                {t('confirmed.again')}
              </LinkButton>
            )}
          </Stack>
        </CardBody>
      </Card>
    </AccountFrame>
  );
}

export function Component() {
  const { confirmed } = useLoaderData<typeof loader>();
  return confirmed ? <Confirmed answer={confirmed} /> : <Waiting />;
}
