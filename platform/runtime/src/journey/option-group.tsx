import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import { Checkbox } from '@wisata/ui/checkbox';
import { FilterGroup } from '@wisata/ui/filter-group';
import type { ServiceProps } from './service-props.ts';

interface Option {
  readonly value: string;
  readonly name: string;
  /** How many it would leave. */
  readonly count: number;
}

interface OptionGroupProps extends ServiceProps {
  readonly title: string;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
  /** The values that "All" selects; without it there is no such option. */
  readonly all?: readonly string[] | undefined;
  /** All at once, or none. */
  readonly onSet?: (values: readonly string[]) => void;
}

/** Choices with how many each would leave; one that would leave none stays, disabled. */
export function OptionGroup({ service, title, options, chosen, onToggle, all, onSet }: OptionGroupProps) {
  const { t } = useTranslation(service);
  const foot = all && onSet && (
    <>
      <Button
        variant="link"
        size="s"
        disabled={all.every((value) => chosen.includes(value))}
        aria-label={t('filter.selectAllOf', { group: title })}
        onClick={() => onSet(all)}
      >
        {t('filter.selectAll')}
      </Button>
      <Button
        variant="link"
        size="s"
        disabled={chosen.length === 0}
        aria-label={t('filter.clearAllOf', { group: title })}
        onClick={() => onSet([])}
      >
        {t('filter.clear')}
      </Button>
    </>
  );
  return (
    <FilterGroup title={title} foot={foot}>
      {options.map(({ value, name, count }) => (
        <Checkbox
          key={value}
          label={name}
          aside={count}
          checked={chosen.includes(value)}
          disabled={count === 0 && !chosen.includes(value)}
          onChange={() => onToggle(value)}
        />
      ))}
    </FilterGroup>
  );
}
