import { useTranslation } from 'react-i18next';
import { todayInJakarta } from '@wisata/kernel/dates';
import type { PageHead } from '@wisata/kernel/remote';
import { RouterLink, useApp, useSessionUser } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { SectionCard } from '@wisata/ui/section-card';
import { Row, Stack } from '@wisata/ui/layout';
import { saveFile } from '@wisata/ui/save-file';
import { AccountPage } from '../page/account-page.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { useTripWords } from '../trip/use-trip-words.ts';
import { readDeviceData } from './device-data.ts';
import { DeviceList } from './device-list.tsx';

export const head = (): PageHead => ({ noIndex: true });

/** What this browser keeps of a guest or a member, listed, taken along and taken away. */
export function Component() {
  useTripWords();
  const { t } = useTranslation('trips');
  const { clock, config } = useApp();
  const user = useSessionUser();
  const download = () => {
    const today = todayInJakarta(clock.now());
    const text = JSON.stringify({ device: readDeviceData(window), exported_on: today }, null, 2);
    const bytes = new TextEncoder().encode(text);
    saveFile({ bytes, fileName: `${config.brand.name}-device-${today}.json`, mediaType: 'application/json' });
  };
  return (
    <AccountPage narrow>
      <PageTitle lede={t('kept.deviceLede')}>{t('account:myData.title')}</PageTitle>
      <SectionCard id="my-device" title={t('kept.title')}>
        <Stack gap={4}>
          <DeviceList />
          <Row>
            <Button onClick={download}>{t('kept.exportDevice')}</Button>
            {user && (
              <LinkButton as={RouterLink} href="/member/profile">
                {t('kept.account')}
              </LinkButton>
            )}
          </Row>
        </Stack>
      </SectionCard>
    </AccountPage>
  );
}
