import { useState, type FormEvent } from 'react';
import { Button } from '@wisata/ui/button';
import { Dialog } from '@wisata/ui/dialog';
import { Note } from '@wisata/ui/note';
import { TextArea } from '@wisata/ui/text-area';
import type { Failure } from '@wisata/kernel/outcome';
import { describeWanted } from '@wisata/registry/wanted-words';
import { answerRequest } from './console.api.ts';
import { NO_REASON, reasonIn } from './reason.ts';
import type { AnswerChoice } from './request-card.tsx';
import frame from './frame.module.css';

interface AnswerDialogProps {
  readonly choice: AnswerChoice;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

const FORM = 'answer';

function wordsFor(decision: AnswerChoice['decision'], isPlan: boolean) {
  if (decision === 'approve')
    return isPlan
      ? { title: 'Approve', confirm: 'Approve for its time', done: 'Approved' }
      : { title: 'Approve', confirm: 'Approve, and do it', done: 'Done' };
  return isPlan
    ? { title: 'Call off', confirm: 'Call off', done: 'Called off' }
    : { title: 'Refuse', confirm: 'Refuse', done: 'Refused' };
}

/** Asks why, and says yes or no to what another one has asked for. */
export function AnswerDialog({ choice: { request, decision }, onClose, onDone }: AnswerDialogProps) {
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const wanted = `${request.package} ${describeWanted(request.action)}`;
  const { title, confirm, done } = wordsFor(decision, request.dueAt !== undefined);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = reasonIn(event.currentTarget);
    setError(reason === '' ? NO_REASON : undefined);
    if (reason === '') return;
    setBusy(true);
    const answer = await answerRequest(request.package, request.id, decision, reason);
    if (answer.ok) return onDone(`${done}: ${wanted}.`);
    setBusy(false);
    setFailure(answer.failure);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={`${title}: ${wanted}`}
      labels={{ close: 'Close' }}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM} variant="primary" busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={FORM} className={frame.stack} onSubmit={(event) => void submit(event)} noValidate>
        {failure && (
          <Note tone="danger" title="Nothing was changed." live="alert">
            {failure.message}
          </Note>
        )}
        <p>
          {request.actor} asks: “{request.reason}”
        </p>
        <TextArea label="Reason" name="reason" rows={3} maxLength={500} error={error} hint="Kept in the history." />
      </form>
    </Dialog>
  );
}
