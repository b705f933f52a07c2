import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { RouterLink, pageLoader } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { Card, CardBody } from '@wisata/ui/card';
import { Row } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { AccountFrame } from './account-frame.tsx';
import { LoginOffer } from './login-offer.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { findRegistration } from './registration-draft.ts';

export const loader = pageLoader((app, { request }) => ({
  draft: findRegistration(app),
  premium: new URL(request.url).pathname.endsWith('/premium'),
}));

function OtherKind({ premium }: { premium: boolean }) {
  const { t } = useTranslation('account');
  const kind = premium ? 'premium' : 'basic';
  return (
    <Row>
      <span>{t(`register.${kind}.other`)}</span>
      <LinkButton variant="link" as={RouterLink} href={premium ? '/register/basic' : '/register/premium'}>
        {t(`register.${kind}.change`)}
      </LinkButton>
    </Row>
  );
}

export function Component() {
  const { t } = useTranslation('account');
  const { draft, premium } = useLoaderData<typeof loader>();
  return (
    <AccountFrame
      title={t(premium ? 'register.premium.heading' : 'register.basic.heading')}
      lede={t('register.lede')}
      below={
        <>
          <OtherKind premium={premium} />
          <LoginOffer />
        </>
      }
    >
      {premium && <Note tone="info">{t('register.premium.adds')}</Note>}
      <Card>
        <CardBody>
          <RegistrationForm draft={draft} premium={premium} />
        </CardBody>
      </Card>
    </AccountFrame>
  );
}
