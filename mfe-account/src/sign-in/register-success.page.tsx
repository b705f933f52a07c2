import { useTranslation } from 'react-i18next';
import type { PageHead } from '@wisata/kernel/remote';
import { storageKey } from '@wisata/kernel/storage-keys';
import { RouterLink, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { Card, CardBody } from '@wisata/ui/card';
import { Stack } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { AccountFrame } from './account-frame.tsx';
import { useArrival } from './use-arrival.ts';

const OWN_PAGE = '/member/profile';

/** The profile is a page for members: signing in leads on to it. */
function OwnPageStep() {
  const { t } = useTranslation('account');
  const { storage } = useApp();
  return (
    <>
      <p>{t('registered.premium')}</p>
      <LinkButton
        variant="action"
        size="l"
        full
        as={RouterLink}
        href="/login"
        onClick={() => storage.session.set(storageKey('wanted_page'), OWN_PAGE)}
      >
        {t('registered.profile')}
      </LinkButton>
    </>
  );
}

export const head = (): PageHead => ({ noIndex: true });

export function Component() {
  const { t } = useTranslation('account');
  const arrival = useArrival();
  return (
    <AccountFrame title={t('registered.heading')} lede={t('registered.lede')}>
      <Card>
        <CardBody>
          <Stack gap={4}>
            {arrival.email && <Note tone="success">{t('registered.sent', { email: arrival.email })}</Note>}
            {arrival.premium && <OwnPageStep />}
            <LinkButton variant={arrival.premium ? 'quiet' : 'action'} size="l" full as={RouterLink} href="/login">
              {t('registered.login')}
            </LinkButton>
            {arrival.email && (
              <LinkButton variant="link" as={RouterLink} href="/register/verification">
                {t('registered.noMail')}
              </LinkButton>
            )}
          </Stack>
        </CardBody>
      </Card>
    </AccountFrame>
  );
}
