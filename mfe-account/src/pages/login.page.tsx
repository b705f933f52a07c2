import { Eye, EyeOff } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { storageKey } from '@wisata/kernel/storage-keys';
import { RouterLink, pageLoader } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { Card, CardBody } from '@wisata/ui/card';
import { ErrorSummary } from '@wisata/ui/error-summary';
import { IconButton } from '@wisata/ui/icon-button';
import { Page, Row, Stack } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { TextField } from '@wisata/ui/text-field';
import { PageTitle } from '../components/page-title.tsx';
import { useLogin } from '../hooks/use-login.ts';
import { formText } from '../rules/form-text.rules.ts';

const CHECKOUT = /^\/[a-z]+\/checkout/;

export const loader = pageLoader((app) => ({ wanted: app.storage.session.get(storageKey('wanted_page')) }));

function LoginForm() {
  const { t } = useTranslation('account');
  const { submit, problem, attempt, busy } = useLogin();
  const [shown, setShown] = useState(false);
  const errors = [
    ...(problem.email ? [{ fieldId: 'login-email', message: problem.email }] : []),
    ...(problem.password ? [{ fieldId: 'login-password', message: problem.password }] : []),
    ...(problem.refusal && !problem.email && !problem.password
      ? [{ fieldId: 'login-email', message: problem.refusal }]
      : []),
  ];
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const password = form.get('password');
    void submit(formText(form, 'email'), typeof password === 'string' ? password : '');
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap={4}>
        <ErrorSummary
          title={problem.refusal ? t('login.failed') : t('login.summary')}
          errors={errors}
          attempt={attempt}
        />
        <TextField
          id="login-email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t('login.email')}
          error={problem.email}
        />
        <TextField
          id="login-password"
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          label={t('login.password')}
          error={problem.password}
          action={
            <IconButton
              icon={shown ? EyeOff : Eye}
              label={shown ? t('login.hide') : t('login.show')}
              onClick={() => setShown(!shown)}
            />
          }
        />
        <Button type="submit" variant="action" full busy={busy}>
          {t('login.submit')}
        </Button>
        <LinkButton variant="link" as={RouterLink} href="/forgot-password">
          {t('login.forgot')}
        </LinkButton>
      </Stack>
    </form>
  );
}

export function Component() {
  const { t } = useTranslation('account');
  const { wanted } = useLoaderData<typeof loader>();
  return (
    <Page narrow>
      <PageTitle lede={t('login.lede')}>{t('login.title')}</PageTitle>
      <Stack gap={4}>
        {wanted && <Note tone="info">{t('login.wanted')}</Note>}
        <Card>
          <CardBody>
            <LoginForm />
          </CardBody>
        </Card>
        <Row>
          <span>{t('login.newHere')}</span>
          <LinkButton variant="link" as={RouterLink} href="/register/basic">
            {t('login.register')}
          </LinkButton>
        </Row>
        {wanted && CHECKOUT.test(wanted) && (
          <LinkButton variant="quiet" as={RouterLink} href={wanted}>
            {t('login.guest')}
          </LinkButton>
        )}
      </Stack>
    </Page>
  );
}
