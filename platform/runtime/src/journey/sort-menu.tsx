import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Announcer } from '@wisata/ui/live-region';
import { SelectField } from '@wisata/ui/select-field';
import type { ServiceProps } from './service-props.ts';

interface SortMenuProps<S extends string> extends ServiceProps {
  readonly sorts: readonly S[];
  /** What is chosen. */
  readonly sort: S;
  readonly onSort: (sort: S) => void;
}

/** All orders of a list. */
export function SortMenu<S extends string>({ service, sorts, sort, onSort }: SortMenuProps<S>) {
  const { t } = useTranslation(service);
  return (
    <SelectField
      label={t('sort.label')}
      labelHidden
      value={sort}
      onChange={({ target }) => sorts.filter((each) => each === target.value).forEach(onSort)}
      options={sorts.map((value) => ({ value, label: t(`sort.${value as string}`) }))}
    />
  );
}

interface SortSaidProps extends ServiceProps {
  /** The order that the list stands in. */
  readonly sort: string;
  /** How many there are. */
  readonly count: number;
}

/** Announces the order of a list after each change, but not the first one. */
export function SortSaid({ service, sort, count }: SortSaidProps) {
  const { t } = useTranslation(service);
  const [first] = useState(sort);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && sort !== first) setChanged(true);
  return <Announcer message={hasChanged ? t('sort.said', { sort: t(`sort.${sort}`), count }) : ''} />;
}
