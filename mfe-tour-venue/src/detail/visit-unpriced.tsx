import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { listPath } from '@wisata/kernel/services';
import { WaysOut } from '@wisata/runtime/journey/ways-out';
import { Card } from '@wisata/ui/card';
import { Page, SideColumns, Stack } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import type { PricedVisit } from '../api/visit.model.ts';
import { parseVisitChoice } from '../visit/visit-choice.rules.ts';
import type { VisitService } from '../visit/visit-service.ts';
import { Enquire } from './enquire.tsx';
import { VisitIntroduction } from './visit-introduction.tsx';
import { VisitOpinions, VisitStory } from './visit-story.tsx';

interface VisitUnpricedProps {
  readonly service: VisitService;
  readonly priced: PricedVisit;
}

/** What nobody can book while its operator names no price: all about it, and the way to ask where that is possible. */
export function VisitUnpriced({ service, priced: { visit, isMember } }: VisitUnpricedProps) {
  const { t } = useTranslation(service);
  const [query] = useSearchParams();
  const choice = { ...parseVisitChoice(query), id: visit.id };
  const about = { service, visit };
  const side = (
    <Card as="aside" padded label={t('check.title')}>
      <Stack>
        <Note tone="info" live="status">
          {t('detail.unpriced')} {visit.isAllowInquiry && t('detail.unpricedAsk')}
        </Note>
        <Enquire view={{ ...about, choice, isMember, price: { PriceId: '' } }} />
        <WaysOut ways={[{ label: t('list.everywhere'), href: listPath(service) }]} />
      </Stack>
    </Card>
  );
  return (
    <Page>
      <SideColumns at="end" sticky side={side}>
        <VisitIntroduction {...about} />
        <VisitStory {...about} />
        <VisitOpinions {...about} />
      </SideColumns>
    </Page>
  );
}
