import { useState } from 'react';
import { CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { exactPrice, fromMajor } from '@wisata/kernel/money';
import { zoneName } from '@wisata/kernel/trip-moments';
import { lazyPart, useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Card, CardBody, CardHeader } from '@wisata/ui/card';
import { Row, Stack } from '@wisata/ui/layout';
import { useInstantText } from '@wisata/ui/use-instant-text';
import type { Line } from '../api/order.schema.ts';

const CancelDialog = lazyPart(async () => (await import('./cancel-dialog.tsx')).CancelDialog, null);

/** One press gives the booking back while that costs nothing: what was paid, what comes back, and until when. */
export function CancelPanel({ line, email }: { readonly line: Line; readonly email: string | undefined }) {
  const { t } = useTranslation('account');
  const instant = useInstantText(useApp().locale);
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const { cancellation: terms, agenda } = line;
  if (!terms) return null;
  const isPaid = terms.paid > 0;
  // By the clocks of the place, as the rules of the booking say it.
  const zone = agenda[0] && zoneName(agenda[0].zone);
  const amount = exactPrice(fromMajor(terms.refund, terms.currency));
  return (
    <Card as="section" label={t('cancel.heading')}>
      <CardHeader level={2} title={t('cancel.heading')} />
      <CardBody>
        <Stack gap={3}>
          <p>{isPaid ? t('cancel.free', { amount }) : t('cancel.unpaid')}</p>
          {isPaid && terms.until && <p>{t('cancel.until', { at: instant(terms.until, zone) })}</p>}
          <Row>
            <Button icon={CircleX} onClick={() => setAsking(true)}>
              {t('cancel.open')}
            </Button>
          </Row>
          {isAsking && (
            <CancelDialog
              line={line}
              terms={terms}
              email={email}
              onClose={() => setAsking(false)}
              onCanceled={() => revalidate()}
            />
          )}
        </Stack>
      </CardBody>
    </Card>
  );
}
