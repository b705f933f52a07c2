import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '@wisata/kernel/dates';
import type { Failure, Outcome } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Stack } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { useSecondsLeft } from '../hooks/use-seconds-left.ts';
import { RefusalNote } from './refusal-note.tsx';

const COOLDOWN_SECONDS = 60;

/** Sends the same mail once more, at most once a minute; the first one has just been sent. */
export function Resend({ send }: { send: () => Promise<Outcome<string>> }) {
  const { t } = useTranslation('account');
  const { clock, locale } = useApp();
  const { left, restart } = useSecondsLeft(COOLDOWN_SECONDS);
  const [busy, setBusy] = useState(false);
  const [sentAtMs, setSentAtMs] = useState<number>();
  const [failure, setFailure] = useState<Failure>();

  async function sendAgain() {
    setBusy(true);
    setFailure(undefined);
    const answer = await send();
    setBusy(false);
    if (!answer.ok) return setFailure(answer.failure);
    setSentAtMs(clock.now());
    restart();
  }

  return (
    <Stack gap={3}>
      {failure && <RefusalNote failure={failure} />}
      {sentAtMs !== undefined && !failure && (
        <Note tone="success" live="status">
          {t('resend.sent', { at: formatInstant(sentAtMs, locale) })}
        </Note>
      )}
      <Button full busy={busy} aria-disabled={left > 0} aria-describedby="resend-wait" onClick={() => void sendAgain()}>
        {t('resend.action')}
      </Button>
      <p id="resend-wait" suppressHydrationWarning>
        {left > 0 ? t('resend.wait', { count: left }) : t('resend.ready')}
      </p>
    </Stack>
  );
}
