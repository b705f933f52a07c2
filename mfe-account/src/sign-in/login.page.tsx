import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { storageKey } from '@wisata/kernel/storage-keys';
import { RouterLink, pageLoader } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { Card, CardBody } from '@wisata/ui/card';
import { ErrorSummary } from '@wisata/ui/error-summary';
import { Row, Stack } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { EmailField } from '@wisata/ui/text-field';
import { AccountFrame } from './account-frame.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useLogin } from './use-login.ts';
import { formText } from '../form/form-text.rules.ts';

const CHECKOUT = /^\/[a-z]+\/checkout/;

export const loader = pageLoader((app) => ({ wanted: app.storage.session.get(storageKey('wanted_page')) }));

function LoginForm() {
  const { t } = useTranslation('account');
  const { submit, problem, attempt, busy } = useLogin();
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
        <EmailField
          id="login-email"
          name="email"
          autoComplete="username"
          label={t('login.email')}
          error={problem.email}
        />
        <PasswordField
          id="login-password"
          name="password"
          autoComplete="current-password"
          label={t('login.password')}
          error={problem.password}
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
    <AccountFrame
      title={t('login.title')}
      lede={t('login.lede')}
      below={
        <Row>
          <span>{t('login.newHere')}</span>
          <LinkButton variant="link" as={RouterLink} href="/register/basic">
            {t('login.register')}
          </LinkButton>
        </Row>
      }
    >
      {wanted && <Note tone="info">{t('login.wanted')}</Note>}
      <Card>
        <CardBody>
          <LoginForm />
        </CardBody>
      </Card>
      {wanted && CHECKOUT.test(wanted) && (
        <LinkButton variant="quiet" full as={RouterLink} href={wanted}>
          {t('login.guest')}
        </LinkButton>
      )}
    </AccountFrame>
  );
}
