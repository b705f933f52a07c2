import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALE_TAGS } from '@wisata/kernel/locale';
import { useApp } from '@wisata/runtime';
import { LazyPhoneField } from '@wisata/runtime/booking/lazy-phone-field';
import { Button } from '@wisata/ui/button';
import { ErrorSummary } from '@wisata/ui/error-summary';
import { Note } from '@wisata/ui/note';
import { SelectField } from '@wisata/ui/select-field';
import { TextArea } from '@wisata/ui/text-area';
import { EmailField, TextField } from '@wisata/ui/text-field';
import { useContactForm, type ContactFormState } from './use-contact-form.ts';
import { fieldId, NOTES_LIMIT, TOPICS, type ContactForm as Form } from './contact-form.rules.ts';
import styles from './contact-form.module.css';

const ORDER = ['topic', 'reference', 'firstName', 'lastName', 'email', 'phone', 'notes'] as const;

type ProblemOf = (name: keyof Form) => string | undefined;

function usePhoneLabels() {
  const { t } = useTranslation('content');
  return {
    callingCode: t('contact.code'),
    clear: t('contact.clear'),
    close: t('close'),
    loading: t('contact.countriesLoading'),
    failed: t('contact.countriesFailed'),
    retry: t('again'),
    count: (count: number) => t('contact.countries', { count }),
    empty: (query: string) => t('contact.noCountry', { query }),
    tooShort: () => t('contact.codeHint'),
  };
}

function Phone({ state, problemOf }: { readonly state: ContactFormState; readonly problemOf: ProblemOf }) {
  const { t } = useTranslation('content');
  const { locale } = useApp();
  const labels = usePhoneLabels();
  const { values, set, leave } = state.form;
  const problem = problemOf('phone');
  return (
    <LazyPhoneField
      id={fieldId('phone')}
      label={t('contact.phone')}
      optional={t('optional')}
      hint={t('contact.phoneHint')}
      value={values.phone}
      onChange={(phone) => set('phone', phone)}
      onBlur={() => leave('phone')}
      labels={labels}
      languageTag={LOCALE_TAGS[locale]}
      error={problem}
    />
  );
}

function Person({ state, problemOf }: { readonly state: ContactFormState; readonly problemOf: ProblemOf }) {
  const { t } = useTranslation('content');
  const { text } = state.form;
  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...text('firstName')}
          id={fieldId('firstName')}
          label={t('contact.firstName')}
          autoComplete="given-name"
          error={problemOf('firstName')}
        />
        <TextField
          {...text('lastName')}
          id={fieldId('lastName')}
          label={t('contact.lastName')}
          optional={t('optional')}
          autoComplete="family-name"
          error={problemOf('lastName')}
        />
      </div>
      <div className={styles.pair}>
        <EmailField
          {...text('email')}
          id={fieldId('email')}
          label={t('contact.email')}
          autoComplete="email"
          error={problemOf('email')}
        />
        <Phone state={state} problemOf={problemOf} />
      </div>
    </>
  );
}

function About({ state, problemOf }: { readonly state: ContactFormState; readonly problemOf: ProblemOf }) {
  const { t } = useTranslation('content');
  const { text } = state.form;
  return (
    <div className={styles.pair}>
      <SelectField
        {...state.form.choice('topic')}
        id={fieldId('topic')}
        label={t('contact.topic')}
        emptyLabel={t('contact.choose')}
        options={TOPICS.map((value) => ({ value, label: t(`contact.topics.${value}`) }))}
        error={problemOf('topic')}
      />
      <TextField
        {...text('reference')}
        id={fieldId('reference')}
        label={t('contact.reference')}
        optional={t('optional')}
        hint={t('contact.referenceHint')}
        autoCapitalize="characters"
        autoComplete="off"
        error={problemOf('reference')}
      />
    </div>
  );
}

function Sent({ state }: { readonly state: ContactFormState }) {
  const { t } = useTranslation('content');
  return (
    <Note
      tone="success"
      live="status"
      title={t('contact.sent')}
      actions={<Button onClick={state.writeAnother}>{t('contact.another')}</Button>}
    >
      {t('contact.sentText', { email: state.sentTo })}
    </Note>
  );
}

function Problems({ state, problemOf }: { readonly state: ContactFormState; readonly problemOf: ProblemOf }) {
  const { t } = useTranslation('content');
  const { attempts } = state.form;
  const listed = attempts > 0 ? ORDER.filter((name) => problemOf(name)) : [];
  return (
    <ErrorSummary
      title={t('contact.summary', { count: listed.length })}
      errors={listed.map((name) => ({ fieldId: fieldId(name), message: problemOf(name) }))}
      attempt={attempts}
    />
  );
}

interface ContactFormProps {
  readonly callingCode: string;
  readonly topic?: string | null;
  readonly reference?: string | null;
  /** What the message is about, where the page says it already. */
  readonly about?: string;
  /** Sending is the next step of the whole page. */
  readonly isMain?: boolean;
}

interface OpenFormProps extends Pick<ContactFormProps, 'about' | 'isMain'> {
  readonly state: ContactFormState;
}

function OpenForm({ state, about, isMain }: OpenFormProps) {
  const { t } = useTranslation('content');
  const { text, errors, refused, busy } = state.form;
  const problemOf: ProblemOf = (name) => errors[name] ?? refused[name];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    state.submit();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Problems state={state} problemOf={problemOf} />
      {about === undefined && <About state={state} problemOf={problemOf} />}
      <Person state={state} problemOf={problemOf} />
      <TextArea
        {...text('notes')}
        id={fieldId('notes')}
        label={t('contact.notes')}
        rows={5}
        maxLength={NOTES_LIMIT.most}
        error={problemOf('notes')}
      />
      {state.problem && (
        <Note tone="danger" live="alert" title={t('contact.failed')}>
          {state.problem}
        </Note>
      )}
      <div>
        <Button type="submit" variant={isMain ? 'action' : 'primary'} busy={busy}>
          {t('contact.send')}
        </Button>
      </div>
    </form>
  );
}

/** A message to the help desk. What is typed stays until it has been sent. */
export function ContactForm(props: ContactFormProps) {
  const state = useContactForm(props);
  if (state.sentTo !== undefined) return <Sent state={state} />;
  return <OpenForm state={state} about={props.about} isMain={props.isMain} />;
}
