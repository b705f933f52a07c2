import { useTranslation } from 'react-i18next';
import { findService } from '@wisata/kernel/services';
import { useApp } from '@wisata/runtime';

/** What one booking of a service is called: as its release says, else as this remote knows kinds of products, else its key. */
export function useServiceName(): (service: string) => string {
  const { t } = useTranslation('account');
  const { config, locale } = useApp();
  return (service) =>
    findService(config, service)?.names[locale].one ?? t(`service.${service}`, { defaultValue: service });
}
