import { UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import type { Page } from '@wisata/kernel/envelope';
import type { Outcome } from '@wisata/kernel/outcome';
import { Button } from '@wisata/ui/button';
import { SectionCard } from '@wisata/ui/section-card';
import { EmptyState } from '@wisata/ui/empty-state';
import { FailureState } from '@wisata/ui/failure-state';
import { Stack } from '@wisata/ui/layout';
import { lazyPart } from '@wisata/runtime';
import { useFailureWords } from '../form/use-failure-words.ts';
import type { Passenger } from '../api/passengers.api.ts';
import { KeywordForm } from '../form/keyword-form.tsx';
import { ListPages } from '../page/list-pages.tsx';
import { PassengerRow } from './passenger-row.tsx';
import rows from './passenger-list.module.css';

const RemovePassengerDialog = lazyPart(
  async () => (await import('./remove-passenger-dialog.tsx')).RemovePassengerDialog,
);

interface ListProps {
  readonly passengers: Outcome<Page<Passenger>>;
  readonly keyword: string;
  readonly onOpen: (id: string) => void;
}

/** The list's own part of the address; an open panel does not belong to it. */
function useListPath() {
  const { pathname } = useLocation();
  return (keyword: string, page = 1) => {
    const query = new URLSearchParams(keyword ? { keyword } : {});
    if (page > 1) query.set('page', String(page));
    const text = query.toString();
    return text ? `${pathname}?${text}` : pathname;
  };
}

function Nobody({ keyword, onOpen }: Pick<ListProps, 'keyword' | 'onOpen'>) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const pathOf = useListPath();
  const add = (
    <Button variant="primary" icon={UserPlus} onClick={() => onOpen('new')}>
      {t('travellers.add')}
    </Button>
  );
  if (!keyword) {
    return (
      <EmptyState level={3} title={t('travellers.empty')} actions={add}>
        {t('travellers.emptyText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={3}
      title={t('travellers.none', { keyword })}
      actions={
        <>
          <Button onClick={() => void navigate(pathOf(''), { preventScrollReset: true })}>{t('travellers.all')}</Button>
          {add}
        </>
      }
    >
      {t('travellers.noneText')}
    </EmptyState>
  );
}

function Failed({ message }: { message: string }) {
  const { t } = useTranslation('account');
  const { revalidate, state } = useRevalidator();
  return (
    <FailureState
      level={3}
      title={t('travellers.failed')}
      actions={
        <Button variant="primary" busy={state === 'loading'} onClick={() => void revalidate()}>
          {t('again')}
        </Button>
      }
    >
      {message}
    </FailureState>
  );
}

function Rows({ page, keyword, onOpen }: { page: Page<Passenger> } & Omit<ListProps, 'passengers'>) {
  const { t } = useTranslation('account');
  const { revalidate } = useRevalidator();
  const pathOf = useListPath();
  const [removing, setRemoving] = useState<Passenger>();
  const { items, pagination } = page;
  return (
    <Stack gap={4}>
      {(keyword || pagination.total > items.length) && (
        <p role="status" className={rows.count}>
          {t('travellers.count', { count: pagination.total })}
        </p>
      )}
      <ul role="list">
        {items.map((passenger) => (
          <PassengerRow
            key={passenger.id}
            passenger={passenger}
            onEdit={() => onOpen(passenger.id)}
            onRemove={() => setRemoving(passenger)}
          />
        ))}
      </ul>
      <ListPages label={t('travellers.pages')} pagination={pagination} hrefFor={(number) => pathOf(keyword, number)} />
      {removing && (
        <Suspense>
          <RemovePassengerDialog
            passenger={removing}
            onClose={() => setRemoving(undefined)}
            onRemoved={() => {
              setRemoving(undefined);
              void revalidate();
            }}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/** The people a member travels with, by name. */
export function PassengerList({ passengers, keyword, onOpen }: ListProps) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const pathOf = useListPath();
  const words = useFailureWords();
  const hasSome = passengers.ok && passengers.data.pagination.total > 0;
  return (
    <SectionCard id="saved-passengers" title={t('travellers.title')} subtitle={t('travellers.lede')}>
      <Stack gap={4}>
        {(hasSome || keyword) && (
          <div className={rows.tools}>
            <KeywordForm
              label={t('travellers.search')}
              submit={t('travellers.find')}
              keyword={keyword}
              onSearch={(text) => void navigate(pathOf(text), { preventScrollReset: true })}
            />
            {hasSome && (
              <Button variant="primary" icon={UserPlus} onClick={() => onOpen('new')}>
                {t('travellers.add')}
              </Button>
            )}
          </div>
        )}
        {!passengers.ok && <Failed message={words(passengers.failure)} />}
        {passengers.ok && !hasSome && <Nobody keyword={keyword} onOpen={onOpen} />}
        {passengers.ok && hasSome && <Rows page={passengers.data} keyword={keyword} onOpen={onOpen} />}
      </Stack>
    </SectionCard>
  );
}
