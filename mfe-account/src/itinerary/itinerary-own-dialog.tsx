import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '@wisata/runtime';
import { DateField } from '@wisata/ui/date-field';
import { ErrorSummary } from '@wisata/ui/error-summary';
import { TextArea } from '@wisata/ui/text-area';
import { TextField } from '@wisata/ui/text-field';
import { useOwnItem } from './use-own-item.ts';
import { FormDialog } from '../form/form-dialog.tsx';

type Form = ReturnType<typeof useOwnItem>;

function Details({ form }: { form: Form }) {
  const { t } = useTranslation('account');
  const optional = t('itinerary.optional');
  return (
    <>
      <TextField
        label={t('itinerary.place')}
        optional={optional}
        maxLength={200}
        value={form.input.place}
        onChange={(event) => form.change({ place: event.target.value })}
      />
      <TextArea
        label={t('itinerary.note')}
        optional={optional}
        rows={3}
        maxLength={1000}
        value={form.input.note}
        onChange={(event) => form.change({ note: event.target.value })}
      />
    </>
  );
}

function Fields({ form, id }: { form: Form; id: string }) {
  const { t } = useTranslation('account');
  const { locale } = useApp();
  const unreadable = t('transactions.dayUnreadable');
  const textOf = (name: 'title' | 'date' | 'time') => {
    const problem = form.problems[name];
    return problem === 'dayUnreadable' ? unreadable : problem && t(`itinerary.problem.${problem}`);
  };
  const errors = (['title', 'date', 'time'] as const).flatMap((name) => {
    const message = textOf(name);
    return message ? [{ fieldId: `${id}-${name}`, message }] : [];
  });
  return (
    <>
      <ErrorSummary title={t('order.summary')} errors={errors} attempt={form.attempt} />
      <TextField
        id={`${id}-title`}
        label={t('itinerary.what')}
        maxLength={120}
        value={form.input.title}
        onChange={(event) => form.change({ title: event.target.value })}
        error={textOf('title')}
      />
      <DateField
        id={`${id}-date`}
        label={t('itinerary.day')}
        hint={t('request.wantedDateHint')}
        locale={locale}
        value={form.input.date || undefined}
        onChange={(date) => form.change({ date: date ?? '' })}
        onUnreadable={(date) => form.change({ date })}
        labels={{ unreadable }}
        error={textOf('date')}
      />
      <TextField
        id={`${id}-time`}
        label={t('itinerary.time')}
        hint={t('itinerary.timeHint')}
        autoComplete="off"
        maxLength={5}
        optional={t('itinerary.optional')}
        value={form.input.time}
        onChange={(event) => form.change({ time: event.target.value })}
        error={textOf('time')}
      />
      <Details form={form} />
    </>
  );
}

/** Adds a thing of one's own: a dinner, a visit to friends. What is typed is kept when the dialog closes. */
export function ItineraryOwnDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const id = useId();
  const form = useOwnItem(onClose);
  return (
    <FormDialog form={form} title={t('itinerary.addOwn')} send={t('orders.addToItinerary')} onClose={onClose}>
      <Fields form={form} id={id} />
    </FormDialog>
  );
}
