import { useTranslation } from 'react-i18next';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { failureWords } from '@wisata/kernel/failure-words';
import { listPath } from '@wisata/kernel/services';
import { RouterLink, useApp } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { Card } from '@wisata/ui/card';
import { SideColumns, Stack } from '@wisata/ui/layout';
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
export function VisitUnpriced({ service, priced: { visit, isMember, unpriced } }: VisitUnpricedProps) {
  const { t } = useTranslation(service);
  const app = useApp();
  const { revalidate, state } = useRevalidator();
  const [query] = useSearchParams();
  const choice = { ...parseVisitChoice(query), id: visit.id };
  const about = { service, visit };
  const side = (
    <Card as="aside" padded label={t('check.title')}>
      <Stack>
        {unpriced ? (
          <Note tone="danger" live="alert">
            {failureWords(app, unpriced, { remote: service })}
          </Note>
        ) : (
          <Note tone="info" live="status">
            {t('detail.unpriced')} {visit.isAllowInquiry && t('detail.unpricedAsk')}
          </Note>
        )}
        {unpriced && (
          <Button variant="action" full busy={state === 'loading'} onClick={() => void revalidate()}>
            {t('retry')}
          </Button>
        )}
        <Enquire view={{ ...about, choice, isMember, price: { PriceId: '' } }} />
        <LinkButton as={RouterLink} href={listPath(service)} full>
          {t('list.everywhere')}
        </LinkButton>
      </Stack>
    </Card>
  );
  return (
    <>
      <SideColumns at="end" side={side}>
        <VisitIntroduction {...about} />
      </SideColumns>
      <VisitStory {...about} />
      <VisitOpinions {...about} />
    </>
  );
}
