import { useState } from 'react';
import type { AppContext } from '@wisata/kernel/app-context';
import { downloadCalendar, downloadVoucher, type DocumentFile, type TicketRequest } from './ticket-document.api.ts';

const CALLS = { voucher: downloadVoucher, calendar: downloadCalendar } as const;

/** Downloads of one booking, each handed to `onFile`; `problem` stays until the next attempt. */
export function useTicketDocuments(
  { api, locale }: AppContext,
  booking: TicketRequest,
  onFile: (file: DocumentFile) => void,
) {
  const [busy, setBusy] = useState<keyof typeof CALLS>();
  const [problem, setProblem] = useState<string>();

  async function get(kind: keyof typeof CALLS): Promise<void> {
    setBusy(kind);
    setProblem(undefined);
    const answer = await CALLS[kind](api, booking, locale);
    setBusy(undefined);
    if (answer.ok) onFile(answer.data);
    else setProblem(answer.failure.message);
  }

  return { busy, problem, get };
}
