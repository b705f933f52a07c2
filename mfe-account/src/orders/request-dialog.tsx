import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { exactPrice, fromMajor } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import { DateField } from '@wisata/ui/date-field';
import { ErrorSummary } from '@wisata/ui/error-summary';
import { Note } from '@wisata/ui/note';
import { TextArea } from '@wisata/ui/text-area';
import type { Line } from '../api/order.schema.ts';
import { useOrderRequest } from './use-order-request.ts';
import { MAX_REASON, type RequestType } from './order-request.rules.ts';
import { FormDialog } from '../form/form-dialog.tsx';

interface DialogProps {
  readonly line: Line;
  readonly type: RequestType;
  readonly email: string | undefined;
  readonly onClose: () => void;
}

type Form = ReturnType<typeof useOrderRequest>;

/** What comes back by the rules of the booking, before anybody asks for it. */
function Estimate({ line }: { line: Line }) {
  const { t } = useTranslation('account');
  const estimate = line.refund_estimate;
  if (!estimate) return <p>{t('request.estimateLater')}</p>;
  const amount = exactPrice(fromMajor(estimate.amount, estimate.currency));
  return (
    <Note tone={estimate.amount > 0 ? 'info' : 'warn'}>
      {t(estimate.amount > 0 ? 'request.estimate' : 'request.estimateNone', { amount })}
    </Note>
  );
}

function Fields({ form, type, id }: { form: Form; type: RequestType; id: string }) {
  const { t } = useTranslation('account');
  const { locale } = useApp();
  const unreadable = t('transactions.dayUnreadable');
  const textOf = (problem: string | undefined) =>
    problem === 'dayUnreadable' ? unreadable : problem && t(`request.problem.${problem}`);
  const errors = [
    { fieldId: `${id}-date`, message: textOf(form.problems.wantedDate) },
    { fieldId: `${id}-reason`, message: textOf(form.problems.reason) },
  ].flatMap(({ fieldId, message }) => (message ? [{ fieldId, message }] : []));
  return (
    <>
      <ErrorSummary title={t('order.summary')} errors={errors} attempt={form.attempt} />
      {type === 'reschedule' && (
        <DateField
          id={`${id}-date`}
          label={t('request.wantedDate')}
          hint={t('request.wantedDateHint')}
          locale={locale}
          value={form.input.wantedDate || undefined}
          onChange={(date) => form.change({ wantedDate: date ?? '' })}
          onUnreadable={(wantedDate) => form.change({ wantedDate })}
          labels={{ unreadable }}
          error={textOf(form.problems.wantedDate)}
        />
      )}
      <TextArea
        id={`${id}-reason`}
        label={t('request.reason')}
        hint={t(`request.reasonHint.${type}`)}
        maxLength={MAX_REASON}
        value={form.input.reason}
        onChange={(event) => form.change({ reason: event.target.value })}
        error={textOf(form.problems.reason)}
      />
    </>
  );
}

/** Asks for money back or for another day. What is typed is kept when the dialog closes. */
export function RequestDialog({ line, type, email, onClose }: DialogProps) {
  const { t } = useTranslation('account');
  const id = useId();
  const form = useOrderRequest({ line, type, email, onSent: onClose });
  return (
    <FormDialog form={form} title={t(`request.title.${type}`)} send={t(`request.send.${type}`)} onClose={onClose}>
      <p>
        {line.title} · {t('order.orderId')} {line.code}
      </p>
      {type === 'refund' ? <Estimate line={line} /> : <p>{t('request.rescheduleText')}</p>}
      <Fields form={form} type={type} id={id} />
    </FormDialog>
  );
}
