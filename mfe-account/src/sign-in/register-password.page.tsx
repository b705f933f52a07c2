import { useTranslation } from 'react-i18next';
import { redirect, useLoaderData } from 'react-router-dom';
import { RouterLink, pageLoader } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { Card, CardBody } from '@wisata/ui/card';
import { AccountFrame } from './account-frame.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { findRegistration, isPersonComplete } from './registration-draft.ts';

/** The last step of a registration that was begun here; without its beginning it starts there. */
export const loader = pageLoader((app) => {
  const draft = findRegistration(app);
  return isPersonComplete(draft) ? { draft } : redirect(app.href('/register/basic'));
});

export function Component() {
  const { t } = useTranslation('account');
  const { draft } = useLoaderData<{ draft: ReturnType<typeof findRegistration> }>();
  return (
    <AccountFrame
      title={t('createPassword.title')}
      lede={t('createPassword.lede', { email: draft.email })}
      below={
        <LinkButton variant="link" as={RouterLink} href="/register/basic">
          {t('createPassword.back')}
        </LinkButton>
      }
    >
      <Card>
        <CardBody>
          <RegistrationForm draft={draft} premium={false} passwordOnly />
        </CardBody>
      </Card>
    </AccountFrame>
  );
}
