import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Stack } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { useInstantText } from '@wisata/ui/use-instant-text';
import { useSecondsLeft } from './use-seconds-left.ts';
import { useSending } from '../form/use-sending.ts';
import { RefusalNote } from '../form/refusal-note.tsx';

const COOLDOWN_SECONDS = 60;

/** Sends the same mail once more, at most once a minute; the first one has just been sent. */
export function Resend({ send: request }: { send: () => Promise<Outcome<string>> }) {
  const { t } = useTranslation('account');
  const { clock, locale } = useApp();
  const instant = useInstantText(locale);
  const { left, restart } = useSecondsLeft(COOLDOWN_SECONDS);
  const [sentAtMs, setSentAtMs] = useState<number>();
  const { send, busy, problem } = useSending(request, () => {
    setSentAtMs(clock.now());
    restart();
  });
  return (
    <Stack gap={3}>
      {problem && <RefusalNote failure={problem} />}
      {sentAtMs !== undefined && !problem && (
        <Note tone="success" live="status">
          {t('resend.sent', { at: instant(sentAtMs) })}
        </Note>
      )}
      <Button full busy={busy} aria-disabled={left > 0} aria-describedby="resend-wait" onClick={() => void send()}>
        {t('resend.action')}
      </Button>
      <p id="resend-wait" suppressHydrationWarning>
        {left > 0 ? t('resend.wait', { count: left }) : t('resend.ready')}
      </p>
    </Stack>
  );
}
