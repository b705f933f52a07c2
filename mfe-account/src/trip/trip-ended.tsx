import { useTranslation } from 'react-i18next';
import { exactPrice, fromMajor } from '@wisata/kernel/money';
import { RouterLink, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { Row, Section, Stack } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import type { Line } from '../api/order.schema.ts';
import { OrderLine } from '../orders/order-line.tsx';
import { OrderTimeline } from '../orders/order-timeline.tsx';
import { searchAgainPath } from '../orders/search-again.rules.ts';

/** What a refunded booking brings back, as far as it is known, and how it came to that. */
function MoneyBack({ line }: { line: Line }) {
  const { t } = useTranslation('trips');
  const refund = line.requests.find(({ type, decision }) => type === 'refund' && decision === 'accepted')?.refund;
  const amount = exactPrice(refund ? fromMajor(refund.amount, refund.currency) : fromMajor(line.amount, line.currency));
  return (
    <Stack gap={3}>
      <OrderLine line={line} />
      <Note tone="success">{t(refund ? 'back.part' : 'back.all', { amount })}</Note>
      <OrderTimeline line={line} />
    </Stack>
  );
}

function SearchAgain({ line }: { line: Line }) {
  const { t } = useTranslation('account');
  const { clock, config } = useApp();
  return (
    <Stack gap={2}>
      <OrderLine line={line} />
      <Row justify="end">
        <LinkButton size="s" as={RouterLink} href={searchAgainPath(config, line, clock.now())}>
          {t('order.searchAgain')}
        </LinkButton>
      </Row>
    </Stack>
  );
}

/** Bookings of these days that stand no more: money that comes back, and what has run out or was given up. */
export function EndedLines({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('trips');
  const refunded = lines.filter(({ payment_status: status }) => status === 'refunded');
  const gone = lines.filter((line) => !refunded.includes(line));
  return (
    <>
      {refunded.length > 0 && (
        <Section title={t('back.title')}>
          <Stack gap={4}>
            {refunded.map((line) => (
              <MoneyBack key={line.id} line={line} />
            ))}
          </Stack>
        </Section>
      )}
      {gone.length > 0 && (
        <Section title={t('gone.title')} lede={t('gone.text')}>
          <Stack gap={4}>
            {gone.map((line) => (
              <SearchAgain key={line.id} line={line} />
            ))}
          </Stack>
        </Section>
      )}
    </>
  );
}

/** Bookings that are good on any day, or have none yet. */
export function UndatedLines({ lines, hasTrip }: { lines: readonly Line[]; hasTrip: boolean }) {
  const { t } = useTranslation('trips');
  return (
    <Section title={t(hasTrip ? 'undated.also' : 'undated.title')}>
      <Stack gap={4}>
        {lines.map((line) => (
          <OrderLine key={line.id} line={line} />
        ))}
      </Stack>
    </Section>
  );
}
