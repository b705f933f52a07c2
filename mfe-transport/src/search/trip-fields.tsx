import { CalendarDays, MapPin, Plane } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MAP_KEYWORD_MIN } from '@wisata/kernel/contracts/map-defaults';
import { TRANSPORT_LIMITS } from '@wisata/kernel/contracts/transport-terms';
import { formatWallTime, type CalendarDate } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { CountStepper, PartyField } from '@wisata/runtime/journey/party-field';
import type { NamedPlace } from '@wisata/runtime/journey/places-api';
import { PlacesField } from '@wisata/runtime/journey/places-field';
import type { ComboboxOption } from '@wisata/ui/combobox';
import { DateField } from '@wisata/ui/date-field';
import { Icon } from '@wisata/ui/icon';
import { Stack } from '@wisata/ui/layout';
import { SelectField } from '@wisata/ui/select-field';
import { TextField } from '@wisata/ui/text-field';
import { HALF_HOURS, POPULAR, popularName, withStart } from '../trip/trip-search.rules.ts';
import { useSearchText } from '../trip/use-search-text.ts';
import type { End, TripForm } from './use-trip-form.ts';

interface FieldProps {
  readonly form: TripForm;
}

const optionOf = (place: NamedPlace): ComboboxOption<NamedPlace> => ({
  id: place.id,
  label: place.name,
  value: place,
  ...(place.address ? { detail: place.address } : {}),
});

/** Where it begins or ends: cities, districts, airports, stations, sights and stays. */
export function PlaceField({ form, end }: FieldProps & { readonly end: End }) {
  const { t } = useTranslation('transport');
  const chosen = form.place(end);
  // Its own name is asked for once the form is shown.
  const place =
    chosen && chosen.name === chosen.id && POPULAR.includes(chosen.id)
      ? { ...chosen, name: t(popularName(chosen.id)) }
      : chosen;
  const problem = form.problems[end];
  const popular = POPULAR.filter((id) => id !== place?.id).map((id) => ({
    id,
    name: t(popularName(id)),
    address: '',
  }));
  return (
    <PlacesField<NamedPlace>
      service="transport"
      label={t(`search.${end}.${form.draft.mode}`)}
      textName={end}
      icon={<Icon of={MapPin} />}
      value={place && optionOf(place)}
      onChange={(picked) => form.setPlace(end, picked)}
      loadOptions={async (text, signal) => (await form.find(text, signal)).map(optionOf)}
      optionOf={optionOf}
      recent={[]}
      popular={popular}
      minCharacters={MAP_KEYWORD_MIN}
      error={problem && t(problem)}
    />
  );
}

interface MomentFieldProps extends FieldProps {
  readonly which: 'start' | 'end';
  readonly date: CalendarDate;
  readonly time: string;
  readonly onChange: (date: CalendarDate, time: string) => void;
}

/** A day and a half hour, on the clocks of the place. */
function MomentField({ form, which, date, time, onChange }: MomentFieldProps) {
  const { t } = useTranslation('transport');
  const { locale } = useApp();
  const { day } = useSearchText();
  const problem = form.problems[which];
  return (
    <PartyField
      service="transport"
      label={t(`search.${which}`)}
      value={day(date, time)}
      icon={CalendarDays}
      error={problem && t(problem)}
    >
      <Stack>
        <DateField
          label={t('search.day')}
          value={date}
          onChange={(chosen) => chosen && onChange(chosen, time)}
          locale={locale}
          problemOf={(chosen) => (chosen < form.today ? t('search.problem.past') : undefined)}
          labels={{ unreadable: t('calendar.unreadable') }}
        />
        <SelectField
          label={t('search.time')}
          value={time}
          options={HALF_HOURS.map((value) => ({ value, label: formatWallTime(value, locale) }))}
          onChange={({ target }) => onChange(date, target.value)}
        />
      </Stack>
    </PartyField>
  );
}

/** When somebody is met or takes the car. */
export function StartField({ form }: FieldProps) {
  const { draft, change } = form;
  return (
    <MomentField
      form={form}
      which="start"
      date={draft.pickUpDate}
      time={draft.pickUpTime}
      onChange={(date, time) => change(withStart(draft, date, time))}
    />
  );
}

/** When the car comes back or the driver goes home. */
export function EndField({ form }: FieldProps) {
  const { draft, change } = form;
  return (
    <MomentField
      form={form}
      which="end"
      date={draft.dropOffDate}
      time={draft.dropOffTime}
      onChange={(dropOffDate, dropOffTime) => change({ dropOffDate, dropOffTime })}
    />
  );
}

/** The flight that a driver waits for. */
export function FlightField({ form }: FieldProps) {
  const { t } = useTranslation('transport');
  const { draft, problems, change } = form;
  const problem = problems.flight && t(problems.flight);
  return (
    <PartyField
      service="transport"
      label={t('search.flight')}
      value={draft.flight || t('search.noFlight')}
      icon={Plane}
      error={problem}
    >
      <TextField
        label={t('search.flight')}
        hint={t('search.flightHint')}
        optional={t('checkout.optional')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={10}
        value={draft.flight}
        onChange={({ target }) => change({ flight: target.value })}
        error={problem}
      />
    </PartyField>
  );
}

/** How many people and large bags have to fit in. */
export function PeopleField({ form }: FieldProps) {
  const { t } = useTranslation('transport');
  const { party } = useSearchText();
  const { draft, change } = form;
  const refuse = (isRefused: boolean) => (isRefused ? { code: 'LIMIT' } : undefined);
  return (
    <PartyField service="transport" label={t('search.party')} value={party(draft)}>
      <Stack>
        {(['passengers', 'bags'] as const).map((kind) => (
          <CountStepper
            key={kind}
            label={t(`search.${kind}`)}
            hint={t(`search.${kind}Hint`)}
            value={draft[kind]}
            max={TRANSPORT_LIMITS[kind]}
            onChange={(delta) => change({ [kind]: draft[kind] + delta })}
            decreaseLabel={t(`search.${kind}Less`)}
            increaseLabel={t(`search.${kind}More`)}
            less={kind === 'passengers' ? refuse(draft.passengers <= 1) : undefined}
            more={refuse(draft[kind] >= TRANSPORT_LIMITS[kind])}
            reason={() => t(`search.${kind}Limit`)}
          />
        ))}
      </Stack>
    </PartyField>
  );
}
