import { CalendarRange } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import type { DatesDialogProps } from './dates-dialog.tsx';

export type { AskDays } from './trip-dates.ts';

const DatesDialog = lazyPart(async () => (await import('./dates-dialog.tsx')).DatesDialog, null);

interface FlexibleDatesProps extends Omit<DatesDialogProps, 'onClose'> {
  /** The dialog, which the list's address opens. */
  readonly panel: { readonly isOpen: boolean; readonly open: () => void; readonly close: () => void };
  /** Class of the word beside the icon, where a narrow page leaves it out. */
  readonly wordClass?: string | undefined;
  readonly size?: 's' | 'm';
}

/** Opens the prices of other days: a month, and the days around both ways. */
export function FlexibleDates({ panel, wordClass, size = 'm', ...trip }: FlexibleDatesProps) {
  const { t } = useTranslation(trip.service);
  const title = t('flex.title');
  return (
    <>
      <Button size={size} icon={CalendarRange} aria-label={title} aria-haspopup="dialog" onClick={panel.open}>
        <span className={wordClass}>{title}</span>
      </Button>
      {panel.isOpen && <DatesDialog {...trip} onClose={panel.close} />}
    </>
  );
}
