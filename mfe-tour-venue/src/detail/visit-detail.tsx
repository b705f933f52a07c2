import { CalendarDays, Clock } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { exactPrice, price as priceText } from '@wisata/kernel/money';
import { listPath } from '@wisata/kernel/services';
import { lazyPart, RouterLink, useApp } from '@wisata/runtime';
import { BottomBar } from '@wisata/ui/bottom-bar';
import { LinkButton } from '@wisata/ui/button';
import { Card } from '@wisata/ui/card';
import { DetailPage } from '@wisata/ui/detail-page';
import { SCREEN_HIGH } from '@wisata/runtime/journey/below-fold';
import { useGalleryLabels } from '@wisata/runtime/journey/use-gallery-labels';
import { Gallery } from '@wisata/ui/gallery';
import { IconList } from '@wisata/ui/icon-list';
import { SideColumns } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { PriceBlock } from '@wisata/ui/price';
import { useHydrated } from '@wisata/ui/use-hydrated';
import type { PricedVisit } from '../api/visit.model.ts';
import type { VisitService } from '../visit/visit-service.ts';
import { BookButton } from './book-button.tsx';
import { RefundLine } from '../visit/refund-line.tsx';
import { useChoiceText } from '../visit/use-choice-text.ts';
import { useVisitText } from '../visit/use-visit-text.ts';
import { useVisitView, type VisitView } from './use-visit-view.ts';
import { beginReturn, findListPlace } from '../visit/list-place.rules.ts';
import { VisitChoose } from './visit-choose.tsx';
import styles from './visit-detail.module.css';
import { VisitIntroduction } from './visit-introduction.tsx';
import type { VisitProps } from './visit-props.ts';

const VisitUnpriced = lazyPart(
  async () => (await import(/* webpackChunkName: "story" */ './visit-unpriced.tsx')).VisitUnpriced,
);
/** What is only read comes after what can be pressed: a press on a part without its code would be lost. */
const VisitStory = lazyPart(async () => (await import(/* webpackChunkName: "story" */ './visit-story.tsx')).VisitStory);
const VisitOpinions = lazyPart(
  async () => (await import(/* webpackChunkName: "story" */ './visit-story.tsx')).VisitOpinions,
);

function Pictures({ service, visit }: VisitProps) {
  const { t } = useTranslation(service);
  return (
    <Gallery
      pictures={visit.galleries.map(({ image, caption }) => ({ path: image, alt: caption, width: 960, height: 720 }))}
      swapLabel={(number, count) => t('gallery.swap', { number, count })}
      labels={useGalleryLabels(service, visit.title)}
    />
  );
}

/** What the party pays: under everything on phones, and beside the introduction with the same in rupiah. */
function Total({ view: { service, visit, choice, total, price }, size = 'm' }: { view: VisitView; size?: 'm' | 'l' }) {
  const { t } = useTranslation(service);
  const { about } = useVisitText(service);
  return (
    <PriceBlock
      size={size}
      total={exactPrice(total)}
      covers={t(choice.date ? 'price.covers' : 'price.fromAll', { count: choice.paxes.length })}
      {...(price.PriceType === 'Member' ? { unit: t('price.member') } : {})}
      about={size === 'l' && about(total, visit)}
    />
  );
}

function FromCard({ view }: { readonly view: VisitView }) {
  const { service, visit, choice } = view;
  const { t } = useTranslation(service);
  const choiceText = useChoiceText(service);
  const isSoldOut = view.problem?.code === 'SOLD_OUT';
  return (
    <Card as="aside" padded label={t('detail.priceBar')}>
      <div className={styles.from}>
        <p>{[choiceText.party(choice), choiceText.when(visit, choice)].filter(Boolean).join(' · ')}</p>
        <Total view={view} size="l" />
        {!choice.date && <p>{t('price.fromAdult', { price: priceText(visit.from) })}</p>}
        {isSoldOut ? (
          <>
            <Note tone="warn">{t('choose.missing.SOLD_OUT')}</Note>
            <BookButton view={view} />
          </>
        ) : (
          <LinkButton as={RouterLink} href="#choose" variant="action" full>
            {t('check.choose')}
          </LinkButton>
        )}
        <div className={styles.promises}>
          <RefundLine service={service} steps={visit.refundSteps} date={choice.date} isOpenDate={visit.isOpenDate} />
          <IconList
            lines={[
              ...(visit.cutOffDate > 0
                ? [{ icon: CalendarDays, text: t('closed.CUT_OFF', { days: visit.cutOffDate }) }]
                : []),
              { icon: Clock, text: t('check.payWithin') },
            ]}
          />
        </div>
      </div>
    </Card>
  );
}

/** The list as it was left in this tab, with its search, page and place; else the list as it begins. */
function BackLink({ service }: Pick<VisitProps, 'service'>) {
  const { t } = useTranslation(service);
  const { storage } = useApp();
  const place = useHydrated() ? findListPlace(storage.session, service) : undefined;
  const path = service === 'venue' ? '/venue/list/return' : (place?.path ?? listPath(service));
  return (
    <LinkButton
      as={RouterLink}
      href={path}
      variant="link"
      size="s"
      onClick={() => beginReturn(storage.session, service)}
    >
      {t(place ? 'detail.back' : 'list.everywhere')}
    </LinkButton>
  );
}

interface VisitDetailProps {
  readonly service: VisitService;
  readonly priced: PricedVisit;
  readonly today: string;
  /** The sessions of a day, where there are several. */
  readonly sessions?: (view: VisitView) => ReactNode;
}

/** Everything about one tour or venue, the choice in the middle. */
export function VisitDetailView({ service, priced, today, sessions }: VisitDetailProps) {
  const { t } = useTranslation(service);
  const view = useVisitView(service, priced, today);
  const about = { service, visit: priced.visit };
  const back = <BackLink service={service} />;
  if (!view)
    return (
      <DetailPage back={back}>
        <Pictures {...about} />
        <Suspense>
          <VisitUnpriced service={service} priced={priced} />
        </Suspense>
      </DetailPage>
    );
  return (
    <>
      <DetailPage back={back}>
        <Pictures {...about} />
        <SideColumns at="end" wideOnly side={<FromCard view={view} />}>
          <VisitIntroduction {...about} />
        </SideColumns>
        <Suspense fallback={SCREEN_HIGH}>
          <VisitStory {...about} />
        </Suspense>
      </DetailPage>
      <VisitChoose view={view} sessions={sessions?.(view)} />
      <DetailPage>
        <Suspense>
          <VisitOpinions {...about} />
        </Suspense>
      </DetailPage>
      <BottomBar label={t('detail.priceBar')}>
        <Total view={view} />
        <BookButton view={view} />
      </BottomBar>
    </>
  );
}
