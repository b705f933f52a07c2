import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import { Section, Row } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { saveFile } from '@wisata/ui/save-file';
import { useLazyModule } from '@wisata/ui/use-lazy-module';
import { deleteDeviceData, exportDeviceData } from './device-data.ts';

const loadQuestion = async () => import('@wisata/ui/question');
const FILE_NAME = 'wisata-device-data.json';

/** What this site keeps in the visitor's browser: to take along, and to remove. */
export function DeviceData() {
  const { t } = useTranslation('content');
  const [isAsking, setIsAsking] = useState(false);
  const [isDeleted, setIsDeleted] = useState(false);
  const [question, fetchQuestion] = useLazyModule(loadQuestion);
  const take = async () =>
    saveFile({ bytes: await exportDeviceData(window), fileName: FILE_NAME, mediaType: 'application/json' });
  const remove = async () => {
    setIsAsking(false);
    await deleteDeviceData(window);
    setIsDeleted(true);
  };
  const ask = () => {
    fetchQuestion();
    setIsAsking(true);
  };
  return (
    <Section id="device-data" title={t('device.title')} lede={t('device.lede')}>
      <Row>
        <Button icon={Download} onClick={() => void take()}>
          {t('device.take')}
        </Button>
        <Button icon={Trash2} onClick={ask}>
          {t('device.delete')}
        </Button>
      </Row>
      <div role="status">{isDeleted && <Note tone="success" title={t('device.deleted')} />}</div>
      {isAsking && question && (
        <question.Question
          title={t('device.question')}
          answers={[
            { label: t('device.keep'), onPress: () => setIsAsking(false) },
            { label: t('device.delete'), onPress: () => void remove() },
          ]}
          onClose={() => setIsAsking(false)}
          labels={{ close: t('close') }}
        >
          <p>{t('device.effect')}</p>
        </question.Question>
      )}
    </Section>
  );
}
