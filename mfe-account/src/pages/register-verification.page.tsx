import { useTranslation } from 'react-i18next';
import { RouterLink, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { CheckMail } from '../components/check-mail.tsx';
import { Resend } from '../components/resend.tsx';
import { findSentRegistration } from '../hooks/registration-draft.ts';
import { sendRegistration } from '../hooks/send-registration.ts';

export function Component() {
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
