import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@wisata/kernel/outcome';
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

function Notes({ problem, mixed }: { problem: Failure | undefined; mixed: string | undefined }) {
  const { t } = useTranslation('account');
  return (
    <>
      {problem && <RefusalNote failure={problem} />}
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
  const { send: add, busy, problem } = useAddToItinerary(onClear);
  const { payable, total, travelling } = viewChoice(chosen, clock.now());
  return (
    <section className={styles.bar} aria-label={t('orders.choice')}>
      <Notes problem={problem} mixed={total.ok ? undefined : words(total.failure)} />
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
            <Button size="s" icon={CalendarPlus} busy={busy} onClick={() => void add(travelling.map(({ id }) => id))}>
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
