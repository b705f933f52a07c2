import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SUPPORT_REFUND_LIMIT } from '@wisata/kernel/contracts/traveller-request-body';
import { formatDate } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { exactPrice, fromMajor, money } from '@wisata/kernel/money';
import { scopesOf } from '@wisata/kernel/roles';
import { useApp, useSessionUser } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { DateField } from '@wisata/ui/date-field';
import { ErrorSummary } from '@wisata/ui/error-summary';
import { Stack } from '@wisata/ui/layout';
import { Segmented } from '@wisata/ui/segmented';
import { TextArea } from '@wisata/ui/text-area';
import { TextField } from '@wisata/ui/text-field';
import { useInstantText } from '@wisata/ui/use-instant-text';
import type { Line, OrderRequest } from '../api/order.schema.ts';
import { RefusalNote } from '../form/refusal-note.tsx';
import { agreedDay, MAX_NOTE, typedAmount, type AnswerField } from './answer.rules.ts';
import styles from './office.module.css';
import { useAnswer } from './use-answer.ts';

interface RequestAnswerProps {
  readonly request: OrderRequest;
  readonly order: Line;
  readonly locale: Locale;
  /** Once the answer is with the traveller, and this form is gone. */
  readonly onSent: () => void;
}

type Wished = Pick<RequestAnswerProps, 'request' | 'order'>;
type Answer = ReturnType<typeof useAnswer>;

/** What was asked, and what the booked rules and the payment say of it. */
function Wish({ request, order }: Wished) {
  const { t } = useTranslation('office');
  const { locale } = useApp();
  const instant = useInstantText(locale);
  const { estimate, wanted_date: wanted } = request;
  const price = (amount: number) => exactPrice(fromMajor(amount, order.currency));
  return (
    <>
      <p className={styles.quote}>{request.reason}</p>
      <dl className={styles.facts}>
        <dt>{t('answer.askedAt')}</dt>
        <dd>{instant(request.created_at)}</dd>
        {wanted && <dt>{t('answer.wanted')}</dt>}
        {wanted && <dd>{formatDate(wanted, locale)}</dd>}
        <dt>{t('answer.paid')}</dt>
        <dd>{price(order.amount)}</dd>
        {order.promo_code && <dt>{t('answer.promo', { code: order.promo_code })}</dt>}
        {order.promo_code && <dd>− {price(order.total_discount)}</dd>}
        {request.type === 'refund' && <dt>{t('answer.byRules')}</dt>}
        {request.type === 'refund' && <dd>{estimate ? price(estimate.amount) : t('answer.byHand')}</dd>}
      </dl>
    </>
  );
}

/** What was asked and replied since. */
function Talk({ request }: Pick<RequestAnswerProps, 'request'>) {
  const { t } = useTranslation('office');
  const instant = useInstantText(useApp().locale);
  const said = request.timeline.filter(({ kind }) => kind === 'question' || kind === 'reply');
  if (said.length === 0) return null;
  return (
    <ol role="list" className={styles.story} aria-label={t('answer.talk')}>
      {said.map(({ at, kind, note }) => (
        <li key={`${at} ${kind}`}>
          <b>{t(`answer.said.${kind}`)}</b> <span className={styles.quote}>{note}</span>
          <small>{instant(at)}</small>
        </li>
      ))}
    </ol>
  );
}

function useErrorTexts({ problems }: Answer, id: string) {
  const { t } = useTranslation('office');
  const textOf = (field: AnswerField) =>
    problems[field] === 'unreadable'
      ? t('answer.dayUnreadable')
      : problems[field] && t(`answer.problem.${field}.${problems[field]}`);
  const fields: readonly AnswerField[] = ['refund', 'agreedDate', 'note'];
  const errors = fields.flatMap((field) => {
    const message = textOf(field);
    return message ? [{ fieldId: `${id}-${field}`, message }] : [];
  });
  return { textOf, errors };
}

