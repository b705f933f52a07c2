import { answerRequest } from './console.api.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { describeWanted } from './registry-words.ts';
import type { AnswerChoice } from './request-card.tsx';
import { useWords, type Told, type Words } from './words.ts';

interface AnswerDialogProps {
  readonly choice: AnswerChoice;
  readonly onClose: () => void;
  readonly onDone: (told: Told) => void;
}

const kindOf = (decision: AnswerChoice['decision'], isPlan: boolean) =>
  isPlan ? (`${decision}Plan` as const) : decision;

/** Asks why, and says yes or no to what another one has asked for. */
export function AnswerDialog({ choice: { request, decision }, onClose, onDone }: AnswerDialogProps) {
  const words = useWords();
  const { package: name, actor, reason: asked } = request;
  const kind = kindOf(decision, request.dueAt !== undefined);
  const valuesIn = (spoken: Words) => ({ name, wanted: describeWanted(spoken, request.action) });

  const answer = async (reason: string) => {
    const given = await answerRequest(name, request.id, decision, reason);
    if (!given.ok) return given.failure;
    onDone((spoken) => spoken.t(`answer.${kind}.done`, valuesIn(spoken)));
    return undefined;
  };

  return (
    <ReasonDialog
      title={words.t(`answer.${kind}.title`, valuesIn(words))}
      confirm={words.t(`answer.${kind}.confirm`)}
      facts={{ name, actor }}
      onClose={onClose}
      onConfirm={answer}
    >
      <p>{words.t('answer.asks', { actor, reason: asked })}</p>
    </ReasonDialog>
  );
}
