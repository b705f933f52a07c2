import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import { Note } from '@wisata/ui/note';
import type { ServiceProps } from './service-props.ts';

interface OldPricesProps extends ServiceProps {
  /** Searches as if it were new. */
  readonly onRefresh: () => void;
}

/** Says that prices of a list have ended, and asks for new ones. */
export function OldPrices({ service, onRefresh }: OldPricesProps) {
  const { t } = useTranslation(service);
  const refresh = (
    <Button size="s" onClick={onRefresh}>
      {t('status.refresh')}
    </Button>
  );
  return (
    <Note tone="warn" live="status" title={t('status.oldTitle')} actions={refresh}>
      {t('status.old')}
    </Note>
  );
}
