import { CalendarRange } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usePanelStep } from '@wisata/runtime/journey/use-panel-step';
import { Button } from '@wisata/ui/button';
import { Row } from '@wisata/ui/layout';
import { listStatePath } from './train-list-query.rules.ts';
import type { ListView } from './use-list-view.ts';

const DatesDialog = lazy(async () => ({ default: (await import('./dates-dialog.tsx')).DatesDialog }));

/** Opens the prices of other days: a month, and the days around both ways. */
export function FlexibleDates({ view: { search, state } }: { readonly view: ListView }) {
  const { t } = useTranslation('train');
  const { isOpen, open, close } = usePanelStep('dates', (panel) => listStatePath(search, { ...state, open: panel }));
  return (
    <Row>
      <Button size="s" icon={CalendarRange} aria-haspopup="dialog" onClick={open}>
        {t('flex.title')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DatesDialog search={search} onClose={close} />
        </Suspense>
      )}
    </Row>
  );
}
