import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivePart, FilterParts, ListFilter, ListState } from '@wisata/kernel/list-filter';
import { Button } from '@wisata/ui/button';
import { Chip, ChipGroup } from '@wisata/ui/chip';
import type { ServiceProps } from './service-props.ts';

/** A filter at hand above the list: one press puts it on, the next takes it off. */
export interface QuickFilter<P extends FilterParts> {
  readonly part: ActivePart<P>;
  readonly name: string;
  /** How many results it leaves; one that leaves none cannot be put on. */
  readonly count: number;
  readonly onChoose: () => void;
}

interface FilterChipsProps<P extends FilterParts, S extends string> extends ServiceProps {
  readonly of: ListFilter<P, S>;
  readonly filter: ListState<P, S>;
  readonly nameOf: (active: ActivePart<P>) => string;
  readonly onChange: (filter: ListState<P, S>) => void;
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
  const active = new Map(of.active(filter).map((part) => [idOf(part), part]));
  const atHand = new Set(quick.map(({ part }) => idOf(part)));
  const others = [...active.values()].filter((part) => !atHand.has(idOf(part)));
  const chip = (part: ActivePart<P>, name: string, more: Pick<QuickFilter<P>, 'count' | 'onChoose'> | undefined) => {
    const isOn = active.has(idOf(part));
    return (
      <Chip
        key={idOf(part)}
        selected={isOn}
        count={more?.count}
        disabled={more?.count === 0 && !isOn}
        removeLabel={t('filter.remove', { name })}
        onToggle={() => (isOn ? onChange(of.without(filter, part)) : more?.onChoose())}
      >
        {name}
      </Chip>
    );
  };
  return (
    <ChipGroup label={t('filter.title')} scroll>
      {first}
      {others.map((part) => chip(part, nameOf(part), undefined))}
      {quick.map(({ part, name, ...more }) => chip(part, name, more))}
      {active.size > 1 && (
        <Button variant="link" size="s" onClick={() => onChange(of.cleared(filter))}>
          {t('filter.clearAll')}
        </Button>
      )}
    </ChipGroup>
  );
}
