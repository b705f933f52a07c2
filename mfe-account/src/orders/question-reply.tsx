import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Stack } from '@wisata/ui/layout';
import { TextArea } from '@wisata/ui/text-area';
import type { OrderRequest } from '../api/order.schema.ts';
import { replyToQuestion } from '../api/request.api.ts';
import { RefusalNote } from '../form/refusal-note.tsx';
import { useSending } from '../form/use-sending.ts';
import { MAX_REASON } from './order-request.rules.ts';

interface QuestionReplyProps {
  readonly request: OrderRequest;
  /** A guest's proof. */
  readonly email: string | undefined;
}

/** Answers what the help desk has asked about a request. */
export function QuestionReply({ request, email }: QuestionReplyProps) {
  const { t } = useTranslation('account');
  const app = useApp();
  const id = useId();
  const { revalidate } = useRevalidator();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { send, busy, problem } = useSending(
    () => replyToQuestion(app.api, request.id, { note: note.trim(), email: email ?? null }),
    async () => {
      app.toast(app.t('account:request.replied'), 'success');
      await revalidate();
    },
  );
  function submit(): void {
    setMissing(note.trim() === '');
    if (!busy && note.trim() !== '') void send();
    else document.getElementById(id)?.focus();
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
        error={isMissing && note.trim() === '' ? t('request.problem.replyMissing') : undefined}
      />
      {problem && <RefusalNote failure={problem} />}
      <div>
        <Button variant="primary" busy={busy} onClick={submit}>
          {t('request.sendReply')}
        </Button>
      </div>
    </Stack>
  );
}
