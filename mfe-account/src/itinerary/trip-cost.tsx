import { Calculator } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { exactPrice, money } from '@wisata/kernel/money';
import { Breakdown } from '@wisata/ui/breakdown';
import { Button } from '@wisata/ui/button';
import { SectionCard } from '@wisata/ui/section-card';
import { Stack } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { TextField } from '@wisata/ui/text-field';
import { useTripBudget, useTripCost } from './use-trip-cost.ts';
import { parseBudget, type TripCost as Cost } from './trip-cost.rules.ts';
import { RefusalNote } from '../form/refusal-note.tsx';

function Budget({ total }: Pick<Cost, 'total'>) {
  const { t } = useTranslation('account');
  const [text, change] = useTripBudget();
  const budget = parseBudget(text);
  const left = budget === undefined ? 0 : budget.minor - total.minor;
  return (
    <Stack gap={3}>
      <TextField
        label={t('tripCost.budget')}
        hint={t('tripCost.budgetHint')}
        optional={t('field.optional')}
        prefix="Rp."
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      <div role="status">
        {budget && (
          <Note tone={left < 0 ? 'warn' : 'success'}>
            {t(left < 0 ? 'tripCost.over' : 'tripCost.left', { amount: exactPrice(money(Math.abs(left), 'IDR')) })}
          </Note>
        )}
      </div>
    </Stack>
  );
}

function Sums({ cost: { lines, apart, total, paid, due } }: { cost: Cost }) {
  const { t } = useTranslation('account');
  return (
    <Stack gap={6}>
      <Breakdown
        caption={t('tripCost.title')}
        groups={[
          { lines: lines.map(({ title, amount }) => ({ label: title, amount: exactPrice(amount) })) },
          {
            lines: [
              { label: t('tripCost.paid'), amount: exactPrice(paid) },
              { label: t('tripCost.due'), amount: exactPrice(due) },
            ],
          },
        ]}
        total={{ label: t('tripCost.total'), amount: exactPrice(total) }}
        note={t('tripCost.note')}
      />
      {apart.length > 0 && (
        <Note tone="warn">
          {t('tripCost.apart', {
            bookings: apart.map(({ title, amount }) => `${title} (${exactPrice(amount)})`).join(', '),
          })}
        </Note>
      )}
      <Budget total={total} />
    </Stack>
  );
}

/** What a trip costs, what of it is still to be paid, and what is left of the member's own budget. */
export function TripCost() {
  const { t } = useTranslation('account');
  const { cost, failure, busy, addUp } = useTripCost();
  return (
    <SectionCard id="trip-cost" title={t('tripCost.title')}>
      {cost ? (
        <Sums cost={cost} />
      ) : (
        <Stack gap={3}>
          {failure && <RefusalNote failure={failure} />}
          <Button icon={Calculator} busy={busy} onClick={() => void addUp()}>
            {t('tripCost.addUp')}
          </Button>
        </Stack>
      )}
    </SectionCard>
  );
}
