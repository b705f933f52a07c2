import { useTranslation } from 'react-i18next';
import { formatInstant } from '@wisata/kernel/dates';
import { failureWords } from '@wisata/kernel/failure-words';
import { exactPrice, fromMajor } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import { PriceLooksHere } from '@wisata/runtime/journey/price-looks-here';
import { Card } from '@wisata/ui/card';
import { Stack } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { RefundLine } from '../visit/refund-line.tsx';
import { VisitBreakdown } from '../visit/visit-breakdown.tsx';
import { useChoiceText } from '../visit/use-choice-text.ts';
import { formatVisitChoice, visitChoicePath } from '../visit/visit-choice.rules.ts';
import { usePriceCheck, type PriceCheck as Check } from './use-price-check.ts';
import { BookButton } from './book-button.tsx';
import { Enquire } from './enquire.tsx';
import { useProblemText } from './use-problem-text.ts';
import type { VisitView } from './use-visit-view.ts';

interface ViewProps {
  readonly view: VisitView;
}

/** What the operator said to the choice. */
function Said({ view: { service, price }, check }: ViewProps & { readonly check: Check }) {
  const { t } = useTranslation(service);
  const app = useApp();
  if (check.kind === 'none') return null;
  if (check.kind === 'asking') return <Note tone="info">{t('check.asking')}</Note>;
  if (check.kind === 'refused')
    return (
      <Note tone="danger" live="status">
        {failureWords(app, check.failure, { remote: service })}
      </Note>
    );
  const at = formatInstant(check.atMs, app.locale);
  return (
    <Note tone={check.kind === 'same' ? 'success' : 'warn'} live="status">
      {check.kind === 'same'
        ? t('check.same', { at })
        : t('check.changed', { at, price: exactPrice(fromMajor(check.total, price.Currency)) })}
    </Note>
  );
}

/** Why there is nothing to book yet. */
function Missing({ view }: ViewProps) {
  const words = useProblemText(view);
  return view.problem && <Note tone="warn">{words.choice(view.problem)}</Note>;
}

/** What the same choice cost before, and watching it; there is nothing to watch before it can be booked. */
function Looks({ view: { service, choice, visit, total, problem } }: ViewProps) {
  const { when } = useChoiceText(service);
  if (problem) return null;
  return (
    <PriceLooksHere
      service={service}
      subject={formatVisitChoice(choice).toString()}
      total={total}
      watch={{ title: `${visit.title}, ${when(visit, choice)}`, path: visitChoicePath(service, choice) }}
    />
  );
}

/** The price of what is chosen, row by row, asked anew whenever something changes. */
export function PriceCheck({ view }: ViewProps) {
  const { service, choice, pricePackage, breakdown, visit } = view;
  const { t } = useTranslation(service);
  const text = useChoiceText(service);
  const check = usePriceCheck(view);
  const facts = [pricePackage.Name, text.when(visit, choice), text.party(choice)];
  return (
    <Card as="aside" padded labelledBy="price-check">
      <Stack>
        <h3 id="price-check">{t('check.title')}</h3>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        <VisitBreakdown service={service} visit={visit} breakdown={breakdown} />
        <Missing view={view} />
        <Said view={view} check={check} />
        <RefundLine service={service} steps={visit.refundSteps} date={choice.date} isOpenDate={visit.isOpenDate} />
        <BookButton view={view} />
        <Looks view={view} />
        <Enquire view={view} />
        <p>{t(visit.isAllowInquiry ? 'check.bookOrAsk' : 'check.bookOnly')}</p>
      </Stack>
    </Card>
  );
}
