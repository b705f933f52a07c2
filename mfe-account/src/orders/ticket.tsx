import { useTranslation } from 'react-i18next';
import { inlineJson } from '@wisata/kernel/inline-json';
import { Slot } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { RemoteDown } from '@wisata/ui/failure-state';
import { SkeletonResult } from '@wisata/ui/skeleton';
import type { Line } from '../api/order.schema.ts';

/** The voucher of a paid line, shown by its own service and told to programs that read pages. `email` proves a guest. */
export function Ticket({ line, email }: { line: Line; email: string | undefined }) {
  const { t } = useTranslation('account');
  const down = (retry?: () => void) => (
    <RemoteDown
      name={line.title}
      reference={line.code}
      action={
        retry && (
          <Button variant="quiet" onClick={retry}>
            {t('again')}
          </Button>
        )
      }
    >
      {t('ticket.down')}
    </RemoteDown>
  );
  return (
    <>
      {line.reservations.length > 0 && <script type="application/ld+json">{inlineJson(line.reservations)}</script>}
      <Slot
        name={`${line.service}:ticket`}
        props={{ line, ...(email ? { email } : {}) }}
        loading={<SkeletonResult />}
        fallback={down}
        off={down()}
      />
    </>
  );
}
