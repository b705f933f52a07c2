import type { AppContext } from '@wisata/kernel/app-context';
import { serviceName } from '@wisata/kernel/services';

/** What is on sale, in one sentence with the promise that holds for all of it. */
export function homeLede({ t, locale, config }: Pick<AppContext, 't' | 'locale' | 'config'>): string {
  const names = config.services.map((service) => serviceName(config, service, locale).toLowerCase());
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  return t('content:home.lede', { services: list.charAt(0).toUpperCase() + list.slice(1) });
}
