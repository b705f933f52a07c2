import { Loader } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterParts, ListFilter, ListState } from '@wisata/kernel/list-filter';
import { Button } from '@wisata/ui/button';
import { Announcer } from '@wisata/ui/live-region';
import { Sheet } from '@wisata/ui/sheet';
import type { ServiceProps } from './service-props.ts';

interface FilterSheetProps<P extends FilterParts, S extends string> extends ServiceProps {
  readonly of: ListFilter<P, S>;
  /** The filter that is being put together. */
  readonly draft: ListState<P, S>;
  /** How many it would leave. */
  readonly count: number;
  /** While that is being asked for; the draft is applied all the same. */
  readonly busy?: boolean;
  readonly onChange: (draft: ListState<P, S>) => void;
  readonly onClose: () => void;
  readonly onApply: (filter: ListState<P, S>) => void;
  readonly children: ReactNode;
}

/** All filters in one sheet; nothing changes behind it until the button that says how many will be shown. */
export function FilterSheetFrame<P extends FilterParts, S extends string>(props: FilterSheetProps<P, S>) {
  const { service, of, draft, count, busy = false, onChange, onClose, onApply, children } = props;
  const { t } = useTranslation(service);
  const show = t('filter.show', { count });
  const clear = (
    <Button variant="link" size="s" onClick={() => onChange(of.cleared(draft))}>
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
      headAction={of.active(draft).length > 0 && clear}
      foot={
        <Button variant="action" full icon={busy ? Loader : undefined} onClick={() => onApply(draft)}>
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
