import { Fragment, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { todayInJakarta, type CalendarDate } from '@wisata/kernel/dates';
import type { SlotProps } from '@wisata/kernel/remote';
import type { SearchMemory } from '@wisata/kernel/search-memory';
import { RouterLink, useApp } from '@wisata/runtime';
import { LastSearches } from '@wisata/ui/last-searches';
import { useHydrated } from '@wisata/ui/use-hydrated';
import type { ServiceProps } from './service-props.ts';

type Slot = SlotProps['search-form'];

interface SearchStartProps<Search, Draft> extends ServiceProps, Slot {
  readonly memory: SearchMemory<Search, Draft>;
  /** Names of which an address of a search has one at least. */
  readonly names: readonly string[];
  /** The form of an address, or without one the form as it was left, or as it begins. */
  readonly startOf: (query: URLSearchParams | undefined, draft: Draft | undefined, today: CalendarDate) => Draft;
  /** Address that answers a search that was made before, and its words. */
  readonly linkOf: (search: Search) => { readonly href: string; readonly words: string };
  readonly form: (start: Draft, go: (path: string) => void) => ReactNode;
}

function SearchesBefore<Search, Draft>(props: SearchStartProps<Search, Draft>) {
  const { service, memory, linkOf } = props;
  const { t } = useTranslation(service);
  const { storage, clock } = useApp();
  const searches = memory.recentSearches(storage.local, todayInJakarta(clock.now())).map(linkOf);
  return <LastSearches label={t('search.last')} searches={searches} as={RouterLink} />;
}

/** A service's search as other pages show it: it starts from an address, else from what was last in the form. */
export function SearchStart<Search, Draft>(props: SearchStartProps<Search, Draft>) {
  const { search, memory, names, startOf, form, onSearch } = props;
  const { storage, clock } = useApp();
  const navigate = useNavigate();
  const isInBrowser = useHydrated();
  const today = todayInJakarta(clock.now());
  // Read once: later changes are stored too and must not reset the form.
  const draft = useMemo(
    () => (isInBrowser ? memory.findDraft(storage.session, today) : undefined),
    [isInBrowser, memory, storage, today],
  );
  const query = new URLSearchParams(search);
  const start = startOf(names.some((name) => query.has(name)) ? query : undefined, draft, today);
  const go = (path: string) => {
    onSearch?.();
    void navigate(path);
  };
  return (
    <>
      <Fragment key={draft ? 'left' : 'new'}>{form(start, go)}</Fragment>
      {isInBrowser && <SearchesBefore {...props} />}
    </>
  );
}
