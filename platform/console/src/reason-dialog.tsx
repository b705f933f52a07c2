import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { Failure } from '@wisata/kernel/outcome';
import { Button } from '@wisata/ui/button';
import { Dialog } from '@wisata/ui/dialog';
import { Note } from '@wisata/ui/note';
import { TextArea } from '@wisata/ui/text-area';
import { RefusalText, type RefusalFacts } from './registry-text.tsx';
import { useWords } from './words.ts';
import frame from './frame.module.css';

interface ReasonDialogProps {
  readonly title: string;
  /** On the button that does it. */
  readonly confirm: string;
  readonly isDanger?: boolean;
  /** What a refusal would be about. */
  readonly facts: RefusalFacts;
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
export function ReasonDialog({ title, confirm, isDanger = false, ...props }: ReasonDialogProps) {
  const { facts, children, onClose, onConfirm } = props;
  const { t } = useWords();
  const form = useId();
  const [isMissing, setIsMissing] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = reasonIn(event.currentTarget);
    setIsMissing(reason === '');
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
      labels={{ close: t('dialog.close') }}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" form={form} variant={isDanger ? 'danger' : 'primary'} busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={form} className={frame.stack} onSubmit={(event) => void submit(event)} noValidate>
        {failure && (
          // Where the registry did not come to an answer, what has become of it is in the failure's own words.
          <Note tone="danger" title={!failure.retryable && t('dialog.refused')} live="alert">
            <RefusalText failure={failure} {...facts} />
          </Note>
        )}
        {children}
        <TextArea
          label={t('dialog.reason')}
          name="reason"
          rows={3}
          maxLength={500}
          error={isMissing && t('dialog.reasonMissing')}
          hint={t('dialog.reasonHint')}
        />
      </form>
    </Dialog>
  );
}
