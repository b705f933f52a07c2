import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { RouterLink, useApp } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { Card, CardBody } from '@wisata/ui/card';
import { ErrorSummary } from '@wisata/ui/error-summary';
import { bySchema } from '@wisata/ui/form-schema';
import { Row, Stack } from '@wisata/ui/layout';
import { TextField } from '@wisata/ui/text-field';
import { useForm } from '@wisata/ui/use-form';
import { requestPasswordReset } from '../api/auth.api.ts';
import { AccountFrame } from '../components/account-frame.tsx';
import { RefusalNote } from '../components/refusal-note.tsx';
import { useAccountForm } from '../hooks/use-account-form.ts';
import { useArrival, type Arrival } from '../hooks/use-arrival.ts';
import { FORGOT } from '../rules/account-form.rules.ts';

const FIELDS = { email: [] } as const;

function useForgot() {
  const app = useApp();
  const navigate = useNavigate();
  const { email = '' } = useArrival();
  const form = useForm({ judge: bySchema(() => FORGOT), start: { email } });
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
  const { field, idOf, errorOf, summary, failure, busy, onSubmit } = useForgot();
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap={4}>
        <ErrorSummary title={t('login.summary')} errors={summary.errors} attempt={summary.attempt} />
        <TextField
          {...field('email')}
          id={idOf('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t('field.email')}
          hint={t('forgot.emailHint')}
          error={errorOf('email')}
        />
        {failure && <RefusalNote failure={failure} />}
        <Button type="submit" variant="action" size="l" full busy={busy}>
          {t('forgot.submit')}
        </Button>
      </Stack>
    </form>
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
