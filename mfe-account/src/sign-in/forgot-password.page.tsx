import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { RouterLink, useApp } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { Card, CardBody } from '@wisata/ui/card';
import { schemaRules } from '@wisata/ui/form-schema';
import { Row } from '@wisata/ui/layout';
import { EmailField } from '@wisata/ui/text-field';
import { useForm } from '@wisata/ui/use-form';
import { requestPasswordReset } from '../api/auth.api.ts';
import { AccountForm } from '../form/account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useArrival, type Arrival } from './use-arrival.ts';
import { FORGOT } from '../form/account-form.rules.ts';

const FIELDS = { email: [] } as const;

function useForgot() {
  const app = useApp();
  const navigate = useNavigate();
  const { email = '' } = useArrival();
  const form = useForm({ judge: schemaRules(() => FORGOT), start: { email } });
  return useAccountForm({
    form,
    idPrefix: 'forgot',
    fields: FIELDS,
    send: (output) => requestPasswordReset(app.api, output.email),
    onDone: async (output) => {
      app.toast(app.t('account:forgot.done'), 'success');
      await navigate('/forgot-password/verification', { state: { email: output.email } satisfies Arrival });
    },
  });
}

function ForgotPasswordForm() {
  const { t } = useTranslation('account');
  const form = useForgot();
  const submit = (
    <Button type="submit" variant="action" size="l" full busy={form.busy}>
      {t('forgot.submit')}
    </Button>
  );
  return (
    <AccountForm form={form} foot={submit}>
      <EmailField
        {...form.field('email')}
        autoComplete="username"
        label={t('field.email')}
        hint={t('forgot.emailHint')}
      />
    </AccountForm>
  );
}

export function Component() {
  const { t } = useTranslation('account');
  return (
    <AccountFrame
      title={t('forgot.title')}
      lede={t('forgot.lede')}
      below={
        <Row>
          <span>{t('forgot.remembered')}</span>
          <LinkButton variant="link" as={RouterLink} href="/login">
            {t('login.submit')}
          </LinkButton>
        </Row>
      }
    >
      <Card>
        <CardBody>
          <ForgotPasswordForm />
        </CardBody>
      </Card>
    </AccountFrame>
  );
}