function Terms({ answer, request, order, id }: { answer: Answer; id: string } & Wished) {
  const { t } = useTranslation('office');
  const { locale } = useApp();
  const { textOf } = useErrorTexts(answer, id);
  const { input, change } = answer;
  return (
    <>
      {request.type === 'refund' && (
        <TextField
          id={`${id}-refund`}
          label={t('answer.refund')}
          prefix={order.currency === 'IDR' ? 'Rp.' : 'S$'}
          inputMode="decimal"
          autoComplete="off"
          value={input.refund}
          onChange={(event) => change({ refund: event.target.value })}
          error={textOf('refund')}
        />
      )}
      <DateField
        id={`${id}-agreedDate`}
        label={t(`answer.day.${request.type}`)}
        locale={locale}
        value={input.agreedDate || undefined}
        onChange={(date) => change({ agreedDate: date ?? '' })}
        onUnreadable={(agreedDate) => change({ agreedDate })}
        labels={{ unreadable: t('answer.dayUnreadable') }}
        error={textOf('agreedDate')}
      />
    </>
  );
}

/** The word of the button: what happens when it is pressed. */
function useSendWord({ input }: Answer, { request, order }: Wished): string {
  const { t } = useTranslation('office');
  const { locale } = useApp();
  if (input.decision !== 'accepted') return t(input.decision === 'question' ? 'answer.sendQuestion' : 'answer.sendNo');
  if (request.type === 'reschedule') {
    return t('answer.sendDay', { day: agreedDay(input, locale) });
  }
  return t('answer.sendRefund', {
    amount: exactPrice(fromMajor(typedAmount(input.refund, order.currency) ?? 0, order.currency)),
  });
}

/** Answers a wish; amount and day stand on the traveller's page, in the mail and on the timeline as they stand here. */
export function RequestAnswer({ request, order, locale, onSent }: RequestAnswerProps) {
  const { t } = useTranslation('office');
  const id = useId();
  const user = useSessionUser();
  const answer = useAnswer(request, order, locale, onSent);
  const { errors, textOf } = useErrorTexts(answer, id);
  const { input, change } = answer;
  const sendWord = useSendWord(answer, { request, order });
  const isLimited = request.type === 'refund' && !scopesOf(user?.role ?? '').includes('refunds');
  return (
    <section className={styles.answer} aria-labelledby={`${id}-title`}>
      <Stack gap={3}>
        <h3 id={`${id}-title`}>{t(`answer.title.${request.type}`)}</h3>
        <Wish request={request} order={order} />
        <Talk request={request} />
        <ErrorSummary title={t('answer.summary')} errors={errors} attempt={answer.attempt} />
        <Segmented
          label={t('answer.decision')}
          options={[
            ...(['accepted', 'declined'] as const).map((value) => ({
              value,
              label: t(`answer.${value}.${request.type}`),
            })),
            { value: 'question' as const, label: t('answer.question') },
          ]}
          value={input.decision}
          onChange={(decision) => change({ decision })}
        />
        {input.decision === 'accepted' && <Terms answer={answer} request={request} order={order} id={id} />}
        <TextArea
          id={`${id}-note`}
          label={t(input.decision === 'question' ? 'answer.questionNote' : 'answer.note')}
          hint={t(`answer.language.${locale}`)}
          rows={5}
          maxLength={MAX_NOTE}
          lang={locale}
          value={input.note}
          onChange={(event) => change({ note: event.target.value })}
          error={textOf('note')}
        />
        {answer.refusal && <RefusalNote failure={answer.refusal} />}
        <Button variant="action" full busy={answer.busy} onClick={() => void answer.submit()}>
          {sendWord}
        </Button>
        <p className={styles.muted}>
          {t(input.decision === 'question' ? 'answer.questionWhere' : 'answer.where')}
          {isLimited && ` ${t('answer.limit', { amount: exactPrice(money(SUPPORT_REFUND_LIMIT, 'IDR')) })}`}
        </p>
      </Stack>
    </section>
  );
}
