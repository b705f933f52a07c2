import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { todayInJakarta } from '@wisata/kernel/dates';
import { listPath } from '@wisata/kernel/services';
import type { SlotProps } from '@wisata/kernel/remote';
import { RouterLink, useApp } from '@wisata/runtime';
import { besidePlaces, SearchFormFrame } from '@wisata/runtime/journey/search-form-frame';
import { LastSearches } from '@wisata/ui/last-searches';
import { Segmented } from '@wisata/ui/segmented';
import { useHydrated } from '@wisata/ui/use-hydrated';
import { useVisitText } from '../visit/use-visit-text.ts';
import { findHomeCity } from '../visit/home-city.rules.ts';
import { visitListPath } from '../visit/visit-paths.rules.ts';
import { formatVisitSearch, parseVisitSearch } from '../visit/visit-search.rules.ts';
import type { VisitService } from '../visit/visit-service.ts';
import { PlaceField } from './place-field.tsx';
import { SEARCH_MEMORY, type SearchDraft } from './search-memory.rules.ts';
import { useVisitForm } from './use-visit-form.ts';
import { KindField, PeopleField, TimeField } from './visit-fields.tsx';
import styles from './visit-search.module.css';

const typeOf = ({ type }: SearchDraft): [string, string][] => (type ? [['type', String(type)]] : []);
const pathOf = (service: VisitService, draft: SearchDraft) => visitListPath(service, draft, typeOf(draft));

interface FormProps {
  readonly service: VisitService;
  readonly initial: SearchDraft;
  readonly onService: (service: VisitService) => void;
  readonly onSearch: (draft: SearchDraft) => void;
}

/** Tours or venues; where, of what kind, when and for how many. */
function Form({ service, initial, onService, onSearch }: FormProps) {
  const { t } = useTranslation(service);
  const form = useVisitForm(service, initial, onSearch);
  const services = (['tour', 'venue'] as const).map((value) => ({ value, label: t(`search.service.${value}`) }));
  const head = (
    <div className={styles.services}>
      <Segmented label={t('search.services')} labelHidden value={service} options={services} onChange={onService} />
    </div>
  );
  return (
    <SearchFormFrame
      columns="1.2fr 1.1fr 1fr 0.9fr"
      submitLabel={t('search.submit')}
      submit={form.submit}
      plain={{
        path: listPath(service),
        fields: [...besidePlaces(formatVisitSearch(form.draft), ['location']), ...typeOf(form.draft)],
      }}
      head={head}
    >
      <PlaceField form={form} />
      <KindField form={form} />
      <TimeField form={form} />
      <PeopleField form={form} />
    </SearchFormFrame>
  );
}

function SearchesBefore({ service }: { readonly service: VisitService }) {
  const { t } = useTranslation(service);
  const app = useApp();
  const { when } = useVisitText(service);
  const known = SEARCH_MEMORY[service].recentSearches(app.storage.local, todayInJakarta(app.clock.now()));
  const searches = known.map((draft) => ({
    href: pathOf(service, draft),
    words: [draft.city || t('search.everywhere'), when(draft)].join(', '),
  }));
  return <LastSearches label={t('search.last')} searches={searches} as={RouterLink} />;
}

/** Whether an address is one of this search. */
function isOfVisits(search: string): boolean {
  const query = new URLSearchParams(search);
  return ['location', 'month', 'category'].some((name) => query.has(name));
}

/** The search of tours and venues as other pages show it: starts from an address, else from what was last in the form. */
export function VisitSearchPanel({
  search,
  onSearch,
  service: first,
}: SlotProps['search-form'] & { service: VisitService }) {
  const app = useApp();
  const navigate = useNavigate();
  const isInBrowser = useHydrated();
  const [service, setService] = useState(first);
  const query = new URLSearchParams(search);
  const isOwn = service === first && isOfVisits(search);
  const today = todayInJakarta(app.clock.now());
  // Read once: later changes are stored too and must not reset the form.
  const draft = useMemo(
    () => (isInBrowser && !isOwn ? SEARCH_MEMORY[service].findDraft(app.storage.session, today) : undefined),
    [app, isInBrowser, isOwn, service, today],
  );
  const home = isInBrowser ? findHomeCity(app.storage.local, service) : undefined;
  const asked = parseVisitSearch(service, isOwn ? query : new URLSearchParams(), home);
  const start = draft ?? { ...asked, type: isOwn ? Number(query.get('type')) || 0 : 0, city: '' };

  function go(wanted: SearchDraft) {
    onSearch?.();
    void navigate(pathOf(service, wanted));
  }

  return (
    <>
      <Form
        key={[service, draft ? 'left' : (home ?? 'new')].join(' ')}
        service={service}
        initial={start}
        onService={setService}
        onSearch={go}
      />
      {isInBrowser && <SearchesBefore service={service} />}
    </>
  );
}
