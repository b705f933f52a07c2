import { CalendarDays, Shapes } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CountStepper, PartyField } from '@wisata/runtime/journey/party-field';
import { SelectField } from '@wisata/ui/select-field';
import { useVisitText } from '../visit/use-visit-text.ts';
import { MOST_CHILDREN, MOST_PEOPLE, yearsFrom } from '../visit/visit-search.rules.ts';
import { ChoiceField } from './choice-field.tsx';
import type { VisitForm } from './use-visit-form.ts';

interface FieldProps {
  readonly form: VisitForm;
}

/** A select of numbers in which 0 means all of them. */
function NumberSelect(props: {
  readonly label: string;
  readonly all: string;
  readonly value: number;
  readonly options: readonly { readonly id: number; readonly name: string }[];
  readonly onChange: (value: number) => void;
}) {
  const { label, all, value, options, onChange } = props;
  return (
    <SelectField
      label={label}
      value={value ? String(value) : ''}
      emptyLabel={all}
      options={options.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}

/** Category and, within it, type. */
export function KindField({ form }: FieldProps) {
  const { service, draft, categories, types, change, setCategory } = form;
  const { t } = useTranslation(service);
  const nameIn = (list: typeof categories, id: number) => list.find((each) => each.id === id)?.name;
  const value = nameIn(types, draft.type) ?? nameIn(categories, draft.category) ?? t('search.allKinds');
  return (
    <ChoiceField service={service} label={t('search.kind')} value={value} icon={Shapes}>
      <NumberSelect
        label={t('search.category')}
        all={t('search.allCategories')}
        value={draft.category}
        options={categories}
        onChange={setCategory}
      />
      <NumberSelect
        label={t('search.type')}
        all={t('search.allTypes')}
        value={draft.type}
        options={types}
        onChange={(type) => change({ type })}
      />
    </ChoiceField>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Month and year, either of which may be left open. */
export function TimeField({ form }: FieldProps) {
  const { service, draft, today, change } = form;
  const { t } = useTranslation(service);
  const { month, when } = useVisitText(service);
  return (
    <ChoiceField service={service} label={t('search.time')} value={when(draft)} icon={CalendarDays}>
      <NumberSelect
        label={t('search.month')}
        all={t('search.allMonths')}
        value={draft.month}
        options={MONTHS.map((id) => ({ id, name: month(id) }))}
        onChange={(chosen) => change({ month: chosen })}
      />
      <NumberSelect
        label={t('search.year')}
        all={t('search.allYears')}
        value={draft.year}
        options={yearsFrom(today).map((id) => ({ id, name: String(id) }))}
        onChange={(year) => change({ year })}
      />
    </ChoiceField>
  );
}

/** Who prices are shown for; infants are added on the product's page. */
export function PeopleField({ form }: FieldProps) {
  const { service, draft, change } = form;
  const { t } = useTranslation(service);
  const { party } = useVisitText(service);
  const { participants, children } = draft;
  const refuse = (isRefused: boolean) => (isRefused ? { code: 'LIMIT' } : undefined);
  return (
    <PartyField service={service} label={t('search.people')} value={party(participants, children)}>
      <CountStepper
        label={t('search.adults')}
        value={participants}
        max={MOST_PEOPLE}
        onChange={(delta) => change({ participants: participants + delta })}
        decreaseLabel={t('search.less')}
        increaseLabel={t('search.more')}
        less={refuse(participants <= 1)}
        more={refuse(participants >= MOST_PEOPLE)}
        reason={() => t('search.oneAtLeast')}
      />
      <CountStepper
        label={t('search.children')}
        hint={t('search.childrenHint')}
        value={children}
        max={MOST_CHILDREN}
        onChange={(delta) => change({ children: children + delta })}
        decreaseLabel={t('search.lessChildren')}
        increaseLabel={t('search.moreChildren')}
        less={undefined}
        more={refuse(children >= MOST_CHILDREN)}
        reason={() => t('search.childrenAtMost', { count: MOST_CHILDREN })}
      />
    </PartyField>
  );
}
