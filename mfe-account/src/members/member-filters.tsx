import { useTranslation } from 'react-i18next';
import { USER_ROLES } from '@wisata/kernel/roles';
import { useQueryNavigate, useOptimisticQuery } from '@wisata/runtime/optimistic-query';
import { Button } from '@wisata/ui/button';
import { ChipGroup, RemovableChip } from '@wisata/ui/chip';
import { Stack } from '@wisata/ui/layout';
import { SelectField } from '@wisata/ui/select-field';
import { MEMBER_STATUSES, formatMemberQuery, parseMemberQuery, type MemberQuery } from './member-query.rules.ts';
import { KeywordForm } from '../form/keyword-form.tsx';
import styles from './member-filters.module.css';

type Filter = 'keyword' | 'role' | 'status';

function useFilter(query: MemberQuery) {
  const ask = useQueryNavigate();
  /** Another filter starts at the first page. */
  return (change: Partial<MemberQuery>) =>
    ask(`/dashboard/member${formatMemberQuery({ ...query, page: 1, ...change })}`, {
      preventScrollReset: true,
    });
}

function ActiveFilters({ query }: { query: MemberQuery }) {
  const { t } = useTranslation('account');
  const change = useFilter(query);
  const words: Record<Filter, string> = {
    keyword: query.keyword,
    role: query.role && t(`members.roles.${query.role}`),
    status: query.status && t(`members.statuses.${query.status}`),
  };
  const active = (Object.keys(words) as Filter[]).filter((filter) => words[filter] !== '');
  if (active.length === 0) return null;
  return (
    <ChipGroup label={t('members.chips')}>
      {active.map((filter) => (
        <RemovableChip
          key={filter}
          removeLabel={t('members.removeFilter', { name: words[filter] })}
          onRemove={() => change({ [filter]: '' })}
        >
          {words[filter]}
        </RemovableChip>
      ))}
      {active.length > 1 && (
        <Button variant="link" size="s" onClick={() => change({ keyword: '', role: '', status: '' })}>
          {t('members.clear')}
        </Button>
      )}
    </ChipGroup>
  );
}

/** Search and filters of the member list; every choice is in the address at once. */
export function MemberFilters({ query: shown }: { query: MemberQuery }) {
  const { t } = useTranslation('account');
  const query = useOptimisticQuery(shown, parseMemberQuery);
  const change = useFilter(query);
  return (
    <Stack gap={3}>
      <div className={styles.fields}>
        <div className={styles.search}>
          <KeywordForm
            label={t('members.search')}
            submit={t('members.find')}
            keyword={query.keyword}
            onSearch={(keyword) => change({ keyword })}
          />
        </div>
        <SelectField
          label={t('members.role')}
          emptyLabel={t('members.all')}
          value={query.role}
          onChange={(event) => change({ role: event.target.value as MemberQuery['role'] })}
          options={USER_ROLES.map((value) => ({ value, label: t(`members.roles.${value}`) }))}
        />
        <SelectField
          label={t('members.status')}
          emptyLabel={t('members.all')}
          value={query.status}
          onChange={(event) => change({ status: event.target.value as MemberQuery['status'] })}
          options={MEMBER_STATUSES.map((value) => ({ value, label: t(`members.statuses.${value}`) }))}
        />
      </div>
      <ActiveFilters query={query} />
    </Stack>
  );
}
