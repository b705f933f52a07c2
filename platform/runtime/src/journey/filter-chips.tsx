import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import { ChipGroup, RemovableChip } from '@wisata/ui/chip';
import type { ServiceProps } from './service-props.ts';

interface Active {
  readonly kind: string;
  readonly value?: string;
}

interface FilterChipsProps<A extends Active> extends ServiceProps {
  /** Filters that are on. */
  readonly active: readonly A[];
  readonly nameOf: (active: A) => string;
  readonly onRemove: (active: A) => void;
  readonly onClear: () => void;
  /** Before the chips. */
  readonly first?: ReactNode;
  /** After them: what is often filtered by. */
  readonly quick?: ReactNode;
}

/** A row of what is filtered by; one press takes one off. */
export function FilterChips<A extends Active>(props: FilterChipsProps<A>) {
  const { service, active, nameOf, onRemove, onClear, first, quick } = props;
  const { t } = useTranslation(service);
  return (
    <ChipGroup label={t('filter.title')} scroll>
      {first}
      {active.map((each) => (
        <RemovableChip
          key={`${each.kind} ${each.value ?? ''}`}
          removeLabel={t('filter.remove', { name: nameOf(each) })}
          onRemove={() => onRemove(each)}
        >
          {nameOf(each)}
        </RemovableChip>
      ))}
      {quick}
      {active.length > 1 && (
        <Button variant="link" size="s" onClick={onClear}>
          {t('filter.clearAll')}
        </Button>
      )}
    </ChipGroup>
  );
}
