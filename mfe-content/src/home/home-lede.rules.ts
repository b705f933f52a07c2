import type { AppContext } from '@wisata/kernel/app-context';
import { startWithNames } from '@wisata/kernel/name-lists';
import { serviceName } from '@wisata/kernel/services';

/** What is on sale, in one sentence with the promise that holds for all of it. */
export function homeLede({ t, locale, config }: Pick<AppContext, 't' | 'locale' | 'config'>): string {
  const names = config.services.map((service) => serviceName(config, service, locale));
  return t('content:home.lede', { services: startWithNames(names, locale) });
}
