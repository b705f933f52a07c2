import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import { Stack } from '@wisata/ui/layout';
import { TextArea } from '@wisata/ui/text-area';
import type { OrderRequest } from '../api/order.schema.ts';
import { RefusalNote } from '../form/refusal-note.tsx';
import { MAX_REASON } from './order-request.rules.ts';
import { useQuestionReply } from './use-question-reply.ts';

interface QuestionReplyProps {
  readonly request: OrderRequest;
  /** A guest's proof. */
  readonly email: string | undefined;
}

/** Answers what the help desk has asked about a request. */
export function QuestionReply({ request, email }: QuestionReplyProps) {
  const { t } = useTranslation('account');
  const id = useId();
  const { note, setNote, submit, busy, problem, isMissing } = useQuestionReply(request.id, email);
  function press(): void {
    if (!submit()) document.getElementById(id)?.focus();
  }
  return (
    <Stack gap={3}>
      <TextArea
        id={id}
        label={t('request.reply')}
        hint={t('request.replyHint')}
        rows={3}
        maxLength={MAX_REASON}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={isMissing ? t('request.problem.replyMissing') : undefined}
      />
      {problem && <RefusalNote failure={problem} />}
      <div>
        <Button variant="primary" busy={busy} onClick={press}>
          {t('request.sendReply')}
        </Button>
      </div>
    </Stack>
  );
}
