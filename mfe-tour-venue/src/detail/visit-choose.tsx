import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '@wisata/ui/card';
import { HydrateNear } from '@wisata/ui/hydrate-near';
import { Page, SideColumns } from '@wisata/ui/layout';
import { Skeleton } from '@wisata/ui/skeleton';
import { lazyPart } from '@wisata/runtime';
import { PackageCards } from './package-cards.tsx';
import { PeopleSteppers } from './people-steppers.tsx';
import { PriceCheck } from './price-check.tsx';
import type { VisitView } from './use-visit-view.ts';
import { extrasFor } from './extras.rules.ts';
import styles from './visit-choose.module.css';

const loadExtras = () => import('./visit-extras.tsx');
// Asked for beside the code of the page, so that it is there when somebody comes to it.
loadExtras().catch(() => undefined);
const VisitExtras = lazyPart(async () => (await loadExtras()).VisitExtras);
const VisitCalendar = lazyPart(async () => (await import('./visit-calendar.tsx')).VisitCalendar);

/** Whether there is anything to choose beside package, day and people. */
const hasExtras = ({ choice, ...offered }: VisitView): boolean =>
  offered.price.BedTypes.length > 1 ||
  choice.paxes.some((pax) => extrasFor(offered, pax, choice.paxes.length).length > 0);

interface VisitChooseProps {
  readonly view: VisitView;
  /** The sessions of the chosen day, where a day has several. */
  readonly sessions?: ReactNode;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

/** Package, date and people, with the price beside them. */
export function VisitChoose({ view, sessions }: VisitChooseProps) {
  const { service, choice, visit, price } = view;
  const { t } = useTranslation(service);
  return (
    <div className={styles.band}>
      <Page>
        <section id="choose" className={styles.section} aria-labelledby="choose-title">
          <div>
            <h2 id="choose-title">{t('choose.title')}</h2>
            <p className={styles.lede}>{t('choose.lede', { count: choice.paxes.length })}</p>
          </div>
          {price.PricePackages.length > 1 && (
            <Part title={t('choose.package')}>
              <PackageCards view={view} />
            </Part>
          )}
          <SideColumns at="end" sticky side={<PriceCheck view={view} />}>
            {!visit.isOpenDate && (
              <Part title={t('choose.date')}>
                <Card padded>
                  <HydrateNear fallback={<Skeleton height={360} />}>
                    <VisitCalendar view={view} />
                  </HydrateNear>
                </Card>
              </Part>
            )}
            {sessions}
            <Part title={t('choose.people')}>
              <Card padded>
                <PeopleSteppers view={view} />
              </Card>
            </Part>
            {hasExtras(view) && (
              <Part title={t('choose.extras')}>
                <Card padded>
                  <Suspense fallback={<Skeleton height={200} />}>
                    <VisitExtras view={view} />
                  </Suspense>
                </Card>
              </Part>
            )}
          </SideColumns>
        </section>
      </Page>
    </div>
  );
}
