import { useTranslation } from 'react-i18next';
import { RouterLink, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { requestPasswordReset } from '../api/auth.api.ts';
import { CheckMail } from './check-mail.tsx';
import { Resend } from './resend.tsx';
import { useArrival } from './use-arrival.ts';

export function Component() {
  const { t } = useTranslation('account');
  const { api } = useApp();
  const { email } = useArrival();
  return (
    <CheckMail
      lede={email ? t('forgotMail.lede', { email }) : t('forgotMail.unknown')}
      advice={[t('forgotMail.hour'), t('mail.spam'), t('mail.minutes')]}
    >
      {email && <Resend send={() => requestPasswordReset(api, email)} />}
      <LinkButton variant={email ? 'link' : 'action'} as={RouterLink} href="/forgot-password">
        {email ? t('forgotMail.other') : t('forgot.submit')}
      </LinkButton>
      <LinkButton variant="link" as={RouterLink} href="/login">
        {t('forgotMail.login')}
      </LinkButton>
    </CheckMail>
  );
}
