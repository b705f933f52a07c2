import { describeWanted } from '@wisata/registry/wanted-words';
import { answerRequest } from './console.api.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import type { AnswerChoice } from './request-card.tsx';

interface AnswerDialogProps {
  readonly choice: AnswerChoice;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

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
  const wanted = `${request.package} ${describeWanted(request.action)}`;
  const { title, confirm, done } = wordsFor(decision, request.dueAt !== undefined);

  const answer = async (reason: string) => {
    const given = await answerRequest(request.package, request.id, decision, reason);
    if (!given.ok) return given.failure;
    onDone(`${done}: ${wanted}.`);
    return undefined;
  };

  return (
    <ReasonDialog title={`${title}: ${wanted}`} confirm={confirm} onClose={onClose} onConfirm={answer}>
      <p>
        {request.actor} asks: “{request.reason}”
      </p>
    </ReasonDialog>
  );
}
