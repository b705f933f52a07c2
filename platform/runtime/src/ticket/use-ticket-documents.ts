import { useState } from 'react';
import { failureWords } from '@wisata/kernel/failure-words';
import type { AppContext } from '@wisata/kernel/app-context';
import { useApp } from '@wisata/runtime';
import { saveFile } from '@wisata/ui/save-file';
import {
  downloadCalendar,
  downloadReceipt,
  downloadVoucher,
  type DocumentFile,
  type TicketRequest,
} from './ticket-document.api.ts';

const CALLS = { voucher: downloadVoucher, calendar: downloadCalendar, receipt: downloadReceipt } as const;

/** Downloads of one booking, each handed to `onFile`; `problem` stays until the next attempt. */
export function useTicketDocuments(app: AppContext, booking: TicketRequest, onFile: (file: DocumentFile) => void) {
  const [busy, setBusy] = useState<keyof typeof CALLS>();
  const [problem, setProblem] = useState<string>();

  async function get(kind: keyof typeof CALLS): Promise<void> {
    setBusy(kind);
    setProblem(undefined);
    const answer = await CALLS[kind](app.api, booking, app.locale);
    setBusy(undefined);
    if (answer.ok) onFile(answer.data);
    else setProblem(failureWords(app, answer.failure, { remote: booking.service }));
  }

  return { busy, problem, get };
}

/** The same, each file kept where the browser keeps its files, which `said` tells. */
export function useSavedDocuments(booking: TicketRequest, said: string) {
  const app = useApp();
  return useTicketDocuments(app, booking, (file) => {
    saveFile(file);
    app.toast(said, 'success');
  });
}
