import { useTranslation } from 'react-i18next';
import { TRAIN_COUNT_RULES } from '@wisata/kernel/contracts/train-passengers';
import { findCountRefusal } from '@wisata/kernel/traveller-counts';
import { CountStepper, PartyField, PartyNotes } from '@wisata/runtime/journey/party-field';
import { Stack } from '@wisata/ui/layout';
import { useTrainText } from '../journey/use-train-text.ts';
import type { SearchForm } from './use-search-form.ts';

/** Who travels, with the rules in words: four adults, and an infant on the lap of each. */
export function TravellersField({ form }: { readonly form: SearchForm }) {
  const { t } = useTranslation('train');
  const { party } = useTrainText();
  const { counts } = form.search;
  const removed = form.notes.filter(({ code }) => code === 'INFANT_REMOVED');
  return (
    <PartyField service="train" label={t('travellers.title')} value={party(counts)}>
      <Stack>
        {(['ADT', 'INF'] as const).map((type) => (
          <CountStepper
            key={type}
            label={t(`travellers.type.${type}`)}
            hint={t(`travellers.hint.${type}`)}
            value={counts[type]}
            max={TRAIN_COUNT_RULES.maxOf[type] ?? TRAIN_COUNT_RULES.maxTotal}
            onChange={(delta) => form.changeCount(type, delta)}
            decreaseLabel={t(`travellers.less.${type}`)}
            increaseLabel={t(`travellers.more.${type}`)}
            more={findCountRefusal(counts, type, 1, TRAIN_COUNT_RULES)}
            less={findCountRefusal(counts, type, -1, TRAIN_COUNT_RULES)}
            reason={({ code, limit = 0 }) => t(`travellers.refused.${code}`, { count: limit })}
          />
        ))}
        <PartyNotes notes={removed.map(({ code }) => ({ code, text: t(`travellers.said.${code}`) }))} />
      </Stack>
    </PartyField>
  );
}
