import { Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { brandTitle } from '@wisata/kernel/page-head';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Section } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { useInstallOffer } from './use-install-offer.ts';

/** Says that the site can stand beside the apps, in browsers that offer it and until it was answered once. */
export function InstallHint() {
  const { t } = useTranslation('content');
  const name = brandTitle(useApp().config.brand.name);
  const offer = useInstallOffer();
  if (!offer) return null;
  return (
    <Section id="home-install" title={t('install.title', { name })}>
      <Note
        tone="plain"
        icon={Smartphone}
        actions={
          <>
            <Button variant="primary" onClick={offer.install}>
              {t('install.add')}
            </Button>
            <Button variant="link" onClick={offer.decline}>
              {t('install.decline')}
            </Button>
          </>
        }
      >
        {t('install.text')}
      </Note>
    </Section>
  );
}
