import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import { Dialog } from '@wisata/ui/dialog';
import { Stack } from '@wisata/ui/layout';
import type { useKeptForm } from './use-kept-form.ts';
import { RefusalNote } from './refusal-note.tsx';

interface FormDialogProps {
  readonly form: Pick<ReturnType<typeof useKeptForm>, 'submit' | 'busy' | 'refusal'>;
  readonly title: string;
  /** Word of the button that sends. */
  readonly send: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog; what is typed is kept when it closes. */
export function FormDialog({ form, title, send, onClose, children }: FormDialogProps) {
  const { t } = useTranslation('account');
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      labels={{ close: t('close') }}
      actions={
        <>
          <Button onClick={onClose}>{t('request.later')}</Button>
          <Button variant="action" busy={form.busy} onClick={() => void form.submit()}>
            {send}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {children}
        {form.refusal && <RefusalNote failure={form.refusal} />}
      </Stack>
    </Dialog>
  );
}
