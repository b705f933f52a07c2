import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { Card, CardBody, CardHeader } from '@wisata/ui/card';
import { Row, Stack } from '@wisata/ui/layout';
import { RefusalNote } from '../form/refusal-note.tsx';
import { RemovalDialog } from '../form/removal-dialog.tsx';
import { DeviceList } from './device-list.tsx';
import { useErase, useExport } from './use-my-data.ts';

function EraseDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('account');
  return (
    <RemovalDialog
      title={t('myData.eraseTitle')}
      labels={{ no: t('myData.eraseNo'), yes: t('myData.eraseYes') }}
      removal={useErase()}
      onClose={onClose}
    >
      {t('myData.eraseText')}
    </RemovalDialog>
  );
}

/** What the site keeps of the member: to take along, and to take away from this device. */
export function MyDataCard() {
  const { t } = useTranslation('account');
  const { send, busy, problem } = useExport();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card as="section" labelledBy="profile-my-data">
      <CardHeader level={2} id="profile-my-data" title={t('myData.title')} subtitle={t('myData.lede')} />
      <CardBody>
        <Stack gap={4}>
          <p>{t('myData.text')}</p>
          <DeviceList />
          {problem && <RefusalNote failure={problem} />}
          <Row>
            <Button busy={busy} onClick={() => void send()}>
              {t('myData.export')}
            </Button>
            <LinkButton as={RouterLink} href="/member/itinerary">
              {t('myData.documents')}
            </LinkButton>
            <Button onClick={() => setIsAsking(true)}>{t('myData.erase')}</Button>
          </Row>
        </Stack>
      </CardBody>
      {isAsking && <EraseDialog onClose={() => setIsAsking(false)} />}
    </Card>
  );
}
