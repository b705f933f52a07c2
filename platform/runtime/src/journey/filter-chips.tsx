import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivePart, FilterParts, ListFilter, ListState } from '@wisata/kernel/list-filter';
import { Button } from '@wisata/ui/button';
import { ChipGroup, RemovableChip } from '@wisata/ui/chip';
import type { ServiceProps } from './service-props.ts';

interface FilterChipsProps<P extends FilterParts, S extends string> extends ServiceProps {
  readonly of: ListFilter<P, S>;
  readonly filter: ListState<P, S>;
  readonly nameOf: (active: ActivePart<P>) => string;
  readonly onChange: (filter: ListState<P, S>) => void;
  /** Before the chips. */
  readonly first?: ReactNode;
  /** After them: what is often filtered by. */
  readonly quick?: ReactNode;
}

/** A row of what is filtered by; one press takes one off. */
export function FilterChips<P extends FilterParts, S extends string>(props: FilterChipsProps<P, S>) {
  const { service, of, filter, nameOf, onChange, first, quick } = props;
  const { t } = useTranslation(service);
  const active = of.active(filter);
  return (
    <ChipGroup label={t('filter.title')} scroll>
      {first}
      {active.map((each) => (
        <RemovableChip
          key={`${each.kind} ${each.value ?? ''}`}
          removeLabel={t('filter.remove', { name: nameOf(each) })}
          onRemove={() => onChange(of.without(filter, each))}
        >
          {nameOf(each)}
        </RemovableChip>
      ))}
      {quick}
      {active.length > 1 && (
        <Button variant="link" size="s" onClick={() => onChange(of.cleared(filter))}>
          {t('filter.clearAll')}
        </Button>
      )}
    </ChipGroup>
  );
}
