import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '@wisata/ui/error-summary';
import { Stack } from '@wisata/ui/layout';
import type { useAccountForm } from './use-account-form.ts';
import { RefusalNote } from './refusal-note.tsx';

interface AccountFormProps {
  readonly form: Pick<ReturnType<typeof useAccountForm>, 'onSubmit' | 'summary' | 'failure'>;
  readonly children: ReactNode;
  /** The button, unless it stands elsewhere and names the form by its `id`. */
  readonly foot?: ReactNode;
  readonly id?: string;
  /** Out of a refusal that pressing again cannot help. */
  readonly wayOut?: ReactNode;
}

/** What every form of an account has around its fields: the summary of mistakes before, the server's refusal behind. */
export function AccountForm({ form, children, foot, id, wayOut }: AccountFormProps) {
  const { t } = useTranslation('account');
  const { onSubmit, summary, failure } = form;
  return (
    <form id={id} onSubmit={onSubmit} noValidate>
      <Stack gap={4}>
        <ErrorSummary title={t('login.summary')} errors={summary.errors} attempt={summary.attempt} />
        {children}
        {failure && <RefusalNote failure={failure} actions={wayOut} />}
        {foot}
      </Stack>
    </form>
  );
}
