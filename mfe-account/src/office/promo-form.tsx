import { useTranslation } from 'react-i18next';
import { LOCALES } from '@wisata/kernel/locale';
import { useApp } from '@wisata/runtime';
import { Chip, ChipGroup } from '@wisata/ui/chip';
import { DateField } from '@wisata/ui/date-field';
import { Segmented } from '@wisata/ui/segmented';
import { SelectField } from '@wisata/ui/select-field';
import { TextArea } from '@wisata/ui/text-area';
import { TextField } from '@wisata/ui/text-field';
import { useServiceName } from '../orders/use-service-name.ts';
import styles from './office.module.css';
import type { PromoInput } from './promo-form.rules.ts';
import type { PromoForm } from './use-promo-edit.ts';

/** Names of the fields that are one line of text, and what the server calls them. */
const LINES = {
  discountAmount: 'discount_amount',
  discountPercent: 'discount_percent',
  discountMax: 'discount_max',
  minOrder: 'min_order',
  maxUses: 'max_uses',
  minTotalNight: 'min_total_night',
  startAt: 'start_at',
  expiresAt: 'expires_at',
  startTime: 'start_time',
  endTime: 'end_time',
} as const;

interface LineProps extends PromoForm {
  readonly name: keyof typeof LINES;
  readonly type?: 'datetime-local' | 'time';
  readonly prefix?: string;
  readonly suffix?: string;
}

function Line({ name, input, change, problemOf, type, ...affixes }: LineProps) {
  const { t } = useTranslation('office');
  return (
    <TextField
      id={`promo-${name}`}
      label={t(`promos.field.${name}`)}
      hint={t(`promos.hint.${name}`, { defaultValue: '' }) || undefined}
      type={type ?? 'text'}
      {...(type ? {} : { inputMode: name === 'discountPercent' ? ('decimal' as const) : ('numeric' as const) })}
      autoComplete="off"
      value={input[name]}
      onChange={(event) => change({ [name]: event.target.value })}
      error={problemOf(LINES[name])}
      {...affixes}
    />
  );
}

function BothLanguages({ name, input, change, problemOf }: PromoForm & { name: 'name' | 'description' }) {
  const { t } = useTranslation('office');
  return LOCALES.map((locale) => (
    <TextField
      key={locale}
      id={`promo-${name}-${locale}`}
      label={t('content.inLanguage', { label: t(`promos.field.${name}`), language: t(`content.language.${locale}`) })}
      lang={locale}
      value={input[name][locale]}
      onChange={(event) => change({ [name]: { ...input[name], [locale]: event.target.value } })}
      error={problemOf(`${name}.${locale}`)}
    />
  ));
}

function Gives(form: PromoForm) {
  const { t } = useTranslation('office');
  const { input, change } = form;
  return (
    <>
      <Segmented
        label={t('promos.field.gives')}
        options={(['fixed', 'percent'] as const).map((value) => ({ value, label: t(`promos.gives.${value}`) }))}
        value={input.isFixed ? 'fixed' : 'percent'}
        onChange={(value) => change({ isFixed: value === 'fixed' })}
      />
      {input.isFixed ? (
        <Line {...form} name="discountAmount" prefix="Rp." />
      ) : (
        <>
          <Line {...form} name="discountPercent" suffix="%" />
          <Line {...form} name="discountMax" prefix="Rp." />
        </>
      )}
      <Line {...form} name="minOrder" prefix="Rp." />
      <Line {...form} name="maxUses" />
      <Line {...form} name="startAt" type="datetime-local" />
      <Line {...form} name="expiresAt" type="datetime-local" />
    </>
  );
}

function Days({ name, input, change }: PromoForm & { name: 'checkInDays' | 'bookingDays' }) {
  const { t } = useTranslation('office');
  const chosen = input[name];
  return (
    <div>
      <p aria-hidden="true" className={styles.groupLabel}>
        {t(`promos.field.${name}`)}
      </p>
      <ChipGroup label={t(`promos.field.${name}`)}>
        {[1, 2, 3, 4, 5, 6, 0].map((day) => (
          <Chip
            key={day}
            selected={chosen.includes(day)}
            onToggle={() =>
              change({ [name]: chosen.includes(day) ? chosen.filter((each) => each !== day) : [...chosen, day] })
            }
          >
            {t(`promos.day.${day}`)}
          </Chip>
        ))}
      </ChipGroup>
    </div>
  );
}

function Period(form: PromoForm) {
  const { t } = useTranslation('office');
  const { locale } = useApp();
  const { input, change, problemOf } = form;
  return (
    <>
      <SelectField
        id="promo-period"
        label={t('promos.field.periodType')}
        value={input.periodType}
        onChange={(event) => change({ periodType: event.target.value as PromoInput['periodType'] })}
        emptyLabel={t('promos.period.none')}
        options={(['stay', 'booking'] as const).map((value) => ({ value, label: t(`promos.period.${value}`) }))}
      />
      {(['startDate', 'endDate'] as const).map((name) => (
        <DateField
          key={name}
          id={`promo-${name}`}
          label={t(`promos.field.${name}`)}
          locale={locale}
          value={input[name] || undefined}
          onChange={(date) => change({ [name]: date ?? '' })}
          onUnreadable={(typed) => change({ [name]: typed })}
          labels={{ unreadable: t('answer.dayUnreadable') }}
          error={problemOf(name === 'startDate' ? 'start_date' : 'end_date')}
        />
      ))}
      {input.periodType !== 'stay' && <Line {...form} name="startTime" type="time" />}
      {input.periodType !== 'stay' && <Line {...form} name="endTime" type="time" />}
    </>
  );
}

function Conditions(form: PromoForm) {
  const { t } = useTranslation('office');
  const { input, change, problemOf } = form;
  return (
    <>
      <Period {...form} />
      <Line {...form} name="minTotalNight" />
      {(['regions', 'hotels'] as const).map((name) => (
        <TextArea
          key={name}
          id={`promo-${name}`}
          label={t(`promos.field.${name}`)}
          hint={t('promos.hint.lines')}
          rows={3}
          value={input[name]}
          onChange={(event) => change({ [name]: event.target.value })}
          error={problemOf(name)}
        />
      ))}
      <Days {...form} name="checkInDays" />
      <Days {...form} name="bookingDays" />
    </>
  );
}

/** All that is written of a code; one that stands keeps its name. */
export function PromoFormFields({ isNew, types, ...form }: PromoForm & { isNew: boolean; types: readonly string[] }) {
  const { t } = useTranslation('office');
  const nameOf = useServiceName();
  const { input, change, problemOf } = form;
  return (
    <div className={styles.list}>
      <TextField
        id="promo-code"
        label={t('promos.field.code')}
        readOnly={!isNew}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={input.code}
        onChange={(event) => change({ code: event.target.value })}
        error={problemOf('code')}
      />
      <BothLanguages {...form} name="name" />
      <BothLanguages {...form} name="description" />
      <SelectField
        id="promo-type"
        label={t('promos.field.type')}
        value={input.type}
        onChange={(event) => change({ type: event.target.value })}
        options={types.map((value) => ({ value, label: value === 'all' ? t('promos.everything') : nameOf(value) }))}
        error={problemOf('type')}
      />
      <Gives {...form} />
      <h2 className={styles.formPart}>{t('promos.only')}</h2>
      <Conditions {...form} />
    </div>
  );
}
