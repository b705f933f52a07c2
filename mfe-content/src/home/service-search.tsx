import { memo, Suspense, use, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findService, isSlotOff, serviceName } from '@wisata/kernel/services';
import { Slot, useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { RemoteDown } from '@wisata/ui/failure-state';
import { outlineIcon } from '@wisata/ui/outline-icon';
import { SearchPanel } from '@wisata/ui/search-panel';
import { Skeleton, SkeletonRegion } from '@wisata/ui/skeleton';
import { Tabs } from '@wisata/ui/tabs';
import { useHydrated } from '@wisata/ui/use-hydrated';
import { useQuietMoment } from './use-quiet-moment.ts';
import { findTab, rememberTab } from './home-tabs.rules.ts';
import styles from './service-search.module.css';

const FIELDS = 4;

function FormSkeleton() {
  const { t } = useTranslation('content');
  return (
    <SkeletonRegion label={t('search.loading')}>
      <div className={styles.loading}>
        {Array.from({ length: FIELDS }, (_, index) => (
          <Skeleton key={index} height={60} shape="control" />
        ))}
      </div>
    </SkeletonRegion>
  );
}

function After({ moment, children }: { readonly moment: Promise<void> | undefined; readonly children: ReactNode }) {
  if (moment) use(moment);
  return children;
}

interface ServiceFormProps {
  readonly service: string;
  readonly search: string;
}

function FormOf({ service, search }: ServiceFormProps) {
  const { t } = useTranslation('content');
  const { config, locale } = useApp();
  return (
    <Slot
      name={`${service}:search-form`}
      props={{ search }}
      loading={<FormSkeleton />}
      fallback={(retry) => (
        <div className={styles.down}>
          <RemoteDown
            name={t('search.down', { service: serviceName(config, service, locale) })}
            action={
              <Button size="s" onClick={retry}>
                {t('again')}
              </Button>
            }
          >
            {t('search.downText')}
          </RemoteDown>
        </div>
      )}
    />
  );
}

/**
 * The form of a service. Where the server has drawn it, its code waits until the rest of the page works. It is not drawn
 * anew with what stands around it: a part that waits would lose what the server has drawn.
 */
const ServiceForm = memo(function ServiceForm({ service, search }: ServiceFormProps) {
  const moment = useQuietMoment(useHydrated());
  return useMemo(
    () => (
      <Suspense fallback={<FormSkeleton />}>
        <After moment={moment}>
          <FormOf service={service} search={search} />
        </After>
      </Suspense>
    ),
    [moment, service, search],
  );
});

interface ServiceSearchProps {
  readonly search?: string;
  /** The one service to search; all that are on sale without it. */
  readonly only?: string;
}

/** One search form per service on sale; a single service needs no tabs. */
export function ServiceSearch({ search = '', only }: ServiceSearchProps) {
  const { t } = useTranslation('content');
  const { config, locale, storage } = useApp();
  const services = config.services.filter(
    (service) => (only === undefined || service === only) && !isSlotOff(config, `${service}:search-form`),
  );
  const isInBrowser = useHydrated();
  const [chosen, setChosen] = useState<string>();
  const remembered = isInBrowser ? findTab(storage.local, services) : services[0];
  const current = chosen ?? remembered;
  const choose = (service: string) => {
    setChosen(service);
    rememberTab(storage.local, service);
  };
  if (!current) return null;
  return (
    <SearchPanel label={t('search.label')}>
      {services.length === 1 ? (
        <ServiceForm service={current} search={search} />
      ) : (
        <Tabs
          variant="services"
          label={t('search.services')}
          selectedId={current}
          onSelect={choose}
          tabs={services.map((service) => ({
            id: service,
            label: serviceName(config, service, locale),
            icon: outlineIcon(findService(config, service)?.icon),
            content: <ServiceForm service={service} search={search} />,
          }))}
        />
      )}
    </SearchPanel>
  );
}
