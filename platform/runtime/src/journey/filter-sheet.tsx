import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import { Announcer } from '@wisata/ui/live-region';
import { Sheet } from '@wisata/ui/sheet';
import type { ServiceProps } from './service-props.ts';

interface FilterSheetProps extends ServiceProps {
  /** How many would be shown. */
  readonly count: number;
  /** While that is being asked for. */
  readonly busy?: boolean;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  readonly onClose: () => void;
  readonly onApply: () => void;
  readonly children: ReactNode;
}

/** All filters in one sheet; nothing changes behind it until the button that says how many will be shown. */
export function FilterSheetFrame(props: FilterSheetProps) {
  const { service, count, busy = false, isFiltered, onClear, onClose, onApply, children } = props;
  const { t } = useTranslation(service);
  const show = t('filter.show', { count });
  const clear = (
    <Button variant="link" size="s" onClick={onClear}>
      {t('filter.clearAll')}
    </Button>
  );
  return (
    <Sheet
      open
      onClose={onClose}
      isStep={false}
      title={t('filter.title')}
      side="start"
      phone="full"
      headAction={isFiltered && clear}
      foot={
        <Button variant="action" full busy={busy} onClick={onApply}>
          {show}
        </Button>
      }
      labels={{ close: t('close') }}
    >
      <Announcer message={busy ? '' : show} />
      {children}
    </Sheet>
  );
}

interface SelectAllProps extends ServiceProps {
  /** Name of the group of options. */
  readonly group: string;
  readonly isAll: boolean;
  readonly isNone: boolean;
  readonly onAll: () => void;
  readonly onNone: () => void;
}

/** All options of a group at once, or none of them. */
export function SelectAll({ service, group, isAll, isNone, onAll, onNone }: SelectAllProps) {
  const { t } = useTranslation(service);
  return (
    <>
      <Button variant="link" size="s" disabled={isAll} aria-label={t('filter.selectAllOf', { group })} onClick={onAll}>
        {t('filter.selectAll')}
      </Button>
      <Button variant="link" size="s" disabled={isNone} aria-label={t('filter.clearAllOf', { group })} onClick={onNone}>
        {t('filter.clear')}
      </Button>
    </>
  );
}
