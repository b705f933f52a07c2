import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { canTell } from '@wisata/runtime/tell';
import { isTelling, startTelling, stopTelling } from './device-news.ts';

/** Lets this device tell news while another page is looked at. The browser is asked by the press and never before. */
export function TellSwitch() {
  const { t } = useTranslation('account');
  const { local } = useApp().storage;
  const [isOn, setOn] = useState(() => isTelling(local));
  const [isRefused, setRefused] = useState(() => !canTell());
  const turnOn = async () => {
    const isAllowed = await startTelling(local);
    setOn(isAllowed);
    setRefused(!isAllowed);
  };
  const turnOff = () => {
    stopTelling(local);
    setOn(false);
  };
  if (isRefused) return <p role="status">{t('news.tellRefused')}</p>;
  return (
    <Button onClick={() => (isOn ? turnOff() : void turnOn())} full>
      {t(isOn ? 'news.tellStop' : 'news.tell')}
    </Button>
  );
}
