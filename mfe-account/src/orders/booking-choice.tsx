import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { exactPrice } from '@wisata/kernel/money';
import { RouterLink, useApp } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { Row } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { useFailureWords } from '../form/use-failure-words.ts';
import type { Line } from '../api/order.schema.ts';
import { useAddToItinerary } from '../itinerary/use-add-to-itinerary.ts';
import { paymentPath } from '../cart/cart.rules.ts';
import { viewChoice } from './booking-choice.rules.ts';
import styles from './booking-choice.module.css';
import { RefusalNote } from '../form/refusal-note.tsx';

interface ChoiceProps {
  readonly chosen: readonly Line[];
  readonly onClear: () => void;
}

type Adding = ReturnType<typeof useAddToItinerary>;

function Notes({ refused, mixed }: Pick<Adding, 'refused'> & { mixed: string | undefined }) {
  const { t } = useTranslation('account');
  return (
    <>
      {refused.map(({ id, title, failure }) => (
        <RefusalNote key={id} title={title} failure={failure} />
      ))}
      {mixed && (
        <Note tone="warn" live="status" title={mixed}>
          {t('orders.mixed')}
        </Note>
      )}
    </>
  );
}

/** What can be done with the chosen bookings, in view while the list scrolls. */
export function BookingChoice({ chosen, onClear }: ChoiceProps) {
  const { t } = useTranslation('account');
  const words = useFailureWords();
  const { clock } = useApp();
  const { send: add, busy, refused } = useAddToItinerary(onClear);
  const { payable, total, travelling } = viewChoice(chosen, clock.now());
  return (
    <section className={styles.bar} aria-label={t('orders.choice')}>
      <Notes refused={refused} mixed={total.ok ? undefined : words(total.failure)} />
      <Row justify="between">
        <p role="status">
          <b>{t('cart.chosen', { count: chosen.length })}</b>
          {payable.length > 0 && total.ok && ` · ${t('orders.toPay', { amount: exactPrice(total.data) })}`}
        </p>
        <Row justify="between">
          <Button variant="link" size="s" onClick={onClear}>
            {t('orders.unselect')}
          </Button>
          {travelling.length > 0 && (
            <Button size="s" icon={CalendarPlus} busy={busy} onClick={() => void add(travelling)}>
              {t('orders.addToItinerary')}
            </Button>
          )}
          {payable.length > 0 && total.ok && (
            <LinkButton size="s" variant="action" as={RouterLink} href={paymentPath(payable)}>
              {t('orders.pay', { count: payable.length })}
            </LinkButton>
          )}
        </Row>
      </Row>
    </section>
  );
}
