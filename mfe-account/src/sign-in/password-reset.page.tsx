import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { pageLoader } from '@wisata/runtime';
import { Card, CardBody } from '@wisata/ui/card';
import { AccountFrame } from './account-frame.tsx';
import { PasswordChanged } from './password-changed.tsx';
import { PasswordResetForm } from './password-reset-form.tsx';

/** The link in the mail carries the token and, to be confirmed, the address. */
export const loader = pageLoader((_app, { params, query }) => ({
  token: params['token'] ?? '',
  email: query.get('email') ?? '',
}));

export function Component() {
  const { t } = useTranslation('account');
  const { token, email } = useLoaderData<typeof loader>();
  const [changed, setChanged] = useState(false);
  if (changed) return <PasswordChanged />;
  return (
    <AccountFrame title={t('reset.title')} lede={t('reset.lede')}>
      <Card>
        <CardBody>
          <PasswordResetForm token={token} email={email} onDone={() => setChanged(true)} />
        </CardBody>
      </Card>
    </AccountFrame>
  );
}
