import { useTranslation } from 'react-i18next';
import { fromMajor, price } from '@wisata/kernel/money';
import type { SearchKind } from '@wisata/kernel/service-search';
import { serviceName } from '@wisata/kernel/services';
import { useApp } from '@wisata/runtime';
import { ChipGroup, RemovableChip } from '@wisata/ui/chip';
import { DateField } from '@wisata/ui/date-field';
import { SelectField } from '@wisata/ui/select-field';
import { TextField } from '@wisata/ui/text-field';
import type { SaidParty, SaidLimits, Understood } from './own-words.model.ts';
import { PlaceInput } from './place-input.tsx';
import { firstDay, lastDay } from './search-address.rules.ts';
import type { OwnWords, SearchableService } from './understand.rules.ts';
import styles from './own-words.module.css';

interface UnderstoodProps {
  readonly said: Understood;
  readonly service: SearchableService;
  readonly words: OwnWords;
  readonly onChange: (change: Partial<Understood>) => void;
}

const PARTY = ['adults', 'children', 'infants', 'rooms'] as const satisfies readonly (keyof SaidParty)[];
const WISHES = ['part', 'travelClass', 'stars', 'maxPrice'] as const satisfies readonly (keyof SaidLimits)[];
const LAST_DAY: Partial<Record<SearchKind, string>> = { stay: 'checkOut', journey: 'return' };
const MOST_COUNTED = 99;

function Party({ said, service, onChange }: Omit<UnderstoodProps, 'words'>) {
  const { t } = useTranslation('content');
  const { keys } = service.search;
  const canSay = (count: (typeof PARTY)[number]) => keys[count] ?? (count === 'adults' ? keys.people : undefined);
  // A field that somebody empties to write another number stays.
  const shown = PARTY.filter((count) => canSay(count) && (count === 'adults' || count in said));
  return shown.map((count) => (
    <TextField
      key={count}
      label={t(`ownWords.${count}`)}
      type="number"
      inputMode="numeric"
      min={0}
      max={MOST_COUNTED}
      value={said[count] ?? ''}
      onChange={({ target }) =>
        onChange({ [count]: target.value === '' ? undefined : Math.min(MOST_COUNTED, Math.abs(target.valueAsNumber)) })
      }
    />
  ));
}

function Days({ said, service, words, onChange }: UnderstoodProps) {
  const { t } = useTranslation('content');
  const { locale } = useApp();
  const { kind, keys } = service.search;
  const isStay = kind === 'stay';
  const labels = { unreadable: t('ownWords.unreadable') };
  const problemOf = (date: string) => (date < words.today ? t('ownWords.past') : undefined);
  return (
    <>
      <DateField
        label={t(isStay ? 'ownWords.checkIn' : 'ownWords.day')}
        value={firstDay(said, words.today)}
        locale={locale}
        labels={labels}
        problemOf={problemOf}
        onChange={(start) => onChange({ start, month: undefined })}
      />
      {keys.end && (
        <DateField
          label={t(`ownWords.${LAST_DAY[kind] ?? 'lastDay'}`)}
          value={lastDay(said, isStay, words.today)}
          locale={locale}
          labels={labels}
          problemOf={(date) => (date < (said.start ?? words.today) ? t('ownWords.beforeStart') : undefined)}
          onChange={(end) => onChange({ end, nights: undefined })}
        />
      )}
    </>
  );
}

function Wishes({ said, service, onChange }: Omit<UnderstoodProps, 'words'>) {
  const { t } = useTranslation('content');
  const wordOf = (wish: (typeof WISHES)[number]) => {
    const value = said[wish];
    if (value === undefined) return undefined;
    if (wish === 'maxPrice') return t('ownWords.atMost', { price: price(fromMajor(Number(value), 'IDR')) });
    return wish === 'stars' ? t('ownWords.stars', { count: Number(value) }) : t(`ownWords.${value}`);
  };
  const shown = WISHES.filter((wish) => service.search.keys[wish] && wordOf(wish));
  if (shown.length === 0) return null;
  return (
    <ChipGroup label={t('ownWords.wishes')}>
      {shown.map((wish) => (
        <RemovableChip
          key={wish}
          removeLabel={t('ownWords.leaveOut', { wish: wordOf(wish) })}
          onRemove={() => onChange({ [wish]: undefined })}
        >
          {wordOf(wish)}
        </RemovableChip>
      ))}
    </ChipGroup>
  );
}

/** What was understood, each thing in a field in which it can be put right. */
export function UnderstoodFields(props: UnderstoodProps) {
  const { said, service, words, onChange } = props;
  const { t } = useTranslation('content');
  const { config, locale } = useApp();
  return (
    <>
      <div className={styles.fields}>
        <SelectField
          label={t('ownWords.service')}
          value={service.key}
          options={words.services.map(({ key }) => ({ value: key, label: serviceName(config, key, locale) }))}
          onChange={({ target }) => onChange({ service: target.value })}
        />
        {service.search.keys.from && (
          <PlaceInput
            label={t('ownWords.from')}
            said={said.from}
            service={service.key}
            places={words.places}
            onChange={(from) => onChange({ from })}
          />
        )}
        <PlaceInput
          label={t(service.search.keys.from ? 'ownWords.to' : 'ownWords.where')}
          said={said.to}
          service={service.key}
          places={words.places}
          onChange={(to) => onChange({ to })}
        />
        <Days {...props} />
        <Party said={said} service={service} onChange={onChange} />
      </div>
      <Wishes said={said} service={service} onChange={onChange} />
    </>
  );
}
