import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Checkbox } from '@wisata/ui/checkbox';
import { Page } from '@wisata/ui/layout';
import { useShell } from '../app/start/shell-services.tsx';

/** Turns the developer mode of this page view on and off. */
export function DeveloperSwitch() {
  const { t } = useTranslation('shell');
  const { developerMode } = useShell();
  return (
    <Page>
      <Checkbox
        label={t('dev.mode')}
        detail={t('dev.modeEffect')}
        checked={useStore(developerMode)}
        onChange={({ target }) => developerMode.setState(target.checked, true)}
      />
    </Page>
  );
}
