import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TRANSPORT_MODES, type TransportMode } from '@wisata/kernel/contracts/transport-terms';
import type { SlotProps } from '@wisata/kernel/remote';
import { listPath } from '@wisata/kernel/services';
import { besidePlaces, SearchFormFrame } from '@wisata/runtime/journey/search-form-frame';
import { SearchStart } from '@wisata/runtime/journey/search-start';
import { Checkbox } from '@wisata/ui/checkbox';
import { Segmented } from '@wisata/ui/segmented';
import {
  defaultSearch,
  formatTripSearch,
  parseTripSearch,
  PLACES,
  tripListPath,
  withMode,
  type TripSearch,
} from '../trip/trip-search.rules.ts';
import { useSearchText } from '../trip/use-search-text.ts';
import { TRIP_SEARCHES, type TripDraft } from './search-memory.rules.ts';
import { EndField, FlightField, PeopleField, PlaceField, StartField } from './trip-fields.tsx';
import styles from './trip-search.module.css';
import { useTripForm, type TripForm } from './use-trip-form.ts';

const NAMES = ['pickUp', 'pickUpDate', 'mode'];
const COLUMNS = { here: '1.4fr 1.1fr 1.1fr 0.9fr', elsewhere: '1.2fr 1.2fr 1fr 1fr 0.9fr' } as const;

const NOWHERE = { dropOff: '', dropOffName: '' };

/** Whether the trip ends elsewhere: a place that the form does not show is not searched either, and comes back with the transfer. */
function useElsewhere({ draft, change }: TripForm) {
  const { mode, dropOff, dropOffName } = draft;
  const [wantsElsewhere, setElsewhere] = useState(dropOff !== '');
  const [hidden, setHidden] = useState(NOWHERE);
  const isShownIn = (each: TransportMode) => each === 'transfer' || wantsElsewhere;
  const isElsewhere = isShownIn(mode);
  return {
    isElsewhere,
    onElsewhere(isWanted: boolean) {
      setElsewhere(isWanted);
      if (!isWanted) change(NOWHERE);
    },
    onMode(wanted: TransportMode) {
      const isShown = isShownIn(wanted);
      if (isElsewhere && !isShown) setHidden({ dropOff, dropOffName });
      const place = isShown ? hidden : NOWHERE;
      change({ ...withMode(draft, wanted), ...(isShown === isElsewhere ? {} : place) });
    },
  };
}

interface HeadProps extends ReturnType<typeof useElsewhere> {
  readonly form: TripForm;
}

/** How one goes, and for a car whether it stays in town and comes back where it was taken. */
function Head({ form, isElsewhere, onElsewhere, onMode }: HeadProps) {
  const { t } = useTranslation('transport');
  const { draft, change } = form;
  const modes = TRANSPORT_MODES.map((value) => ({ value, label: t(`modes.${value}`) }));
  return (
    <div className={styles.head}>
      <Segmented label={t('search.mode')} labelHidden value={draft.mode} options={modes} onChange={onMode} />
      {draft.mode !== 'transfer' && (
        <>
          <Checkbox
            label={t(`search.elsewhere.${draft.mode}`)}
            checked={isElsewhere}
            onChange={() => onElsewhere(!isElsewhere)}
          />
          <Checkbox
            label={t('search.outOfTown')}
            checked={draft.outOfTown}
            onChange={() => change({ outOfTown: !draft.outOfTown })}
          />
        </>
      )}
    </div>
  );
}

interface FormProps {
  readonly initial: TripDraft;
  readonly onSearch: (draft: TripDraft) => void;
}

/** Where, when and for how many. */
function Form({ initial, onSearch }: FormProps) {
  const { t } = useTranslation('transport');
  const form = useTripForm(initial, onSearch);
  const elsewhere = useElsewhere(form);
  const { isElsewhere } = elsewhere;
  return (
    <SearchFormFrame
      columns={isElsewhere ? COLUMNS.elsewhere : COLUMNS.here}
      submitLabel={t('search.submit')}
      submit={form.submit}
      plain={{ path: listPath('transport'), fields: besidePlaces(formatTripSearch(form.draft), PLACES) }}
      head={<Head form={form} {...elsewhere} />}
    >
      <PlaceField form={form} end="pickUp" />
      {isElsewhere && <PlaceField form={form} end="dropOff" />}
      <StartField form={form} />
      {form.draft.mode === 'transfer' ? <FlightField form={form} /> : <EndField form={form} />}
      <PeopleField form={form} />
    </SearchFormFrame>
  );
}

const unnamed = (search: TripSearch): TripDraft => ({ ...search, pickUpName: '', dropOffName: '' });

/** The search of vehicles and transfers as other pages show it. */
export function TripSearchPanel(slot: SlotProps['search-form']) {
  const { t } = useTranslation('transport');
  const { when } = useSearchText();
  return (
    <SearchStart
      {...slot}
      service="transport"
      memory={TRIP_SEARCHES}
      names={NAMES}
      startOf={(query, draft, today) =>
        query ? unnamed(parseTripSearch(query, today)) : (draft ?? unnamed(defaultSearch(today)))
      }
      linkOf={(search) => ({
        href: tripListPath(search),
        words: [t(`modes.${search.mode}`), search.pickUpName, when(search)].filter(Boolean).join(', '),
      })}
      form={(start, go) => <Form initial={start} onSearch={(wanted) => go(tripListPath(wanted))} />}
    />
  );
}
