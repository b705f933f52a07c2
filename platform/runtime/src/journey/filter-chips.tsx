import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivePart, FilterParts } from '@wisata/kernel/list-filter';
import { Button } from '@wisata/ui/button';
import { Chip, ChipGroup } from '@wisata/ui/chip';
import type { FilterControl } from './filter-control.ts';

/** A filter at hand above the list: one press puts it on, the next takes it off. */
export interface QuickFilter<P extends FilterParts> {
  readonly part: ActivePart<P>;
  /** How many results it leaves; one that leaves none cannot be put on. */
  readonly count: number;
}

interface FilterChipsProps<P extends FilterParts, S extends string> extends FilterControl<P, S> {
  /** Before the chips. */
  readonly first?: ReactNode;
  /** After what is filtered by; each stays where it is when it is pressed, so that the keyboard does too. */
  readonly quick?: readonly QuickFilter<P>[];
}

const idOf = ({ kind, value }: { readonly kind: string; readonly value?: string | undefined }) =>
  `${kind} ${value ?? ''}`;

/** A row of what is filtered by; one press takes one off. */
export function FilterChips<P extends FilterParts, S extends string>(props: FilterChipsProps<P, S>) {
  const { service, of, filter, nameOf, onChange, first, quick = [] } = props;
  const { t } = useTranslation(service);
  const active = of.active(filter);
  const on = new Set(active.map(idOf));
  const atHand = new Set(quick.map(({ part }) => idOf(part)));
  const shown: readonly { readonly part: ActivePart<P>; readonly count?: number }[] = [
    ...active.filter((part) => !atHand.has(idOf(part))).map((part) => ({ part })),
    ...quick,
  ];
  return (
    <ChipGroup label={t('filter.title')} scroll>
      {first}
      {shown.map(({ part, count }) => {
        const isOn = on.has(idOf(part));
        return (
          <Chip
            key={idOf(part)}
            selected={isOn}
            count={count}
            disabled={count === 0 && !isOn}
            removeLabel={t('filter.remove', { name: nameOf(part) })}
            onToggle={() => onChange(isOn ? of.without(filter, part) : of.with(filter, part))}
          >
            {nameOf(part)}
          </Chip>
        );
      })}
      {active.length > 1 && (
        <Button variant="link" size="s" onClick={() => onChange(of.cleared(filter))}>
          {t('filter.clearAll')}
        </Button>
      )}
    </ChipGroup>
  );
}
