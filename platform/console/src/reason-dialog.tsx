import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { Failure } from '@wisata/kernel/outcome';
import { Button } from '@wisata/ui/button';
import { Dialog } from '@wisata/ui/dialog';
import { Note } from '@wisata/ui/note';
import { TextArea } from '@wisata/ui/text-area';
import frame from './frame.module.css';

interface ReasonDialogProps {
  readonly title: string;
  /** On the button that does it. */
  readonly confirm: string;
  readonly isDanger?: boolean;
  /** What is said and asked before the reason. */
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** Does it, and gives why it was not done. */
  readonly onConfirm: (reason: string) => Promise<Failure | undefined>;
}

function reasonIn(form: HTMLFormElement): string {
  const given = new FormData(form).get('reason');
  return typeof given === 'string' ? given.trim() : '';
}

/** Asks why before anything is done; a refusal stays beside what was typed. */
export function ReasonDialog({ title, confirm, isDanger = false, children, onClose, onConfirm }: ReasonDialogProps) {
  const form = useId();
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = reasonIn(event.currentTarget);
    setError(reason === '' ? 'Say why: it is kept in the history.' : undefined);
    if (reason === '') return;
    setBusy(true);
    const refused = await onConfirm(reason);
    if (!refused) return;
    setBusy(false);
    setFailure(refused);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      labels={{ close: 'Close' }}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant={isDanger ? 'danger' : 'primary'} busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={form} className={frame.stack} onSubmit={(event) => void submit(event)} noValidate>
        {failure && (
          <Note tone="danger" title="Nothing was changed." live="alert">
            {failure.message}
          </Note>
        )}
        {children}
        <TextArea label="Reason" name="reason" rows={3} maxLength={500} error={error} hint="Kept in the history." />
      </form>
    </Dialog>
  );
}
